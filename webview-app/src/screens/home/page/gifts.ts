/** Merges the gifts of the medical index into one tile. */
import type { MedicalEntry, MedicalIndex } from '../../../api/static-home.ts';

const GIFT = 'gift';
export const isGift = ({ icon }: MedicalEntry): boolean => icon === GIFT;

export const giftsOf = (groups: MedicalIndex['groups']): MedicalEntry[] =>
  groups.flatMap(({ entries }) => entries.filter(isGift));

/** Keeps one tile for several gifts, at the position of the first. */
export function withOneGift(groups: MedicalIndex['groups']): MedicalIndex['groups'] {
  const gifts = giftsOf(groups);
  if (gifts.length < 2) return groups;
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !isGift(entry) || entry === gifts[0]) }))
    .filter(({ entries }) => entries.length > 0);
}
