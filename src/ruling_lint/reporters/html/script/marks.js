// Cuts a text at the edges of the findings in it.

// Returns pieces {start, end, marks} that cover 0 to `length` in order. `spans` are {start, end, …}; `marks` holds
// those that cover the piece. A span without length gets a piece without length.
export function pieces(length, spans) {
  const edges = [...new Set([0, length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const waiting = [...spans].sort((one, other) => one.start - other.start);
  const out = [];
  let open = [];
  let next = 0;
  edges.forEach((start, index) => {
    open = open.filter((span) => span.end > start);
    const points = [];
    for (; next < waiting.length && waiting[next].start === start; next += 1) {
      (waiting[next].end === start ? points : open).push(waiting[next]);
    }
    if (points.length) out.push({ start, end: start, marks: points });
    if (index + 1 < edges.length) out.push({ start, end: edges[index + 1], marks: [...open] });
  });
  return out;
}
