import type { Support } from '../core/data-types.ts';

/** Returns true if two support answers are equal. */
export const sameSupport = (a: Support, b: Support): boolean =>
  a.ok === b.ok &&
  a.source === b.source &&
  (a.ok || b.ok || (a.reason === b.reason && a.needs === b.needs && a.option === b.option));

/** Returns a function that replaces an equal answer by the previous object. The stable identity avoids a render. */
export function keepEqualSupport(): (support: Support) => Support {
  let previous: Support | undefined;
  return (support) => {
    if (!previous || !sameSupport(previous, support)) previous = support;
    return previous;
  };
}
