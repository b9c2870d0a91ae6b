// The state that the address keeps: the filters, the language, and the finding that a link leads to.

import { SEVERITIES } from "./data.js";

const FINDING = /^f-([0-9a-f-]+)$/;

export function emptyState() {
  return { finding: null, rule: "", file: "", text: "", severities: new Set(SEVERITIES), lang: null };
}

export function parse(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const state = emptyState();
  for (const name of fields.keys()) state.finding = FINDING.exec(name)?.[1] ?? state.finding;
  for (const name of ["rule", "file", "text"]) state[name] = fields.get(name) ?? "";
  const severities = fields
    .get("severity")
    ?.split(",")
    .filter((name) => SEVERITIES.includes(name));
  if (severities) state.severities = new Set(severities);
  state.lang = ["ru", "en"].includes(fields.get("lang")) ? fields.get("lang") : null;
  return state;
}

// Returns "" or what follows "#". A finding comes first, without a value, so that the short link is just "#f-…".
export function format(state) {
  const fields = new URLSearchParams();
  for (const name of ["rule", "file", "text", "lang"]) if (state[name]) fields.set(name, state[name]);
  if (state.severities.size < SEVERITIES.length) fields.set("severity", [...state.severities].join(",") || "none");
  return [state.finding ? `f-${state.finding}` : "", fields.toString()].filter(Boolean).join("&");
}

export function write(state) {
  try {
    history.replaceState(null, "", `#${format(state)}`);
  } catch {
    // A preview inside a mail program has no address of its own: the filters work, nothing keeps them.
  }
}
