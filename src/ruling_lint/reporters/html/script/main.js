// Joins the parts: draws the page, and again when its language or its address changes.

import { copyCorrected, copyLink, copySuggestion, startActions, toggleWhy } from "./actions.js";
import { emptyState, parse, write } from "./address.js";
import { clear, renderControls, startControls } from "./controls.js";
import { say } from "./copy.js";
import { report, segments, SEVERITIES, total } from "./data.js";
import { byId, el } from "./dom.js";
import { explanation } from "./explain.js";
import { helpList, listen } from "./keys.js";
import { goTo, here, showFindings, step, stepFile } from "./place.js";
import { startPrinting } from "./printing.js";
import { reader } from "./reader.js";
import { renderSummary } from "./summary.js";
import { visible } from "./text.js";
import { nameTheme, startTheme } from "./theme.js";
import { counted, nameOf, speak, spoken, t, translate } from "./words.js";

function render() {
  speak(reader.state.lang ?? report.lang);
  translate();
  nameTheme();
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.setAttribute("aria-pressed", `${button.dataset.lang === spoken()}`);
  }
  const counts = SEVERITIES.map((name) => counted(`${name}_n`, report.summary.severities[name]));
  document.title = `ruling-lint: ${counts.join(", ")}`;
  for (const part of document.querySelectorAll("#findings, #rules, .skip")) part.hidden = total === 0;
  byId("rule-list").replaceChildren(...Object.keys(report.rules).map(ruleEntry));
  byId("help-body").replaceChildren(...helpList());
  byId("footer").textContent = t("footer", { version: report.tool });
  renderSummary();
  renderControls();
  showFindings();
}

function ruleEntry(rule) {
  const about = [nameOf(rule) === rule ? null : rule, t(report.rules[rule].category)].filter(Boolean).join(" · ");
  const name = el("b", {}, ...visible(nameOf(rule)));
  return el("details", {}, el("summary", {}, name, el("span", {}, ...visible(about))), explanation(rule));
}

// Goes to the finding in the address. Filters that hide it give way.
function follow() {
  const { finding, lang } = reader.state;
  if (!finding || goTo(finding)) return;
  if (segments.some(({ segment }) => segment.findings.some(({ id }) => id === finding))) {
    reader.state = { ...emptyState(), finding, lang };
    renderControls();
    showFindings();
    goTo(finding);
  } else {
    say(t("gone"));
  }
}

function startMasthead() {
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.addEventListener("click", () => {
      reader.state.lang = button.dataset.lang === report.lang ? null : button.dataset.lang;
      write(reader.state);
      render();
    });
  }
  byId("open-help").addEventListener("click", help);
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address keeps the filters
    byId("findings").focus();
  });
}

function help() {
  byId("help").showModal();
}

// Returns a handler that acts on the place where the reader is, if there is one.
function onPlace(action) {
  return () => {
    const place = here();
    if (place) action(place);
  };
}

startTheme();
startMasthead();
startControls();
startActions();
startPrinting();
listen({
  next: () => step(1),
  previous: () => step(-1),
  nextFile: () => stepFile(1),
  previousFile: () => stepFile(-1),
  why: onPlace(toggleWhy),
  copy: onPlace((place) => copySuggestion(place)),
  copyCorrected: onPlace(copyCorrected),
  link: onPlace(copyLink),
  search: () => byId("filter-text").focus(),
  clear,
  help,
});
window.addEventListener("hashchange", () => {
  reader.state = parse(location.hash);
  render();
  follow();
});
render();
performance.mark("rows");
follow();
