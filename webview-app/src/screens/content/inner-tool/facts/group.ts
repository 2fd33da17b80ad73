/** A fact of the page in words; a sensitive value is masked before it gets here. */
export type Fact = readonly [name: string, value: string];

/** Facts that belong together. */
export interface Group {
  readonly title: string;
  readonly facts: readonly Fact[];
}

const KILO = 1_000;

/** `12345` becomes `12.3`. */
export const kilobytes = (bytes: number): string => (bytes / KILO).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / KILO / KILO).toFixed(1);
