// Which findings are shown.

import { fold, findingKey, segments } from "./data.js";

// Returns rows {file, segment, findings} in order: segments with at least one finding that fits the state.
export function select(state) {
  const needle = fold(state.text.trim());
  const rows = [];
  for (const { file, segment, key } of segments) {
    if (state.file && file.path !== state.file) continue;
    const inSegment = key.includes(needle);
    const findings = segment.findings.filter(
      (finding) =>
        state.severities.has(finding.severity) &&
        (!state.rule || finding.rule === state.rule) &&
        (inSegment || findingKey(finding).includes(needle)),
    );
    if (findings.length) rows.push({ file, segment, findings });
  }
  return rows;
}
