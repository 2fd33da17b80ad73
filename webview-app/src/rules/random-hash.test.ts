import { expect, it } from 'vitest';
import { randomHash } from './random-hash.ts';

it('a random hash when made: 32 letters and digits, different each time', () => {
  const created = Array.from({ length: 200 }, () => randomHash());
  for (const hash of created) expect(hash).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(created).size).toBe(200);
  expect(randomHash(5)).toHaveLength(5);
});
