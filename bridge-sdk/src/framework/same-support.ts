import type { Support } from '../core/data-types.ts';

/** Returns true where two answers say the same. */
export const sameSupport = (a: Support, b: Support): boolean =>
  a.ok === b.ok &&
  a.source === b.source &&
  (a.ok || b.ok || (a.reason === b.reason && a.needs === b.needs && a.option === b.option));

/** Returns a function that gives the answer before in the place of one that says the same: one object, so that nothing is drawn anew. */
export function keepSame(): (support: Support) => Support {
  let last: Support | undefined;
  return (support) => {
    if (!last || !sameSupport(last, support)) last = support;
    return last;
  };
}
