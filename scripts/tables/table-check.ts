/** What one look at the tables tells: a line for the person, and everything that is wrong, one sentence each. */
export interface TableCheck {
  readonly line: string;
  readonly faults: readonly string[];
}

/** The values that come more than once. */
export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
