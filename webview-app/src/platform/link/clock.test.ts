import { expect, test } from 'vitest';
import { steady } from './clock.ts';

/** Simulates a phone with two clocks: the system clock, which people set, and the monotonic clock. */
function fakePhone() {
  const clocks = { wall: 1_000_000, running: 5 };
  const now = steady(
    () => clocks.wall,
    () => clocks.running,
  );
  const pass = (ms: number) => {
    clocks.wall += ms;
    clocks.running += ms;
    return now();
  };
  return { clocks, now, pass };
}

test('the clock when it is set back by an hour: stays monotonic (A05)', () => {
  const { clocks, now, pass } = fakePhone();
  pass(40_000);
  clocks.wall -= 3_600_000;
  expect(now()).toBe(1_040_000);
  expect(pass(40_000)).toBe(1_080_000);
});

test('the clock when the phone sleeps and the monotonic clock stops: continues', () => {
  const { clocks, pass } = fakePhone();
  clocks.wall += 1_800_000;
  expect(pass(1_000)).toBe(2_801_000);
});

test('the clock when the two clocks differ slightly: has no drift', () => {
  const { clocks, now } = fakePhone();
  for (let turn = 0; turn < 1_000; turn++) {
    clocks.running += 0.4;
    now();
    clocks.running += 0.6;
    clocks.wall += 1;
    now();
  }
  expect(now()).toBe(1_001_000);
});
