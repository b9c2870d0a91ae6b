// Cuts a text at the edges of the findings in it.

// Returns pieces {start, end, marks} that cover 0 to `length` in order. `spans` are {start, end, …}; `marks` holds
// those that cover the piece. A span without length gets a piece without length.
export function pieces(length, spans) {
  const edges = [...new Set([0, length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const out = [];
  edges.forEach((start, index) => {
    const points = spans.filter((span) => span.start === start && span.end === start);
    if (points.length) out.push({ start, end: start, marks: points });
    const end = edges[index + 1];
    if (end === undefined) return;
    out.push({ start, end, marks: spans.filter((span) => span.start <= start && end <= span.end) });
  });
  return out;
}
