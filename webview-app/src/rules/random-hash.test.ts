import { expect, it } from 'vitest';
import { randomHash } from './random-hash.ts';

it('a random hash when it is created: 32 letters and digits, different each time', () => {
  const hashes = Array.from({ length: 200 }, () => randomHash());
  for (const hash of hashes) expect(hash).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(hashes).size).toBe(200);
  expect(randomHash(5)).toHaveLength(5);
});
