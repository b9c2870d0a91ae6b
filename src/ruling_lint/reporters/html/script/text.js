// Text from files, shown so that every character can be seen: what has no shape of its own becomes a chip.

import { el } from "./dom.js";

const UNSEEN = /(?![\n\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const SPACES = /^\s+$/u;

// Returns strings and chips. Line ends stay, with a sign in front.
export function visible(text) {
  if (!UNSEEN.test(text) && !text.includes("\n")) return text === "" ? [] : [text];
  const out = [];
  let plain = "";
  for (const char of text) {
    if (!UNSEEN.test(char) && char !== "\n") {
      plain += char;
      continue;
    }
    out.push(plain, char === "\n" ? el("span", { class: "chip" }, "↵") : chip(char));
    plain = char === "\n" ? "\n" : "";
  }
  return [...out, plain].filter((part) => part !== "");
}

// Returns visible text; where it is nothing but spaces, every space as a chip, since an underlined gap says nothing.
export function visibleMarked(text) {
  return SPACES.test(text) ? [...text].map(space) : visible(text);
}

// Returns a visible path that may break after its slashes.
export function visiblePath(path) {
  return path.split(/(?<=[/\\])/).flatMap((part) => [...visible(part), el("wbr")]);
}

// Returns the sign for a place where something is missing.
export function gap() {
  return el("span", { class: "gap" });
}

// Returns one line of plain text for attributes, which can hold no chips.
export function plainly(text) {
  return [...text].map((char) => (UNSEEN.test(char) || char === "\n" ? `⟨${codePoint(char)}⟩` : char)).join("");
}

function chip(char) {
  return el("span", { class: "chip" }, `⟨${codePoint(char)}⟩`);
}

function space(char) {
  if (char === "\n") return el("span", { class: "chip" }, "↵");
  return char === " " ? el("span", { class: "chip space" }, "·") : chip(char);
}

function codePoint(char) {
  return `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
