import type { Support } from '../core/types.ts';

/** Returns true where two answers say the same. */
export const sameSupport = (a: Support, b: Support): boolean =>
  a.ok === b.ok &&
  a.source === b.source &&
  (a.ok || b.ok || (a.reason === b.reason && a.needs === b.needs && a.option === b.option));
