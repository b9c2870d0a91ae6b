// Light or dark: what the system says until the reader says otherwise.

import { byId } from "./dom.js";
import { t } from "./words.js";

const STORED = "ruling-lint-theme";
const system = matchMedia("(prefers-color-scheme: dark)");

export function startTheme() {
  const stored = remembered();
  if (stored) document.documentElement.style.colorScheme = stored;
  byId("theme").addEventListener("click", toggle);
  system.addEventListener("change", nameTheme);
}

// The button says what a press brings.
export function nameTheme() {
  byId("theme").textContent = t(isDark() ? "light" : "dark");
  byId("theme").title = t("theme");
}

function toggle() {
  const scheme = isDark() ? "light" : "dark";
  document.documentElement.style.colorScheme = scheme;
  nameTheme();
  try {
    localStorage.setItem(STORED, scheme);
  } catch {
    // Storage is closed to pages opened from a mail: the choice lasts as long as the page.
  }
}

function isDark() {
  const chosen = document.documentElement.style.colorScheme;
  return chosen ? chosen === "dark" : system.matches;
}

function remembered() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
