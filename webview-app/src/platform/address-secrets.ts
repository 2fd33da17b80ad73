/**
 * Removes secrets from an address (U04): parameters that neither the page's route nor `FRAME_QUERY` declares, and values with sensitive names.
 * At a page load it also removes numbers that look personal. It runs before the host records the address and before any request. Only the
 * ticket of a login is kept in memory, until it is exchanged. Rules for the ticket:
 * 1. Another page may pass a ticket in a link, so the ticket opens a session if the page has none (specification, section 6).
 * 2. It is trusted if it is from a login that this tab has started: the return address has a nonce, which is valid once.
 * 3. Any other ticket may be another person's: a person with a session is asked first.
 */
import { proxy } from 'valtio';
import { match } from '../routes.ts';
import { FRAME_QUERY } from '../routing/frame-query.ts';
import { isPersonNumber } from '../rules/person-number.ts';
import { randomHash } from '../rules/random-hash.ts';
import { isSensitivePair, withoutSensitiveInside } from '../rules/sensitive.ts';
import { currentPath, onHistory, removeFromQuery } from './history.ts';
import { forget, isText, keep, recall } from './storage.ts';

interface Ticket {
  value: string | undefined;
  /** True if the ticket is from a login that this tab has started, or the person accepted it. */
  isTrusted: boolean;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- `forgetTicket` clears it after the login
export const ticket = proxy<Ticket>({ value: undefined, isTrusted: false });

/** The parameter of a return address that holds the nonce. */
export const LOGIN_ROUND = 'loginRound';
const NONCE_KEY = 'login-nonce';

let isCleaned = false;

/** Checks that this page load, or a later step in it, had an address with a secret. */
export const wasAddressCleaned = (): boolean => isCleaned;

/** Cleans the address now and after every change of it. Must run before the bridge is created, which records the address. */
export function watchAddress(): void {
  cleanAddress(isPersonalNumber);
  onHistory(() => cleanAddress());
}

export function forgetTicket(): void {
  Object.assign(ticket, { value: undefined, isTrusted: false });
}

/** Returns a new nonce for a login that leaves the page. */
export function newLoginRound(): string {
  const round = randomHash();
  keep(NONCE_KEY, round, { area: 'session' });
  return round;
}

/** Checks for a personal number in a parameter of `FRAME_QUERY`. A route's own parameters have numbers of orders and products. */
const isPersonalNumber = (name: string, value: string): boolean => FRAME_QUERY.includes(name) && isPersonNumber(value);

function cleanAddress(isForeign: (name: string, value: string) => boolean = () => false): void {
  const declaredNames = match(currentPath())?.row.query ?? [];
  const removed = removeFromQuery((name, value, isInHash) => {
    if (name === LOGIN_ROUND || isSensitivePair(name, value)) return true;
    const isDeclared = declaredNames.includes(name) || FRAME_QUERY.includes(name);
    // A hash without a value is an anchor in the page, or the single file's path.
    return isDeclared ? !declaredNames.includes(name) && isForeign(name, value) : !isInHash || value !== '';
  }, withoutSensitiveInside);
  if (!removed) return;
  isCleaned = true;
  const round = removed.get(LOGIN_ROUND);
  const isTrusted = round !== null && round === recall(NONCE_KEY, isText, 'session');
  if (isTrusted) forget(NONCE_KEY, 'session');
  const value = removed.get('userTicket');
  if (value) Object.assign(ticket, { value, isTrusted });
}
