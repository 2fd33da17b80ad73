import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { plainLine } from '../../rules/plain-line.ts';

/** The person's search: a part of the name or address, and required tags. */
export interface InstitutionFilter {
  text: string;
  tags: readonly string[];
}

/** The sort order. `near`: nearest first, without a position as listed. `soon`: earliest free day first, then nearest. */
export type SortOrder = 'near' | 'soon';

/** Returns the matching institutions in this order. It needs no request, because all institutions have loaded. */
export function matchingInstitutions(
  institutions: readonly BookingInstitution[],
  { text, tags }: InstitutionFilter,
  order: SortOrder = 'near',
): BookingInstitution[] {
  const word = plainLine(text).toLowerCase();
  return institutions
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(word))
    .filter((institution) => tags.every((tag) => institution.tags?.includes(tag)))
    .sort(
      (a, b) => (order === 'soon' && compareNextDays(a, b)) || (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0,
    );
}

/** Compares the next free days. An institution without a free day comes last. */
const compareNextDays = (a: BookingInstitution, b: BookingInstitution): number =>
  (a.nextDay ?? '9').localeCompare(b.nextDay ?? '9');

/** Returns whether the institutions have different next free days. */
export const haveDifferentDays = (institutions: readonly BookingInstitution[]): boolean =>
  new Set(institutions.map(({ nextDay }) => nextDay)).size > 1;

/** Returns the tags that only some institutions have, each once. */
export function distinctiveTags(institutions: readonly BookingInstitution[]): string[] {
  const tags = new Set(institutions.flatMap((institution) => institution.tags ?? []));
  return [...tags].filter((tag) => !institutions.every((institution) => institution.tags?.includes(tag)));
}
