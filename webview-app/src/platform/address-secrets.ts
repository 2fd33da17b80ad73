/**
 * The secrets of an address (U04). Values of sensitive names leave the address before the host notes it and before anything is asked for.
 * Only the ticket of a login is needed: it is kept in memory, until it is exchanged. Rules for it:
 * 1. Another page may hand a ticket over by a link, so it makes a session where there is none (specification, section 6).
 * 2. It is ours when it returns from a login that this tab left for: the return address has a nonce, which counts once.
 * 3. Any other may be somebody else's: a person who has a session already is asked first.
 */
import { proxy } from 'valtio';
import { randomHash } from '../rules/random-hash.ts';
import { isSensitivePair, withoutSensitiveInside } from '../rules/sensitive.ts';
import { onHistory, takeFromQuery } from './history.ts';
import { forget, isText, keep, recall } from './storage.ts';

interface Ticket {
  value: string | undefined;
  /** It returns from a login of ours, or the person wants it. */
  isTrusted: boolean;
}

export const ticket = proxy<Ticket>({ value: undefined, isTrusted: false });

/** The parameter of a return address that holds the nonce. */
export const LOGIN_ROUND = 'loginRound';
const NONCE = 'login-nonce';

let isCleaned = false;

/** True where this page load, or the person's way in it, brought an address with something to take out. */
export const wasAddressCleaned = (): boolean => isCleaned;

/** Cleans the address now and after every change of it. Called before the bridge is made, which notes the address. */
export function watchAddress(): void {
  cleanAddress();
  onHistory(cleanAddress);
}

export function forgetTicket(): void {
  Object.assign(ticket, { value: undefined, isTrusted: false });
}

/** Returns a new nonce for a login that leaves the page. */
export function newLoginRound(): string {
  const round = randomHash();
  keep(NONCE, round, { area: 'session' });
  return round;
}

function cleanAddress(): void {
  const taken = takeFromQuery(
    (name, value) => name === LOGIN_ROUND || isSensitivePair(name, value),
    withoutSensitiveInside,
  );
  if (!taken) return;
  isCleaned = true;
  const round = taken.get(LOGIN_ROUND);
  const isTrusted = round !== null && round === recall(NONCE, isText, 'session');
  if (isTrusted) forget(NONCE, 'session');
  const value = taken.get('userTicket');
  if (value) Object.assign(ticket, { value, isTrusted });
}
