import type { MedicalEntry, MedicalIndex } from '../../../api/static-home.ts';

type Groups = MedicalIndex['groups'];

/** The most usual services, which fill two rows of the grid. */
export const MAX_QUICK = 8;

/** Returns the usual services: the first two of each group. Returns none for an index with hardly more services than these. */
export function quickOf(groups: Groups): MedicalEntry[] {
  const allEntries = groups.flatMap(({ entries }) => entries);
  return allEntries.length > MAX_QUICK + 1
    ? groups.flatMap(({ entries }) => entries.slice(0, 2)).slice(0, MAX_QUICK)
    : [];
}

/** Returns the groups without the usual services. */
export function withoutQuick(groups: Groups): Groups {
  const quick = new Set(quickOf(groups));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !quick.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
