import type { BookingInstitution } from '../../flows/exam-flow.ts';

/** The search of a person: a part of a name or an address, and what an institution must have. */
export interface Wanted {
  text: string;
  tags: readonly string[];
}

/** Returns the institutions that fit, the nearest first where distances are known. All are here already, so nothing is asked for. */
export function foundInstitutions(all: readonly BookingInstitution[], { text, tags }: Wanted): BookingInstitution[] {
  const word = text.trim().toLowerCase();
  return all
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(word))
    .filter((institution) => tags.every((tag) => institution.tags?.includes(tag)))
    .sort((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0);
}

/** Returns the tags that tell institutions apart: each once, those of all left out. */
export function tellingTags(all: readonly BookingInstitution[]): string[] {
  const tags = new Set(all.flatMap((institution) => institution.tags ?? []));
  return [...tags].filter((tag) => !all.every((institution) => institution.tags?.includes(tag)));
}
