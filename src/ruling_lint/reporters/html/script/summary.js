// What people read first: counts, score, charts, terms, and what was left out.

import { bars, bySeverity, findingsIn, scale } from "./charts.js";
import { report, SEVERITIES, shortPath, total } from "./data.js";
import { byId, el } from "./dom.js";
import { reader } from "./reader.js";
import { plainly, visible, visiblePath } from "./text.js";
import { counted, has, nameOf, noun, number, t } from "./words.js";

const FIRST = 7;

export function renderSummary() {
  byId("summary").replaceChildren(...parts());
}

function parts() {
  const { rules, paths, categories, terms } = report.summary;
  const panels = total
    ? [
        panel("by_rule", tallied("rules", rules, filterBy("rule", nameOf, visible))),
        paths.length > 1 ? panel("by_file", tallied("paths", paths, filterBy("file", shortPath, visiblePath), bySeverity)) : null,
        panel("by_category", bars(categories, category)),
      ]
    : [];
  return [
    verdict(),
    problems(),
    panels.length ? el("div", { class: "panels" }, panels) : null,
    terms.length ? panel("terms", termTable(terms)) : null,
    notChecked(),
    fixed(),
  ].filter(Boolean);
}

function verdict() {
  const { files, segments, words, severities, score, not_checked: left } = report.summary;
  const read = files - (left.unreadable_files ?? 0);
  const checked = [counted("file_n", read), counted("segment_n", segments), counted("word_n", words)];
  const figures = SEVERITIES.map((severity) =>
    el(
      "li",
      { class: `figure ${severity}`, "data-count": severities[severity] },
      el("b", {}, number(severities[severity])),
      el("span", {}, noun(`${severity}_n`, severities[severity])),
    ),
  );
  return el(
    "div",
    { class: "verdict" },
    el(
      "div",
      { class: "found" },
      el("h1", {}, t("title")),
      total ? el("ul", { class: "figures" }, ...figures) : nothingFound(),
      el("p", { class: "checked" }, read ? t("checked", { what: checked.join(", ") }) : unchecked()),
    ),
    score ? scored(score) : null,
  );
}

function nothingFound() {
  return report.problems.length ? el("p", { class: "unsure" }, t("incomplete")) : el("p", { class: "clean" }, t("clean"));
}

function unchecked() {
  return t(report.problems.length ? "unchecked" : "nothing_checked");
}

function scored({ value, per_thousand: rate, points, words, weights }) {
  return el(
    "section",
    { class: "score", "aria-labelledby": "score-title" },
    el("h2", { id: "score-title" }, t("score")),
    el("p", { class: "value" }, el("b", {}, number(value)), " ", el("span", {}, t("of_100"))),
    scale(value),
    el("p", { class: "rate" }, t("per_thousand", { n: number(rate) })),
    el("p", { class: "formula" }, t("formula", { points: number(points), words: number(words) })),
    el("p", { class: "small" }, t("weights", weights)),
  );
}

function panel(title, ...content) {
  return el(
    "section",
    { class: `panel ${title}`, "aria-labelledby": title },
    el("h2", { id: title }, t(title)),
    ...content,
  );
}

// Returns the first bars of a long list, and a button for the rest.
function tallied(name, tallies, row, amount) {
  const shown = reader.expanded.has(name) ? tallies : tallies.slice(0, FIRST);
  return [bars(shown, row, amount), more(name, tallies.length)];
}

function more(name, length) {
  if (length <= FIRST) return null;
  const open = reader.expanded.has(name);
  const label = open ? t("fewer") : t("all_n", { n: number(length) });
  return el(
    "button",
    { type: "button", class: "more", "data-act": "expand", "data-name": name, "aria-expanded": `${open}` },
    label,
  );
}

function filterBy(field, nameIn, show) {
  return ({ name }, parts) => {
    const title = t("show_only", { what: plainly(name) });
    const attributes = { type: "button", title, "data-act": "filter", "data-field": field, "data-value": name };
    return el("button", attributes, el("bdi", { class: "name" }, ...show(nameIn(name))), parts);
  };
}

function category(tally, parts) {
  const share = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
  const percent = el("span", { class: "share" }, share.format(findingsIn(tally) / total));
  return el("div", {}, el("span", { class: "name" }, t(tally.name)), ...parts, percent);
}

function termTable(terms) {
  const head = ["term", "written", "right", "times"].map((key) => el("th", { scope: "col", role: "columnheader" }, t(key)));
  const shown = reader.expanded.has("terms") ? terms : terms.slice(0, FIRST);
  return [
    // The roles stay where the style lays the rows out in another way.
    el(
      "table",
      { class: "terms", role: "table" },
      el("thead", { role: "rowgroup" }, el("tr", { role: "row" }, ...head)),
      el("tbody", { role: "rowgroup" }, ...shown.map(termRow)),
    ),
    more("terms", terms.length),
  ];
}

function termRow({ term, count, wrong, right }) {
  const written = wrong.map(({ text }) =>
    el(
      "button",
      { type: "button", "data-act": "filter", "data-field": "text", "data-value": text },
      el("bdi", {}, ...visible(text)),
    ),
  );
  const renderings = right.map((text) => el("bdi", { lang: "ru" }, ...visible(text)));
  return el(
    "tr",
    { role: "row" },
    el("th", { scope: "row", role: "rowheader" }, el("bdi", { lang: "en" }, ...visible(term ?? wrong[0].text))),
    el("td", { class: "wrong", role: "cell" }, ...written),
    el("td", { class: "right", role: "cell" }, ...(renderings.length ? renderings : [t("no_suggestion")])),
    el("td", { class: "times", role: "cell" }, number(count)),
  );
}

function problems() {
  if (!report.problems.length) return null;
  const items = report.problems.map(({ path, line, message }) =>
    el(
      "li",
      {},
      el("bdi", { class: "path" }, ...visible(path)),
      line === null ? null : `, ${t("line", { n: line })}`,
      ": ",
      el("bdi", {}, ...visible(message)),
    ),
  );
  return panel("problems", el("ul", {}, ...items));
}

function notChecked() {
  const reasons = Object.entries(report.summary.not_checked);
  if (!reasons.length) return null;
  const items = reasons.flatMap(([reason, count]) => [
    el("dt", {}, t(reason), " ", el("b", {}, number(count))),
    el("dd", {}, has(`${reason}_why`) ? t(`${reason}_why`) : ""),
  ]);
  return panel("not_checked", el("dl", {}, ...items));
}

function fixed() {
  if (!report.summary.fixed.length) return null;
  return panel(
    "fixed",
    el("ul", {}, ...report.summary.fixed.map((path) => el("li", {}, el("bdi", {}, ...visible(path))))),
  );
}
