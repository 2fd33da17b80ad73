import { expect, test } from 'vitest';
import { giftStep } from './gift-step.ts';

const WELCOME = { need: 0, state: 'locked' } as const;
const LOCKED = { need: 5, state: 'locked' } as const;
const OPEN = { need: 3, state: 'open' } as const;
const GONE = { need: 2, state: 'soldOut' } as const;
const gifts = [WELCOME, LOCKED, GONE];

test.each([
  ['somebody new claims the card first', { state: 'START', gifts }, true, 'bind'],
  ['a customer invites', { state: 'START', gifts }, false, 'invite'],
  ['without a welcome gift also somebody new invites', { state: 'START', gifts: [LOCKED] }, true, 'invite'],
  ['an open gift is chosen, whoever it is', { state: 'START', gifts: [...gifts, OPEN] }, true, 'choose'],
  ['a chosen gift is looked at', { state: 'START', gifts: [OPEN], record: {} }, false, 'see'],
  ['also after the end', { state: 'END', gifts: [OPEN], record: {} }, false, 'see'],
  ['after the end nothing is open', { state: 'END', gifts: [OPEN] }, true, 'none'],
  ['nor before the start', { state: 'BEFORE_START', gifts: [OPEN] }, false, 'none'],
] as const)('the next step in the gift campaign: %s', (_name, campaign, isNew, step) => {
  expect(giftStep(campaign, isNew)).toBe(step);
});
