// Letters that look alike in two alphabets, told apart by the name of theirs.

import { el } from "./dom.js";
import { visible, visibleMarked } from "./text.js";
import { t } from "./words.js";

const CYRILLIC = "АВЕКМНОРСТУХІЅЈаекорсухіѕј";
const LATIN = "ABEKMHOPCTYXISJaekopcyxisj";

// Returns visible text; where it differs from another text only in the alphabets of letters, those are named.
export function lettered(text, other) {
  const [own, others] = [[...text], [...other]];
  if (!differInAlphabets(own, others)) return visibleMarked(text);
  return own.flatMap((char, index) => (char === others[index] ? visible(char) : [named(char)]));
}

function differInAlphabets(own, others) {
  const alike = own.every((char, index) => char === others[index] || areTwins(char, others[index]));
  return own.length === others.length && alike && own.some((char, index) => char !== others[index]);
}

function areTwins(char, other) {
  const [cyrillic, latin] = CYRILLIC.includes(char) ? [char, other] : [other, char];
  const place = CYRILLIC.indexOf(cyrillic);
  return place >= 0 && LATIN[place] === latin;
}

function named(char) {
  return el("span", { class: "letter" }, char, el("small", {}, t(CYRILLIC.includes(char) ? "cyrillic" : "latin")));
}
