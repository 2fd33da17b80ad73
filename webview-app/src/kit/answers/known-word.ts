import { reportProblem } from '../../platform/error-reports.ts';
import type { WordList } from '../../rules/problems.ts';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains names of lists and kinds only
const reported = new Set<string>();

/**
 * Returns the table's entry for a word, or `defaultEntry` for an unknown word. An unknown word is reported once per page load, with the
 * name of its list.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string, list: WordList, defaultEntry: T): T {
  const entry = Object.hasOwn(table, word) ? table[word] : undefined;
  if (entry !== undefined) return entry;
  if (!reported.has(`${list} ${word}`)) reportProblem(`unknown ${list}`);
  reported.add(`${list} ${word}`);
  return defaultEntry;
}
