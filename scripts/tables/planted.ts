import { expect } from 'vitest';

/** Expects exactly one fault for each part of a text, in this order. */
export const expectFaults = (faults: readonly string[], parts: readonly string[]): void =>
  expect(faults).toEqual(parts.map((part) => expect.stringContaining(part)));
