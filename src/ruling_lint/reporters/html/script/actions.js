// What the buttons in the findings and the summary do. A button names its action in data-act.

import { renew } from "./cards.js";
import { filter, renderControls } from "./controls.js";
import { copy } from "./copy.js";
import { correction } from "./corrected.js";
import { byId } from "./dom.js";
import { about, goTo } from "./place.js";
import { reader } from "./reader.js";
import { renderSummary } from "./summary.js";

const CLICKS = {
  filter: ({ field, value }) => filterFrom(field, value),
  expand: ({ name }) => expand(name),
  go: ({ id }) => goTo(id, "nearest"),
  why: (_, place) => toggleWhy(place),
  copy: ({ index }, place) => copySuggestion(place, Number(index)),
  "copy-corrected": (_, place) => copyCorrected(place),
  link: (_, place) => {
    copyLink(place);
    goTo(place.id, "nearest");
  },
};

export function startActions() {
  document.addEventListener("click", (event) => {
    const control = event.target.closest("[data-act]");
    const act = control && CLICKS[control.dataset.act];
    if (!act) return;
    if (control.matches("a")) event.preventDefault();
    act(control.dataset, about(control));
  });
  document.addEventListener("change", ({ target }) => {
    if (target.dataset.act === "choose") choose(about(target), target.value);
  });
}

export function toggleWhy(place) {
  if (!reader.open.delete(place.id)) reader.open.add(place.id);
  redraw(place, '[data-act="why"]');
}

export function copySuggestion({ id, finding }, index = reader.chosen.get(id) ?? 0) {
  const text = finding.suggestions[index]?.text;
  if (text) copy(text, "copied");
}

export function copyCorrected({ row }) {
  const made = correction(row.segment, row.findings);
  if (made) copy(made.text, "copied");
}

export function copyLink({ id }) {
  copy(`${location.href.split("#")[0]}#f-${id}`, "link_copied");
}

function filterFrom(field, value) {
  filter({ [field]: value });
  renderControls();
  byId("findings").scrollIntoView();
  byId("findings").focus({ preventScroll: true });
}

function expand(name) {
  if (!reader.expanded.delete(name)) reader.expanded.add(name);
  renderSummary();
  document.querySelector(`[data-act="expand"][data-name="${name}"]`).focus();
}

function choose(place, value) {
  reader.chosen.set(place.id, Number(value));
  redraw(place, `[value="${value}"]`);
}

// Makes a note anew and gives the focus back to it, or to the control that was used.
function redraw({ id, row, finding }, control) {
  const onNote = document.activeElement.matches(".note");
  renew(row, finding);
  const note = byId(`f-${id}`);
  (onNote ? note : note.querySelector(control)).focus();
}
