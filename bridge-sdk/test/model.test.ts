import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runHostile } from './hostile.ts';
import { runModel } from './model.ts';

/** Sets the number of sequences. `node scripts/run.mjs soak` sets more. */
const SEQUENCES = Number(process.env['SOAK_SEQUENCES'] ?? 300);
const MESSAGES = Number(process.env['SOAK_MESSAGES'] ?? 10_000);
const LONG_MS = 1_800_000;

const rejections: unknown[] = [];
const recordRejection = (reason: unknown) => void rejections.push(reason);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  rejections.length = 0;
  process.on('unhandledRejection', recordRejection);
});
afterEach(() => {
  process.off('unhandledRejection', recordRejection);
  vi.useRealTimers();
  expect(rejections).toEqual([]);
});

test(`the bridge when ${SEQUENCES} random sequences run: agrees with its model`, () => runModel(SEQUENCES), LONG_MS);

test(
  `B07: the bridge when it receives ${MESSAGES} hostile messages: throws nothing, leaks nothing and leaves no timer`,
  () => runHostile(MESSAGES),
  LONG_MS,
);
