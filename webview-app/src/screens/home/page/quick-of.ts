import type { MedicalEntry, MedicalIndex } from '../../../api/static-home.ts';

type Groups = MedicalIndex['groups'];

/** The most usual services, which fill two rows of the grid. */
export const MOST = 8;

/** Returns the usual services: the first two of each group. Empty for an index that has hardly more services than those. */
export function quickOf(groups: Groups): MedicalEntry[] {
  const all = groups.flatMap(({ entries }) => entries);
  return all.length > MOST + 1 ? groups.flatMap(({ entries }) => entries.slice(0, 2)).slice(0, MOST) : [];
}

/** Returns the groups without the usual services. */
export function othersOf(groups: Groups): Groups {
  const quick = new Set(quickOf(groups));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !quick.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
