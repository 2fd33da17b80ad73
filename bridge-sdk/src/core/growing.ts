/**
 * A value of an enumeration that a minor version may extend. An editor completes the known values. A `switch` needs a `default`, so
 * that it still compiles with more values.
 */
export type Growing<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);
