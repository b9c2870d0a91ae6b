// What the reader has set, opened and chosen.

import { parse } from "./address.js";

export const reader = {
  state: parse(location.hash), // the filters, the language, and the finding last gone to
  open: new Set(), // ids of the findings whose rule is explained
  chosen: new Map(), // by finding id, which of several replacements
  expanded: new Set(), // names of the summary's lists that are shown whole
};
