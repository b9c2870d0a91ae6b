// The filters' controls.

import { emptyState, format, write } from "./address.js";
import { findingsIn } from "./charts.js";
import { report, SEVERITIES, shortPath } from "./data.js";
import { byId, el } from "./dom.js";
import { showFindings } from "./place.js";
import { reader } from "./reader.js";
import { plainly } from "./text.js";
import { counted, nameOf, number, t } from "./words.js";

const TYPING = 150; // milliseconds after the last key before a search starts

// Makes the controls show the state.
export function renderControls() {
  byId("filter-text").value = reader.state.text;
  byId("filter-severity").replaceChildren(...SEVERITIES.map(severityBox));
  fillSelect("rule", "any_rule", report.summary.rules, nameOf);
  fillSelect("file", "any_file", report.summary.paths, shortPath);
  renderClear();
}

// Changes the filters. The place in the list is given up: it may be gone.
export function filter(changes) {
  reader.state = { ...reader.state, finding: null, ...changes };
  write(reader.state);
  showFindings();
  renderClear();
}

export function clear() {
  filter({ ...emptyState(), lang: reader.state.lang });
  renderControls();
}

export function startControls() {
  let typing = 0;
  byId("filter-text").addEventListener("input", ({ target }) => {
    clearTimeout(typing);
    typing = setTimeout(() => filter({ text: target.value }), TYPING);
  });
  for (const field of ["rule", "file"]) {
    byId(`filter-${field}`).addEventListener("change", ({ target }) => filter({ [field]: target.value }));
  }
  byId("filter-severity").addEventListener("change", () => {
    const boxes = byId("filter-severity").querySelectorAll("input:checked");
    filter({ severities: new Set([...boxes].map(({ value }) => value)) });
  });
  byId("clear").addEventListener("click", clear);
  document.querySelector(".filters").addEventListener("submit", (event) => event.preventDefault());
}

function renderClear() {
  byId("clear").disabled = format({ ...reader.state, finding: null, lang: null }) === "";
}

function severityBox(severity) {
  const amount = report.summary.severities[severity];
  const input = el("input", { type: "checkbox", value: severity, checked: reader.state.severities.has(severity) });
  return el("label", { class: severity }, input, el("span", {}, counted(`${severity}_n`, amount)));
}

function fillSelect(field, any, tallies, name) {
  const options = tallies.map((tally) =>
    el("option", { value: tally.name }, `${plainly(name(tally.name))} (${number(findingsIn(tally))})`),
  );
  byId(`filter-${field}`).replaceChildren(el("option", { value: "" }, t(any)), ...options);
  byId(`filter-${field}`).value = reader.state[field];
}
