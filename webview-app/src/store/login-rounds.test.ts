/** Counts how often a login leaves the page: at most two rounds begin by themselves. */
import { beforeEach, expect, test } from 'vitest';
import { forgetLoginRounds, mayLeaveForLogin, noteLeftForLogin, noteTicket } from './login-rounds.ts';

const THIRD_TYPE = 1;
const NOW = Date.parse('2026-03-03T10:00:00+08:00');
const MINUTE = 60_000;

beforeEach(forgetLoginRounds);

const may = (now = NOW) => mayLeaveForLogin(THIRD_TYPE, now);
const leave = (now = NOW, byVisitor = true) => noteLeftForLogin(THIRD_TYPE, byVisitor, now);

test('a first round begins by itself; after one that returned without a ticket no other does', () => {
  expect(may()).toBe(true);
  leave();
  expect(may()).toBe(false);
});

test('a refused ticket is tried once more, and no third time', () => {
  leave();
  noteTicket(false);
  expect(may()).toBe(true);
  leave();
  expect(may()).toBe(false);
  noteTicket(false);
  expect(may()).toBe(false);
});

test('an accepted ticket of a visitor ends the count; one of an account does not', () => {
  leave();
  noteTicket(true);
  expect(may()).toBe(true);
  leave(NOW, false);
  noteTicket(true);
  expect(may()).toBe(false);
});

test('a round counts for ten minutes, also when the clock was set back', () => {
  leave();
  expect(may(NOW + 10 * MINUTE - 1)).toBe(false);
  expect(may(NOW + 10 * MINUTE)).toBe(true);
  expect(may(NOW - 10 * MINUTE)).toBe(true);
});

test('each third party has its own count of rounds, and the count is kept over a page load', () => {
  leave(Date.now());
  expect(mayLeaveForLogin(301)).toBe(true);
  expect(mayLeaveForLogin(THIRD_TYPE)).toBe(false);
  expect(sessionStorage.length).toBe(1);
});
