// A segment with its findings: its place, the texts with their marks, the corrected text, the notes.

import { corrected } from "./corrected.js";
import { byId, el } from "./dom.js";
import { marked } from "./marked.js";
import { note } from "./notes.js";
import { plainly, visible } from "./text.js";
import { t } from "./words.js";

// Returns the card of a row.
export function card({ segment, findings }) {
  const number = new Map(findings.map((finding, index) => [finding.id, index + 1]));
  return el(
    "article",
    { class: segment.source === null ? "segment lone" : "segment", "aria-label": plainly(placeOf(segment).join(", ")) },
    place(segment),
    el(
      "div",
      { class: "texts" },
      segment.source === null ? null : textBox("source", "en", segment.source, sourceSpans(findings), number),
      el(
        "div",
        { class: "box" },
        textBox("target", "ru", segment.target, targetSpans(findings), number),
        corrected(segment, findings),
      ),
    ),
    el("ol", { class: "notes" }, ...findings.map((finding) => note(finding, number.get(finding.id)))),
  );
}

// Makes anew what changes when the reader opens or chooses something in a finding: its note, and the corrected text.
export function renew({ segment, findings }, finding) {
  const old = byId(`f-${finding.id}`);
  const box = old.closest("article").querySelector(".corrected");
  box?.replaceWith(corrected(segment, findings));
  old.replaceWith(note(finding, findings.indexOf(finding) + 1));
}

function place(segment) {
  const [where, id] = placeOf(segment);
  return el("header", { class: "place" }, el("h4", {}, where, id ? el("bdi", { class: "id" }, ...visible(id)) : null));
}

// Some formats make a unit's id of its context and its source; the source stands beside it already.
function placeOf({ place: cell, line, id, source }) {
  const own = id === source ? null : id?.endsWith(`|${source}`) ? id.slice(0, -source.length - 1) : id;
  return [cell ?? t("line", { n: line }), own].filter(Boolean);
}

function targetSpans(findings) {
  return findings.filter(({ side }) => side === "target");
}

function sourceSpans(findings) {
  return findings.flatMap((finding) => {
    if (finding.side === "source") return [finding];
    if (!finding.source_span) return [];
    return [{ ...finding, start: finding.source_span[0], end: finding.source_span[1] }];
  });
}

function textBox(side, lang, text, spans, number) {
  const body = text === "" ? [el("span", { class: "none" }, t("empty"))] : marked([...text], spans, number);
  return el(
    "div",
    { class: `text ${side}` },
    el("p", { class: "label" }, t(side)),
    el("p", { class: "body", lang, dir: "auto" }, ...body),
  );
}
