// The report, laid out for looking things up.

import { byId } from "./dom.js";

export const SEVERITIES = ["error", "warning", "info"];

export const report = JSON.parse(byId("report").textContent);

// Every segment with findings, in order: {file, segment, key}. `key` is what a search looks through.
export const segments = report.files.flatMap((file) =>
  file.segments.map((segment) => ({
    file,
    segment,
    key: fold([file.path, segment.id, segment.source, segment.target].join("\n")),
  })),
);

export const total = segments.reduce((sum, { segment }) => sum + segment.findings.length, 0);

// The folder that all files with findings lie in, with its last slash; "" where there is none.
const folder = commonFolder(report.files.map(({ path }) => path.split("/").slice(0, -1)));

// Returns a path as people would name it beside the others: without the folder that they share.
export function shortPath(path) {
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}

const findingKeys = new WeakMap();

// Returns what a search looks through for one finding. Made when first asked for: most pages are never searched.
export function findingKey(finding) {
  if (!findingKeys.has(finding)) {
    const suggestions = finding.suggestions.map(({ text }) => text);
    const parts = [finding.rule, ...Object.values(finding.message), ...suggestions];
    findingKeys.set(finding, fold(parts.join("\n")));
  }
  return findingKeys.get(finding);
}

function commonFolder(folders) {
  const [first = [], ...others] = folders;
  const differs = first.findIndex((name, depth) => others.some((parts) => parts[depth] !== name));
  const names = differs < 0 ? first : first.slice(0, differs);
  return names.map((name) => `${name}/`).join("");
}

export function fold(text) {
  return text.toLowerCase().replaceAll("ё", "е");
}
