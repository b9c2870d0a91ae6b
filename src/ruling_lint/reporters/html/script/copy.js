// The clipboard, and words for those who listen to the page.

import { byId, el } from "./dom.js";
import { t } from "./words.js";

export async function copy(text, done) {
  const copied = (await modern(text)) || byHand(text);
  say(t(copied ? done : "not_copied"));
  return copied;
}

export function say(message) {
  byId("spoken").textContent = message;
}

async function modern(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// Some mail programs show attachments where the clipboard interface is missing.
function byHand(text) {
  const field = el("textarea", { class: "unseen", "aria-hidden": "true" });
  const focused = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return copied;
}
