// The reader's way through the findings: which are shown, in what order, and where in them the reader is.

import { write } from "./address.js";
import { total } from "./data.js";
import { byId } from "./dom.js";
import { select } from "./filters.js";
import { reader } from "./reader.js";
import { noteOf, rowOf, showRows } from "./rows.js";
import { number, t } from "./words.js";

let order = []; // ids of the findings shown
let files = []; // index in `order` of the first finding of every file
let at = -1;

// Shows the findings that fit the filters.
export function showFindings() {
  const rows = select(reader.state);
  order = rows.flatMap(({ findings }) => findings.map(({ id }) => id));
  files = firstOfFiles(rows);
  at = order.indexOf(reader.state.finding);
  showRows(rows);
  byId("shown").textContent = t("shown", { shown: number(order.length), all: number(total) });
  byId("nothing").hidden = order.length > 0;
  byId("nothing").textContent = t("nothing");
}

// Goes to a finding, which gets the focus and a place in the address. Returns false if it is not shown.
export function goTo(id, block = "center") {
  const index = order.indexOf(id);
  if (index < 0) return false;
  at = index;
  const note = noteOf(id);
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: note.offsetHeight > innerHeight / 2 ? "start" : block });
  reader.state.finding = id;
  write(reader.state);
  return true;
}

export function step(by) {
  if (order.length) goTo(order[Math.max(0, Math.min(at + by, order.length - 1))]);
}

export function stepFile(by) {
  const next = by > 0 ? files.find((index) => index > at) : files.findLast((index) => index < at);
  if (next !== undefined) goTo(order[next]);
}

// Returns {id, row, finding} for a control: of its note, or of the first note of its card; null if there is none.
export function about(element) {
  const note = element.closest(".note") ?? element.closest(".segment")?.querySelector(".note");
  return known(note?.dataset.id);
}

// Returns the same for the place where the reader is.
export function here() {
  return about(document.activeElement) ?? known(order[at]);
}

function known(id) {
  const row = rowOf(id);
  return row ? { id, row, finding: row.findings.find((finding) => finding.id === id) } : null;
}

function firstOfFiles(rows) {
  const firsts = [];
  let index = 0;
  rows.forEach(({ file, findings }, i) => {
    if (file !== rows[i - 1]?.file) firsts.push(index);
    index += findings.length;
  });
  return firsts;
}
