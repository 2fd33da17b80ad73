/** Masks a person's name for display. Screens display names only through these functions. */

import { maskName } from './masking.ts';
import { unlessOmitted } from './omitted-text.ts';

/** Returns the masked name, or undefined if the name is missing, e.g. in a stored answer. The service may have masked it already. */
export function shownName(name: string | undefined): string | undefined {
  const storedName = name && unlessOmitted(name);
  return storedName ? maskName(storedName) : undefined;
}

/**
 * Returns a name for a list of persons to choose from: the user's own name in full, all others masked. The user checks their own name
 * before it is sent.
 */
export const nameToChoose = (name: string, isSelf: boolean): string => (isSelf ? name : maskName(name));
