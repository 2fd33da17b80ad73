/**
 * A word or number of a list that a minor version may lengthen. An editor completes the known ones; a `switch` over them has a `default` for
 * others, so that a longer list compiles.
 */
export type Growing<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);
