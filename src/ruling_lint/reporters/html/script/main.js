// Joins the parts: state, address, controls and what they do.

import { emptyState, format, parse, write } from "./address.js";
import { correction, explanation } from "./cards.js";
import { copy, say } from "./copy.js";
import { report, segments, SEVERITIES, shortPath, total } from "./data.js";
import { byId, el } from "./dom.js";
import { select } from "./filters.js";
import { helpList, listen } from "./keys.js";
import { fillForPrint, noteOf, printed, refresh, rowOf, showRows } from "./rows.js";
import { summary } from "./summary.js";
import { plainly, visible } from "./text.js";
import { nameTheme, startTheme } from "./theme.js";
import { counted, nameOf, number, speak, spoken, t, translate } from "./words.js";

const TYPING = 150; // milliseconds after the last key before a search starts

const view = { open: new Set(), chosen: new Map() };
const expanded = new Set();
let state = parse(location.hash);
let order = []; // ids of the findings shown
let files = []; // index in `order` of the first finding of every file
let at = -1; // the reader's place in `order`

function renderAll() {
  speak(state.lang ?? report.lang);
  translate();
  nameTheme();
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.setAttribute("aria-pressed", `${button.dataset.lang === spoken()}`);
  }
  document.title = `ruling-lint: ${SEVERITIES.map((name) => counted(`${name}_n`, report.summary.severities[name])).join(", ")}`;
  byId("summary").replaceChildren(...summary(expanded));
  for (const part of document.querySelectorAll("#findings, #rules, .skip")) part.hidden = total === 0;
  byId("rule-list").replaceChildren(...Object.keys(report.rules).map(ruleEntry));
  byId("help-body").replaceChildren(...helpList());
  byId("footer").textContent = t("footer", { version: report.tool });
  renderControls();
  renderRows();
}

function ruleEntry(rule) {
  const about = [nameOf(rule) === rule ? null : rule, t(report.rules[rule].category)].filter(Boolean).join(" · ");
  const name = el("b", {}, ...visible(nameOf(rule)));
  return el("details", {}, el("summary", {}, name, el("span", {}, ...visible(about))), explanation(rule));
}

function renderControls() {
  byId("filter-text").value = state.text;
  byId("filter-severity").replaceChildren(...SEVERITIES.map(severityBox));
  fillSelect("rule", "any_rule", report.summary.rules, nameOf);
  fillSelect("file", "any_file", report.summary.paths, shortPath);
}

function severityBox(severity) {
  const amount = report.summary.severities[severity];
  const input = el("input", { type: "checkbox", value: severity, checked: state.severities.has(severity) });
  return el("label", { class: severity }, input, el("span", {}, counted(`${severity}_n`, amount)));
}

function fillSelect(field, any, tallies, name) {
  const options = tallies.map((tally) => {
    const amount = SEVERITIES.reduce((sum, severity) => sum + tally[severity], 0);
    return el("option", { value: tally.name }, `${plainly(name(tally.name))} (${number(amount)})`);
  });
  byId(`filter-${field}`).replaceChildren(el("option", { value: "" }, t(any)), ...options);
  byId(`filter-${field}`).value = state[field];
}

function renderRows() {
  const rows = select(state);
  order = rows.flatMap(({ findings }) => findings.map(({ id }) => id));
  files = [];
  let index = 0;
  rows.forEach(({ file, findings }, i) => {
    if (file !== rows[i - 1]?.file) files.push(index);
    index += findings.length;
  });
  at = order.indexOf(state.finding);
  showRows(rows, view);
  byId("shown").textContent = t("shown", { shown: number(order.length), all: number(total) });
  byId("nothing").hidden = order.length > 0;
  byId("nothing").textContent = t("nothing");
  byId("clear").disabled = format({ ...state, finding: null, lang: null }) === "";
}

// Changes the filters. The place in the list is given up: it may be gone.
function filter(changes) {
  state = { ...state, finding: null, ...changes };
  write(state);
  renderRows();
}

function filterFrom(field, value) {
  filter({ [field]: value });
  renderControls();
  byId("findings").scrollIntoView();
  byId("findings").focus({ preventScroll: true });
}

function clear() {
  filter({ ...emptyState(), lang: state.lang });
  renderControls();
}

function go(index, options = { block: "center" }) {
  if (order.length === 0) return;
  at = Math.max(0, Math.min(index, order.length - 1));
  const note = noteOf(order[at]);
  note.focus({ preventScroll: true });
  note.scrollIntoView(options);
  state.finding = order[at];
  write(state);
}

function goFile(step) {
  const next = step > 0 ? files.find((index) => index > at) : files.findLast((index) => index < at);
  if (next !== undefined) go(next);
}

// Follows the finding in the address. Filters that hide it give way.
function follow() {
  if (!state.finding) return;
  if (!order.includes(state.finding) && segments.some(({ segment }) => segment.findings.some(({ id }) => id === state.finding))) {
    state = { ...emptyState(), finding: state.finding, lang: state.lang };
    renderControls();
    renderRows();
  }
  if (order.includes(state.finding)) go(order.indexOf(state.finding));
  else say(t("gone"));
}

function current() {
  const id = document.activeElement?.closest(".note")?.dataset.id ?? order[at];
  const row = id && rowOf(id);
  return row ? { id, row, finding: row.findings.find((finding) => finding.id === id) } : null;
}

function toggleWhy(id) {
  if (!view.open.delete(id)) view.open.add(id);
  redraw(id, '[data-act="why"]');
}

// Makes a card anew and gives the focus back to the control that was used.
function redraw(id, control) {
  const onNote = document.activeElement?.matches(".note");
  refresh(id);
  const note = byId(`f-${id}`);
  (onNote ? note : note?.querySelector(control))?.focus();
}

function copySuggestion({ id, finding }, index = view.chosen.get(id) ?? 0) {
  const text = finding.suggestions[index]?.text;
  if (text) copy(text, "copied");
}

function copyCorrected({ row }) {
  const made = correction(row.segment, row.findings, view.chosen);
  if (made) copy(made.text, "copied");
}

function copyLink({ id }) {
  copy(`${location.href.split("#")[0]}#f-${id}`, "link_copied");
}

const CLICKS = {
  filter: ({ field, value }) => filterFrom(field, value),
  expand({ name }) {
    if (!expanded.delete(name)) expanded.add(name);
    byId("summary").replaceChildren(...summary(expanded));
    document.querySelector(`[data-act="expand"][data-name="${name}"]`)?.focus();
  },
  go: ({ id }) => go(order.indexOf(id), { block: "nearest" }),
  why: (_, here) => toggleWhy(here.id),
  copy: ({ index }, here) => copySuggestion(here, Number(index)),
  "copy-corrected": (_, here) => copyCorrected(here),
  link: (_, here) => {
    copyLink(here);
    go(order.indexOf(here.id), { block: "nearest" });
  },
};

// What a control is about: the finding of its note, or the first one of its card.
function here(element) {
  const id = (element.closest(".note") ?? element.closest(".segment")?.querySelector(".note"))?.dataset.id;
  const row = id && rowOf(id);
  return row ? { id, row, finding: row.findings.find((finding) => finding.id === id) } : null;
}

document.addEventListener("click", (event) => {
  const control = event.target.closest("[data-act]");
  const act = control && CLICKS[control.dataset.act];
  if (!act) return;
  if (control.matches("a")) event.preventDefault();
  act(control.dataset, here(control));
});

document.addEventListener("change", ({ target }) => {
  if (target.dataset.act !== "choose") return;
  const { id } = here(target);
  view.chosen.set(id, Number(target.value));
  redraw(id, `[value="${target.value}"]`);
});

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
document.querySelector(".filters").addEventListener("submit", (event) => event.preventDefault());
byId("clear").addEventListener("click", clear);
byId("open-help").addEventListener("click", () => byId("help").showModal());
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("findings").focus();
});
for (const button of document.querySelectorAll("[data-lang]")) {
  button.addEventListener("click", () => {
    state.lang = button.dataset.lang === report.lang ? null : button.dataset.lang;
    write(state);
    renderAll();
  });
}

const needing = (action) => () => {
  const place = current();
  if (place) action(place);
};
listen({
  next: () => go(at + 1),
  previous: () => go(at - 1),
  nextFile: () => goFile(1),
  previousFile: () => goFile(-1),
  why: needing(({ id }) => toggleWhy(id)),
  copy: needing((place) => copySuggestion(place)),
  copyCorrected: needing(copyCorrected),
  link: needing(copyLink),
  search: () => byId("filter-text").focus(),
  clear,
  help: () => byId("help").showModal(),
});

window.addEventListener("hashchange", () => {
  state = parse(location.hash);
  renderAll();
  follow();
});

let closed = [];
window.addEventListener("beforeprint", () => {
  fillForPrint();
  closed = [...document.querySelectorAll("details:not([open])")];
  for (const entry of closed) entry.open = true;
});
window.addEventListener("afterprint", () => {
  printed();
  for (const entry of closed) entry.open = false;
});

startTheme();
renderAll();
performance.mark("rows");
follow();
