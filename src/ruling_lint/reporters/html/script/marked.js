// A segment's text with the places of its findings marked.

import { el } from "./dom.js";
import { pieces } from "./marks.js";
import { gap, visible, visibleMarked } from "./text.js";

const RANK = { error: 2, warning: 1, info: 0 };
const LONG = 80; // code points; longer marks are only tinted, since underlined paragraphs are hard to read

// Returns elements for a text given as code points. `number` tells the number of a finding's note by its id.
export function marked(chars, spans, number) {
  return pieces(chars.length, spans).flatMap(({ start, end, marks }) => {
    const text = chars.slice(start, end).join("");
    if (!marks.length) return visible(text);
    const worst = marks.reduce((one, other) => (RANK[other.severity] > RANK[one.severity] ? other : one));
    const numbers = marks.filter((span) => span.end === end).map(({ id }) => number.get(id));
    const sign = numbers.length ? el("sup", { "aria-hidden": "true" }, numbers.join(",")) : null;
    const shown = text === "" ? [gap()] : visibleMarked(text);
    const long = worst.end - worst.start > LONG ? " long" : "";
    return [
      el(
        "mark",
        { class: worst.severity + long, "data-act": "go", "data-id": worst.id },
        el("span", {}, ...shown),
        sign,
      ),
    ];
  });
}
