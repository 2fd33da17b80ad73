/** The name of a person where it is shown. Screens show no name in any other way. */
import { unlessLeftOut } from './left-out.ts';
import { maskName } from './masking.ts';

/** Returns the name masked, also one that the service has masked already; undefined where there is none, as in a kept answer. */
export function shownName(name: string | undefined): string | undefined {
  const known = name && unlessLeftOut(name);
  return known ? maskName(known) : undefined;
}

/**
 * Returns the name for the choice of whom something is for: the person's own whole, as it is checked before it is sent, anybody
 * else's masked.
 */
export const nameToChoose = (name: string, isSelf: boolean): string => (isSelf ? name : maskName(name));
