// A segment as it would be with the chosen replacements.

import { correct } from "./diff.js";
import { el } from "./dom.js";
import { lettered } from "./letters.js";
import { reader } from "./reader.js";
import { visible, visibleMarked } from "./text.js";
import { t } from "./words.js";

// Returns what the chosen replacements make of a segment, null where no finding has one.
export function correction(segment, findings) {
  const edits = findings
    .filter(({ side, suggestions }) => side === "target" && suggestions.length)
    .map(({ id, start, end, suggestions }) => ({ id, start, end, text: suggestions[reader.chosen.get(id) ?? 0].text }));
  return edits.length ? correct([...segment.target], edits) : null;
}

// Returns the corrected text with its changes marked, null where nothing changes.
export function corrected(segment, findings) {
  const made = correction(segment, findings);
  if (made === null) return null;
  const body = made.parts.flatMap((part, index, all) => shown(part, all[index - 1], all[index + 1]));
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
    remaining(made, findings),
  );
}

function shown([kind, text], before, after) {
  if (kind === "same") return visible(text);
  const other = kind === "del" ? after : before;
  return [el(kind, {}, ...(other && other[0] !== "same" ? lettered(text, other[1]) : visibleMarked(text)))];
}

// Says which findings the corrected text still has, by the numbers of their notes.
function remaining(made, findings) {
  const mended = new Set(made.made.map(({ id }) => id));
  const left = findings.flatMap(({ id }, index) => (mended.has(id) ? [] : [index + 1]));
  return left.length ? el("p", { class: "left" }, t("left", { what: left.join(", ") })) : null;
}
