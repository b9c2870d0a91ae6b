// A segment as it would be with the chosen replacements.

import { correct } from "./diff.js";
import { el } from "./dom.js";
import { reader } from "./reader.js";
import { visible, visibleMarked } from "./text.js";
import { t } from "./words.js";

// Returns what the chosen replacements make of a segment, null where no finding has one.
export function correction(segment, findings) {
  const edits = findings
    .filter(({ side, suggestions }) => side === "target" && suggestions.length)
    .map(({ id, start, end, suggestions }) => ({ start, end, text: suggestions[reader.chosen.get(id) ?? 0].text }));
  return edits.length ? correct([...segment.target], edits) : null;
}

// Returns the corrected text with its changes marked, null where nothing changes.
export function corrected(segment, findings) {
  const made = correction(segment, findings);
  if (made === null) return null;
  const body = made.parts.flatMap(([kind, text]) =>
    kind === "same" ? visible(text) : [el(kind, {}, ...visibleMarked(text))],
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
