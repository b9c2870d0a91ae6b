// The page's own words in two languages, and numbers and nouns as each language writes them.

import { report } from "./data.js";
import { byId } from "./dom.js";

const TEXTS = JSON.parse(byId("words").textContent);
let language = "en";

export function speak(lang) {
  language = lang;
  document.documentElement.lang = lang;
}

export function spoken() {
  return language;
}

// Returns a text with its {places} filled. A key that there is no text for (a new category, say) is shown as it is.
export function t(key, values = {}) {
  const text = TEXTS[key]?.[language] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

export function has(key) {
  return key in TEXTS;
}

export function number(value) {
  return new Intl.NumberFormat(language, { useGrouping: "always" }).format(value);
}

// Returns a noun in the form that goes with a number: 1 файл, 2 файла, 5 файлов.
export function noun(key, value) {
  const forms = TEXTS[key][language];
  return forms[new Intl.PluralRules(language).select(value)] ?? forms.other ?? forms.many;
}

export function counted(key, value) {
  return `${number(value)} ${noun(key, value)}`;
}

// Returns what stands under the reader's language, or failing that under the other.
export function pick(texts) {
  return texts[language] ?? Object.values(texts)[0] ?? "";
}

// Returns what a rule is called: its title in the reader's language, else its id.
export function nameOf(rule) {
  return report.rules[rule].title[language] ?? rule;
}

// Puts words into the parts of the page that are there from the start.
export function translate() {
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
  }
}
