import { reportProblem } from '../../platform/error-reports.ts';
import type { WordList } from '../../rules/problems.ts';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- names of kinds, and nothing of a person
const reported = new Set<string>();

/**
 * Returns the table's entry for a word; `otherwise` for an unknown word, which is reported once per page load under the name of its
 * list.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string, list: WordList, otherwise: T): T {
  const entry = Object.hasOwn(table, word) ? table[word] : undefined;
  if (entry !== undefined) return entry;
  if (!reported.has(`${list} ${word}`)) reportProblem(`unknown ${list}`);
  reported.add(`${list} ${word}`);
  return otherwise;
}
