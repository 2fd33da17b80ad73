import { expect, test } from 'vitest';
import { giftStep } from './gift-step.ts';

const WELCOME = { need: 0, state: 'locked' } as const;
const LOCKED = { need: 5, state: 'locked' } as const;
const OPEN = { need: 3, state: 'open' } as const;
const SOLD_OUT = { need: 2, state: 'soldOut' } as const;
const gifts = [WELCOME, LOCKED, SOLD_OUT];

test.each([
  ['a new person without a card', { state: 'START', gifts }, true, 'bind'],
  ['a customer with locked gifts', { state: 'START', gifts }, false, 'invite'],
  ['a new person without a welcome gift', { state: 'START', gifts: [LOCKED] }, true, 'invite'],
  ['a person with an open gift', { state: 'START', gifts: [...gifts, OPEN] }, true, 'choose'],
  ['a person with a chosen gift', { state: 'START', gifts: [OPEN], record: {} }, false, 'see'],
  ['a person with a chosen gift after the end', { state: 'END', gifts: [OPEN], record: {} }, false, 'see'],
  ['a person after the end', { state: 'END', gifts: [OPEN] }, true, 'none'],
  ['a person before the start', { state: 'BEFORE_START', gifts: [OPEN] }, false, 'none'],
] as const)('the next step in the gift campaign for %s (%o, new: %s): %s', (_name, campaign, isNew, step) => {
  expect(giftStep(campaign, isNew)).toBe(step);
});
