import { expect, it } from 'vitest';
import { randomHash } from './random-hash.ts';

it('a random hash has 32 letters and digits, and is different each time', () => {
  const made = Array.from({ length: 200 }, () => randomHash());
  for (const hash of made) expect(hash).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(made).size).toBe(200);
  expect(randomHash(5)).toHaveLength(5);
});
