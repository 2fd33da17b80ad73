import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { plainLine } from '../../rules/plain-line.ts';

/** The person's search: a part of a name or address, and required tags. */
export interface Wanted {
  text: string;
  tags: readonly string[];
}

/** The sort order. `near`: nearest first, else as the service sorts. `soon`: earliest free day first, then nearest. */
export type Order = 'near' | 'soon';

/** Returns the matching institutions in this order. All are loaded already, so there is no request. */
export function foundInstitutions(
  all: readonly BookingInstitution[],
  { text, tags }: Wanted,
  order: Order = 'near',
): BookingInstitution[] {
  const word = plainLine(text).toLowerCase();
  return all
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(word))
    .filter((institution) => tags.every((tag) => institution.tags?.includes(tag)))
    .sort((a, b) => (order === 'soon' && soonerOf(a, b)) || (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0);
}

/** Compares the next free days. An institution without a free day comes last. */
const soonerOf = (a: BookingInstitution, b: BookingInstitution): number =>
  (a.nextDay ?? '9').localeCompare(b.nextDay ?? '9');

/** Tells if the institutions have different next free days. */
export const differInDays = (all: readonly BookingInstitution[]): boolean =>
  new Set(all.map(({ nextDay }) => nextDay)).size > 1;

/** Returns the tags that only some institutions have, each once. */
export function tellingTags(all: readonly BookingInstitution[]): string[] {
  const tags = new Set(all.flatMap((institution) => institution.tags ?? []));
  return [...tags].filter((tag) => !all.every((institution) => institution.tags?.includes(tag)));
}
