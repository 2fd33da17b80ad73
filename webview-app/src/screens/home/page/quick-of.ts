import type { MedicalEntry, MedicalIndex } from '../../../api/static-home.ts';

type Groups = MedicalIndex['groups'];

/** As many are two lines of the grid. */
export const MOST = 8;

/** Returns the services that stand first: two of each group. None of an index that is hardly longer than they are. */
export function quickOf(groups: Groups): MedicalEntry[] {
  const all = groups.flatMap(({ entries }) => entries);
  return all.length > MOST + 1 ? groups.flatMap(({ entries }) => entries.slice(0, 2)).slice(0, MOST) : [];
}

/** Returns the groups without the services that stand first. */
export function othersOf(groups: Groups): Groups {
  const quick = new Set(quickOf(groups));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !quick.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
