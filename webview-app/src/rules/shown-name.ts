/** Masks a person's name for display. Screens display names only through these functions. */
import { unlessLeftOut } from './left-out.ts';
import { maskName } from './masking.ts';

/** Returns the masked name, or undefined without one, e.g. in a stored answer. The service may have masked it already. */
export function shownName(name: string | undefined): string | undefined {
  const known = name && unlessLeftOut(name);
  return known ? maskName(known) : undefined;
}

/**
 * Returns a name for a list of persons to choose from: the user's own in full, all others masked. The user checks the own name
 * before it is sent.
 */
export const nameToChoose = (name: string, isSelf: boolean): string => (isSelf ? name : maskName(name));
