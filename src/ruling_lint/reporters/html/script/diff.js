// What changes when replacements are put into a text, marked by words.

// Words with their hyphens and apostrophes, numbers with their points and strokes (702.19b, 2/2), spaces, other signs.
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:(?:['’-]|(?<=\p{N})[.,/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\s+|[^]/gu;
const SPACE = /\s/u;
const SPACES = /^\s+$/u;
const LARGEST = 40000; // cells of the table below; longer texts are shown as replaced whole

// Returns the text with all edits made, and parts [kind, text] with kind "same", "del" or "ins".
// `chars` are the text's code points; edits {start, end, text} count in them. Of two that overlap the first is made;
// `made` are those that were.
export function correct(chars, edits) {
  const parts = [];
  const groups = grouped(chars, edits);
  let done = 0;
  for (const group of groups) {
    parts.push(["same", chars.slice(done, group.start).join("")]);
    parts.push(...compare(chars.slice(group.start, group.end).join(""), replaced(chars, group)));
    done = group.end;
  }
  parts.push(["same", chars.slice(done).join("")]);
  const kept = parts.filter(([kind]) => kind !== "del").map(([, part]) => part);
  return { text: kept.join(""), parts: joined(parts), made: groups.flatMap((group) => group.edits) };
}

// Returns the difference of two texts as parts, by words, spaces and signs.
export function compare(before, after) {
  const [a, b] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  let [head, tail] = [0, 0];
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const middle = between(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const same = (tokens) => tokens.map((token) => ["same", token]);
  return joined([...same(a.slice(0, head)), ...middle, ...same(a.slice(a.length - tail))]);
}

// Edits that touch the same words go together, so that a word is never shown half old and half new.
function grouped(chars, edits) {
  const groups = [];
  let taken = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < taken) continue;
    taken = edit.end;
    const [start, end] = widened(chars, edit);
    const last = groups.at(-1);
    if (last && start <= last.end) {
      last.edits.push(edit);
      last.end = Math.max(last.end, end);
    } else {
      groups.push({ start, end, edits: [edit] });
    }
  }
  return groups;
}

function widened(chars, { start, end }) {
  while (start > 0 && !SPACE.test(chars[start - 1])) start -= 1;
  while (end < chars.length && !SPACE.test(chars[end])) end += 1;
  return [start, end];
}

function replaced(chars, { start, end, edits }) {
  let [text, done] = ["", start];
  for (const edit of edits) {
    text += chars.slice(done, edit.start).join("") + edit.text;
    done = edit.end;
  }
  return text + chars.slice(done, end).join("");
}

// The longest common subsequence, walked from the front; deletions come before insertions.
function between(a, b) {
  if (a.length * b.length > LARGEST)
    return [
      ["del", a.join("")],
      ["ins", b.join("")],
    ];
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const parts = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push(["same", a[i]]);
      [i, j] = [i + 1, j + 1];
    } else if (i < a.length && (j === b.length || common[i + 1][j] >= common[i][j + 1])) {
      parts.push(["del", a[i]]);
      i += 1;
    } else {
      parts.push(["ins", b[j]]);
      j += 1;
    }
  }
  return parts;
}

// In a run of changes all that goes stands before all that comes. A space between two changes belongs to both:
// "red old → blue new" is easier to read than "red → blue old → new".
function joined(parts) {
  const out = [];
  let [gone, come] = ["", ""];
  const settle = () => {
    if (gone) out.push(["del", gone]);
    if (come) out.push(["ins", come]);
    [gone, come] = ["", ""];
  };
  parts
    .filter(([, text]) => text !== "")
    .forEach(([kind, text], index, all) => {
      const between = SPACES.test(text) && (gone || come) && (all[index + 1]?.[0] ?? "same") !== "same";
      if (kind === "same" && !between) {
        settle();
        if (out.at(-1)?.[0] === "same") out.at(-1)[1] += text;
        else out.push([kind, text]);
        return;
      }
      if (kind !== "ins") gone += text;
      if (kind !== "del") come += text;
    });
  settle();
  return out;
}
