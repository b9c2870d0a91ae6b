// The long list. Rows stand in blocks; a block is filled when it comes near the window and emptied when it leaves,
// its height kept, so that ten thousand findings cost what a screenful costs.

import { card } from "./cards.js";
import { byId, el } from "./dom.js";
import { visiblePath } from "./text.js";

const BLOCK = 12;
const NEAR = "1200px 0px";
const ROOM = { heading: 70, segment: 150, note: 120 }; // estimates in pixels, for blocks not yet seen

const blocks = new Map(); // by element: {rows, filled}
const blockOf = new Map(); // by finding id
let printing = false;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) fillBlock(target);
      else if (!printing) emptyBlock(target);
    }
  },
  { rootMargin: NEAR },
);

// Shows rows instead of those shown before.
export function showRows(rows) {
  observer.disconnect();
  blocks.clear();
  blockOf.clear();
  for (let at = 0; at < rows.length; at += BLOCK) addBlock(rows.slice(at, at + BLOCK), rows[at - 1]);
  byId("rows").replaceChildren(...blocks.keys());
  const [first] = blocks.keys();
  if (first) fillBlock(first);
  for (const element of blocks.keys()) observer.observe(element);
}

// Returns the note of a finding, made if need be with those around it; null if it is not among the rows.
export function noteOf(id) {
  const element = blockOf.get(id);
  if (!element) return null;
  for (const near of [element.previousElementSibling, element, element.nextElementSibling]) if (near) fillBlock(near);
  return byId(`f-${id}`);
}

// Returns the row of a finding that is shown.
export function rowOf(id) {
  return blocks.get(blockOf.get(id))?.rows.find(({ findings }) => findings.some((finding) => finding.id === id));
}

export function fillForPrint() {
  printing = true;
  for (const element of blocks.keys()) fillBlock(element);
}

export function printed() {
  printing = false;
}

function addBlock(rows, before) {
  const element = el("div", { class: "block" });
  const withHeadings = rows.map((row, index) => ({ ...row, starts: row.file !== (rows[index - 1] ?? before)?.file }));
  element.style.height = `${withHeadings.reduce((sum, row) => sum + estimate(row), 0)}px`;
  blocks.set(element, { rows: withHeadings, filled: false });
  for (const { findings } of rows) for (const { id } of findings) blockOf.set(id, element);
}

function estimate({ starts, findings }) {
  return (starts ? ROOM.heading : 0) + ROOM.segment + ROOM.note * findings.length;
}

function fillBlock(element) {
  const block = blocks.get(element);
  if (!block || block.filled) return;
  element.replaceChildren(
    ...block.rows.flatMap((row) => [row.starts ? heading(row.file) : null, card(row)]).filter(Boolean),
  );
  element.style.height = "";
  block.filled = true;
}

function emptyBlock(element) {
  const block = blocks.get(element);
  if (!block?.filled || element.contains(document.activeElement)) return;
  element.style.height = `${element.offsetHeight}px`;
  element.replaceChildren();
  block.filled = false;
}

function heading(file) {
  return el("h3", { class: "file" }, el("bdi", {}, ...visiblePath(file.path)));
}
