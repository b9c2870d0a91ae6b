// The explanation of a rule: why it exists, with wrong and right sentences.

import { report } from "./data.js";
import { el } from "./dom.js";
import { gap, visible, visibleMarked } from "./text.js";
import { pick, t } from "./words.js";

const EXAMPLES = 3;
const CODE = /`([^`]+)`/;

// Returns the explanation of a rule, null where nothing is known of it.
export function explanation(rule) {
  const { why, url, bad, good } = report.rules[rule];
  const text = pick(why);
  if (!text) return null;
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => el("p", {}, ...withCode(paragraph)));
  return el("div", { class: "why" }, ...paragraphs, examples("wrong", bad), examples("correct", good), safeLink(url));
}

function examples(title, sentences) {
  if (!sentences.length) return null;
  const items = sentences.slice(0, EXAMPLES).map((sentence) => el("li", { lang: "ru" }, example(sentence)));
  return [el("p", { class: "label" }, t(title)), el("ul", { class: `examples ${title}` }, ...items)];
}

// ⟦ and ⟧ stand around the places that the rule reports; around nothing they mark a place where something is missing.
function example(sentence) {
  if (sentence.replace(/[⟦⟧]/g, "") === "") return el("span", { class: "none" }, t("empty"));
  return sentence.split(/⟦(.*?)⟧/s).map((part, index) => {
    if (index % 2 === 0) return visible(part);
    return el("mark", { class: "error" }, el("span", {}, part === "" ? gap() : visibleMarked(part)));
  });
}

function withCode(paragraph) {
  return paragraph
    .split(CODE)
    .map((part, index) => (index % 2 ? el("code", {}, ...visible(part)) : visible(part)))
    .flat();
}

// A rule file may name any address; only web pages become links.
function safeLink(url) {
  if (!/^https?:/.test(url ?? "")) return null;
  return el("p", {}, el("a", { href: url, rel: "noopener noreferrer", target: "_blank" }, t("more_about")));
}
