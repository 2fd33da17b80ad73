/** Finds references in comments, test titles and documents to something that is not in the tree. */

/** A word with an ending that files of the tree have; addresses, patterns and placeholders are none. */
const FILE = /(?<![\w/:.<>*{}@~$-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*[\w.-]+\.(?:md|ts|tsx|mjs|kt|swift|ets))\b(?![/*<{])/g;
const SPECIFICATION = /\bspecification\b/gi;
/** An id of the fault catalogue, a letter and two digits; not the M of drawings, nor a time of day. */
const FAULT = /\b[ABNPTUVX]\d{2}\b(?!:\d)/g;

/** Makes a function that lists a text's dangling references. `paths` are all files of the tree, from its root. */
export function danglingIn(paths: readonly string[]): (text: string) => string[] {
  const known = new Set(
    paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
  );
  const has = (document: string) => known.has(`docs/${document}.md`);
  return (text) => [
    ...[...text.matchAll(FILE)].map(([, file = '']) => file).filter((file) => !known.has(file)),
    ...(has('specification') ? [] : [...text.matchAll(SPECIFICATION)].map(([word]) => word)),
    ...(has('faults') ? [] : [...text.matchAll(FAULT)].map(([id]) => id)),
  ];
}
