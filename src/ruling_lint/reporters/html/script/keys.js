// Single-letter keys. They act in any keyboard layout, never while somebody types, and can be switched off.

import { byId, el } from "./dom.js";
import { t } from "./words.js";

const HELP = [
  ["key_next", "j", "↓"],
  ["key_previous", "k", "↑"],
  ["key_file", "Shift+J", "Shift+K"],
  ["key_why", "e"],
  ["key_copy", "c"],
  ["key_copy_all", "Shift+C"],
  ["key_link", "l"],
  ["key_search", "/"],
  ["key_clear", "x"],
  ["key_help", "?"],
];

const ACTIONS = {
  KeyJ: "next",
  KeyK: "previous",
  "Shift+KeyJ": "nextFile",
  "Shift+KeyK": "previousFile",
  KeyE: "why",
  KeyC: "copy",
  "Shift+KeyC": "copyCorrected",
  KeyL: "link",
  KeyX: "clear",
  Slash: "search",
  "Shift+Slash": "help",
};
const SIGNS = { "/": "search", "?": "help" };
const ARROWS = { ArrowDown: "next", ArrowUp: "previous" };

// Calls one of `handlers` {next, previous, …} for a key.
export function listen(handlers) {
  document.addEventListener("keydown", (event) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    handlers[action]();
  });
}

export function helpList() {
  const rows = HELP.map(([text, ...keys]) =>
    el("div", {}, el("dt", {}, ...keys.map((key) => el("kbd", {}, key))), el("dd", {}, t(text))),
  );
  return [el("dl", {}, ...rows), el("p", { class: "small" }, t("key_layout"))];
}

function actionOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (byId("help").open || event.target.closest("input, select, textarea")) return null;
  if (event.key in ARROWS) return event.target.matches(".note") ? ARROWS[event.key] : null;
  if (!byId("keys-on").checked) return null;
  return SIGNS[event.key] ?? ACTIONS[(event.shiftKey ? "Shift+" : "") + event.code] ?? null;
}
