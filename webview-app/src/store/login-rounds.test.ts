/** Tests the limit on logins that leave the page: at most two start automatically. */
import { beforeEach, expect, test } from 'vitest';
import { forgetLoginRounds, mayLeaveForLogin, noteLeftForLogin, noteTicket } from './login-rounds.ts';

const THIRD_TYPE = 1;
const NOW = Date.parse('2026-03-03T10:00:00+08:00');
const MINUTE = 60_000;

beforeEach(forgetLoginRounds);

const may = (now = NOW) => mayLeaveForLogin(THIRD_TYPE, now);
const leave = (now = NOW, byVisitor = true) => noteLeftForLogin(THIRD_TYPE, byVisitor, now);

test('a login when no round has started: starts by itself, but not after a return without a ticket', () => {
  expect(may()).toBe(true);
  leave();
  expect(may()).toBe(false);
});

test('a login when its ticket was refused: started once more, not a third time', () => {
  leave();
  noteTicket(false);
  expect(may()).toBe(true);
  leave();
  expect(may()).toBe(false);
  noteTicket(false);
  expect(may()).toBe(false);
});

test('the count of rounds when a ticket is accepted: reset for a visitor, kept for an account', () => {
  leave();
  noteTicket(true);
  expect(may()).toBe(true);
  leave(NOW, false);
  noteTicket(true);
  expect(may()).toBe(false);
});

test('a login round when ten minutes have passed: expired, even if the clock was set back', () => {
  leave();
  expect(may(NOW + 10 * MINUTE - 1)).toBe(false);
  expect(may(NOW + 10 * MINUTE)).toBe(true);
  expect(may(NOW - 10 * MINUTE)).toBe(true);
});

test('the count of rounds when there are several third parties: separate for each, and kept after a reload', () => {
  leave(Date.now());
  expect(mayLeaveForLogin(301)).toBe(true);
  expect(mayLeaveForLogin(THIRD_TYPE)).toBe(false);
  expect(sessionStorage.length).toBe(1);
});
