// A segment with its findings: the texts with their marks, the notes, the corrected text.

import { correct } from "./diff.js";
import { report } from "./data.js";
import { byId, el } from "./dom.js";
import { pieces } from "./marks.js";
import { reader } from "./reader.js";
import { plainly, visible, visibleMarked } from "./text.js";
import { nameOf, pick, t } from "./words.js";

const RANK = { error: 2, warning: 1, info: 0 };
const EXAMPLES = 3;
const LONG = 80; // code points; longer marks are only tinted, since underlined paragraphs are hard to read
const CODE = /`([^`]+)`/;

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

// Returns what the chosen replacements make of a segment, null where no finding has one.
export function correction(segment, findings) {
  const edits = findings
    .filter(({ side, suggestions }) => side === "target" && suggestions.length)
    .map(({ id, start, end, suggestions }) => ({ start, end, text: suggestions[reader.chosen.get(id) ?? 0].text }));
  return edits.length ? correct([...segment.target], edits) : null;
}

// Returns the explanation of a rule, null where nothing is known of it.
export function explanation(rule) {
  const { why, url, bad, good } = report.rules[rule];
  const text = pick(why);
  if (!text) return null;
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => el("p", {}, ...withCode(paragraph)));
  return el("div", { class: "why" }, ...paragraphs, examples("wrong", bad), examples("correct", good), safeLink(url));
}

function examples(title, sentences) {
  if (!sentences.length) return null;
  const items = sentences.slice(0, EXAMPLES).map((sentence) => el("li", { lang: "ru" }, example(sentence)));
  return [el("p", { class: "label" }, t(title)), el("ul", { class: `examples ${title}` }, ...items)];
}

// ⟦ and ⟧ stand around the places that the rule reports; around nothing they mark a place where something is missing.
function example(sentence) {
  if (sentence.replace(/[⟦⟧]/g, "") === "") return el("span", { class: "none" }, t("empty"));
  return sentence.split(/⟦(.*?)⟧/s).map((part, index) => {
    if (index % 2 === 0) return visible(part);
    return el("mark", { class: "error" }, el("span", {}, part === "" ? gap() : visibleMarked(part)));
  });
}

function gap() {
  return el("span", { class: "gap" });
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

function marked(chars, spans, number) {
  return pieces(chars.length, spans).flatMap(({ start, end, marks }) => {
    const text = chars.slice(start, end).join("");
    if (!marks.length) return visible(text);
    const worst = marks.reduce((one, other) => (RANK[other.severity] > RANK[one.severity] ? other : one));
    const numbers = marks.filter((span) => span.end === end).map(({ id }) => number.get(id));
    const sign = numbers.length ? el("sup", { "aria-hidden": "true" }, numbers.join(",")) : null;
    const shown = text === "" ? [gap()] : visibleMarked(text);
    const long = worst.end - worst.start > LONG ? " long" : "";
    return [
      el(
        "mark",
        { class: worst.severity + long, "data-act": "go", "data-id": worst.id },
        el("span", {}, ...shown),
        sign,
      ),
    ];
  });
}

function corrected(segment, findings) {
  const made = correction(segment, findings);
  if (made === null) return null;
  const names = { del: "del", ins: "ins" };
  const body = made.parts.flatMap(([kind, text]) =>
    kind in names ? [el(names[kind], {}, ...visibleMarked(text))] : visible(text),
  );
  const button = el(
    "button",
    { type: "button", class: "copy", "data-act": "copy-corrected", "aria-label": t("copy_corrected") },
    t("copy"),
  );
  return el(
    "div",
    { class: "text corrected" },
    el("p", { class: "label" }, t("corrected"), button),
    el("p", { class: "body", lang: "ru", dir: "auto" }, ...body),
  );
}

function note(finding, number) {
  const { id, rule, severity, message } = finding;
  return el(
    "li",
    { id: `f-${id}`, class: `note ${severity}`, tabindex: "-1", "data-id": id },
    el(
      "p",
      { class: "head" },
      el("span", { class: "number", "aria-hidden": "true" }, `${number}`),
      el("span", { class: "severity" }, t(severity)),
      el("bdi", { class: "rule" }, ...visible(nameOf(rule))),
    ),
    el("p", { class: "message" }, ...visible(pick(message))),
    choices(finding),
    related(finding),
    ...actions(finding),
  );
}

function choices({ id, text, suggestions }) {
  if (!suggestions.length) return null;
  const chosen = reader.chosen.get(id) ?? 0;
  const rows = suggestions.map((suggestion, index) => {
    const shown = suggestion.text === "" ? t("delete") : visibleMarked(suggestion.text);
    const what = el("bdi", { class: "becomes", lang: "ru" }, ...shown);
    return el(
      "li",
      { class: index === chosen ? "chosen" : null },
      suggestions.length > 1 ? radio(id, index, index === chosen, what) : el("span", {}, was(text), what),
      suggestion.text === "" ? null : copyButton(index, suggestion.text),
    );
  });
  return el("ul", { class: "choices", "aria-label": t("choices") }, ...rows);
}

function was(text) {
  const arrow = el("span", { class: "arrow", "aria-hidden": "true" }, "→ ");
  return text === "" || text.length > LONG ? arrow : [el("bdi", { class: "was" }, ...visibleMarked(text)), " ", arrow];
}

function radio(id, index, checked, what) {
  const input = el("input", { type: "radio", name: `choice-${id}`, value: `${index}`, "data-act": "choose", checked });
  return el("label", {}, input, what);
}

function copyButton(index, text) {
  const label = t("copy_what", { what: plainly(text) });
  return el(
    "button",
    { type: "button", class: "copy", "data-act": "copy", "data-index": `${index}`, "aria-label": label },
    t("copy"),
  );
}

function related(finding) {
  const places = finding.related.map(({ path, line, message }) =>
    el("li", {}, t("see", { place: `${plainly(path)}:${line}` }), ": ", el("bdi", {}, ...visible(message))),
  );
  return places.length ? el("ul", { class: "related" }, ...places) : null;
}

function actions({ id, rule }) {
  const open = reader.open.has(id);
  const why = open ? explanation(rule) : null;
  const known = pick(report.rules[rule].why) !== "";
  const label = t("why_rule", { rule: nameOf(rule) });
  return [
    el(
      "p",
      { class: "actions" },
      known
        ? el("button", { type: "button", "data-act": "why", "aria-expanded": `${open}`, "aria-label": label }, t("why"))
        : null,
      el("a", { href: `#f-${id}`, "data-act": "link", "aria-label": t("link_to") }, t("link")),
    ),
    why,
  ];
}

function withCode(paragraph) {
  return paragraph
    .split(CODE)
    .map((part, index) => (index % 2 ? el("code", {}, ...visible(part)) : visible(part)))
    .flat();
}

// A rule file may name any address; only web pages become links.
function safeLink(url) {
  if (!/^https?:/.test(url ?? "")) return null;
  return el("p", {}, el("a", { href: url, rel: "noopener noreferrer", target: "_blank" }, t("more_about")));
}
