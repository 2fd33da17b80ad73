/** Tests that a check reports planted mistakes. */
import { expect, test } from 'vitest';

export type Faults = readonly string[];
/** Holds a planted source, the reported faults, and expected parts of their texts. */
export type Plant = readonly [source: string, faults: () => Faults, expected: Faults];

export const prove = (check: string, plants: readonly Plant[]): void =>
  test.each(plants.map(([name, ...rest]) => [name, rest[1].length > 0 ? 'reported' : 'no fault', ...rest] as const))(
    `${check} when %s: %s`,
    (_, __, faults, expected) => {
      expect(faults()).toEqual(expected.map((text) => expect.stringContaining(text)));
    },
  );
