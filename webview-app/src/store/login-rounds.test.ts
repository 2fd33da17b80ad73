/** Tests the limit on logins that leave the page: at most two start automatically. */
import { beforeEach, expect, test } from 'vitest';
import { forgetLoginRounds, mayLeaveForLogin, noteLoginRound, noteTicket } from './login-rounds.ts';

const THIRD_TYPE = 1;
const NOW = Date.parse('2026-03-03T10:00:00+08:00');
const MINUTE = 60_000;

beforeEach(forgetLoginRounds);

const mayLeave = (now = NOW) => mayLeaveForLogin(THIRD_TYPE, now);
const leave = (now = NOW, byVisitor = true) => noteLoginRound(THIRD_TYPE, byVisitor, now);

test('a login when the person returned without a ticket: not started automatically', () => {
  expect(mayLeave()).toBe(true);
  leave();
  expect(mayLeave()).toBe(false);
});

test('a login when its ticket was refused: started a second time, but not a third time', () => {
  leave();
  noteTicket(false);
  expect(mayLeave()).toBe(true);
  leave();
  expect(mayLeave()).toBe(false);
  noteTicket(false);
  expect(mayLeave()).toBe(false);
});

test('the count of rounds when a ticket is accepted: reset only for a visitor', () => {
  leave();
  noteTicket(true);
  expect(mayLeave()).toBe(true);
  leave(NOW, false);
  noteTicket(true);
  expect(mayLeave()).toBe(false);
});

test('a login round when ten minutes have passed: expired, even if the clock was set back', () => {
  leave();
  expect(mayLeave(NOW + 10 * MINUTE - 1)).toBe(false);
  expect(mayLeave(NOW + 10 * MINUTE)).toBe(true);
  expect(mayLeave(NOW - 10 * MINUTE)).toBe(true);
});

test('the count of rounds when there are several third parties: separate for each, and stored for the visit', () => {
  leave(Date.now());
  expect(mayLeaveForLogin(301)).toBe(true);
  expect(mayLeaveForLogin(THIRD_TYPE)).toBe(false);
  expect(sessionStorage.length).toBe(1);
});
