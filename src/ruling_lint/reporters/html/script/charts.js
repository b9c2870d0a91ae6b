// Bars drawn as SVG. Severities differ in colour and in height, so that the picture can be read in grey.

import { el, svg } from "./dom.js";
import { SEVERITIES } from "./data.js";
import { counted, number } from "./words.js";

const WIDTH = 100;
const HEIGHT = 12;
const HEIGHTS = { error: 12, warning: 8, info: 4 };

export function findingsIn(tally) {
  return SEVERITIES.reduce((sum, severity) => sum + tally[severity], 0);
}

// Returns one bar whose length is the tally's share of `most` findings.
export function bar(tally, most) {
  let x = 0;
  const rects = SEVERITIES.filter((severity) => tally[severity]).map((severity) => {
    const width = (WIDTH * tally[severity]) / most;
    const height = HEIGHTS[severity];
    const rect = svg("rect", { class: severity, x, y: HEIGHT - height, width, height });
    x += width;
    return rect;
  });
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" };
  return svg("svg", { class: "bar", ...box }, ...rects);
}

// Returns a list of bars in the order given; `row` wraps the parts of each, in a button or not. `amount` shows a tally in
// figures, by default as their sum.
export function bars(tallies, row, amount = (tally) => [number(findingsIn(tally))]) {
  const most = Math.max(...tallies.map(findingsIn));
  return el("ul", { class: "bars" }, ...tallies.map((tally) => el("li", {}, row(tally, parts(tally, most, amount)))));
}

// Returns the number of each severity, worst first.
export function bySeverity(tally) {
  return SEVERITIES.map((severity) => el("b", { class: severity, "aria-hidden": "true" }, number(tally[severity])));
}

function parts(tally, most, amount) {
  const detail = SEVERITIES.filter((severity) => tally[severity])
    .map((severity) => counted(`${severity}_n`, tally[severity]))
    .join(", ");
  return [
    bar(tally, most),
    el("span", { class: "amount" }, ...amount(tally), el("span", { class: "unseen" }, ` (${detail})`)),
  ];
}

// Returns a scale from 0 to 100 with the score on it.
export function scale(value) {
  const ticks = [0, 25, 50, 75, 100].map((at) => svg("line", { x1: at, x2: at, y1: 6, y2: 10 }));
  const line = svg("line", { x1: 0, x2: 100, y1: 8, y2: 8 });
  const filled = svg("line", { class: "filled", x1: 0, x2: value, y1: 8, y2: 8 });
  const needle = svg("path", { class: "needle", d: `M${value - 2.5} 0h5l-2.5 5z` });
  return svg("svg", { class: "scale", viewBox: "-3 0 106 11", "aria-hidden": "true" }, line, ...ticks, filled, needle);
}
