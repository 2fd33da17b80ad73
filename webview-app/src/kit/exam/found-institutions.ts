import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { plainLine } from '../../rules/plain-line.ts';

/** The search of a person: a part of a name or an address, and what an institution must have. */
export interface Wanted {
  text: string;
  tags: readonly string[];
}

/** `near`: the nearest first; where no distance is known, as the service orders them. `soon`: the earliest free day first, then the nearest. */
export type Order = 'near' | 'soon';

/** Returns the institutions that fit, in this order. All are here already, so nothing is asked for. */
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

/** An institution without a free day is behind all that have one. */
const soonerOf = (a: BookingInstitution, b: BookingInstitution): number =>
  (a.nextDay ?? '9').localeCompare(b.nextDay ?? '9');

/** Tells if the free days tell institutions apart. */
export const differInDays = (all: readonly BookingInstitution[]): boolean =>
  new Set(all.map(({ nextDay }) => nextDay)).size > 1;

/** Returns the tags that tell institutions apart: each once, those of all left out. */
export function tellingTags(all: readonly BookingInstitution[]): string[] {
  const tags = new Set(all.flatMap((institution) => institution.tags ?? []));
  return [...tags].filter((tag) => !all.every((institution) => institution.tags?.includes(tag)));
}
