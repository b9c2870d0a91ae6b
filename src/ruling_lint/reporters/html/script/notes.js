// The note on a finding: what is wrong, the replacements, related places, and what can be done about it.

import { report } from "./data.js";
import { el } from "./dom.js";
import { explanation } from "./explain.js";
import { lettered } from "./letters.js";
import { reader } from "./reader.js";
import { plainly, visible } from "./text.js";
import { nameOf, pick, t } from "./words.js";

const LONG = 80; // code points; a longer text is not repeated in front of its replacement

export function note(finding, number) {
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
    const shown = suggestion.text === "" ? [t("delete")] : lettered(suggestion.text, text);
    const what = el("bdi", { class: "becomes", lang: "ru" }, ...shown);
    return el(
      "li",
      { class: index === chosen ? "chosen" : null },
      suggestions.length > 1 ? radio(id, index, index === chosen, what) : el("span", {}, was(text, suggestion.text), what),
      suggestion.text === "" ? null : copyButton(index, suggestion.text),
    );
  });
  return el("ul", { class: "choices", "aria-label": t("choices") }, ...rows);
}

function was(text, other) {
  const arrow = el("span", { class: "arrow", "aria-hidden": "true" }, "→ ");
  return text === "" || text.length > LONG ? arrow : [el("bdi", { class: "was" }, ...lettered(text, other)), " ", arrow];
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
  const places = finding.related.map(({ path, line, place, message }) =>
    el("li", {}, t("see", { place: `${plainly(path)}:${place ?? line}` }), ": ", el("bdi", {}, ...visible(message))),
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
