/** Holds the result of a check: a line to print, and a sentence for each fault. */
export interface TableCheck {
  readonly line: string;
  readonly faults: readonly string[];
}

export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
