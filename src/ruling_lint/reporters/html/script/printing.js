// Before printing every finding that fits the filters is made, and every rule's explanation opened.

import { fillForPrint, printed } from "./rows.js";

let closed = [];

export function startPrinting() {
  window.addEventListener("beforeprint", () => {
    fillForPrint();
    closed = [...document.querySelectorAll("details:not([open])")];
    for (const entry of closed) entry.open = true;
  });
  window.addEventListener("afterprint", () => {
    printed();
    for (const entry of closed) entry.open = false;
  });
}
