/**
 * Removes secrets from an address (U04): parameters that neither the page's row nor the frame declares, and values with sensitive names.
 * At a page load it also removes numbers that look personal. It runs before the host records the address and before any request. Only the
 * ticket of a login is kept in memory, until it is exchanged. Rules for it:
 * 1. Another page may hand over a ticket by a link, so it opens a session if there is none (specification, section 6).
 * 2. It is trusted when it returns from a login that this tab left for: the return address has a nonce, which is valid once.
 * 3. Any other ticket may be another person's: a person with a session is asked first.
 */
import { proxy } from 'valtio';
import { match } from '../routes.ts';
import { FRAME_QUERY } from '../routing/frame-query.ts';
import { isPersonNumber } from '../rules/person-number.ts';
import { randomHash } from '../rules/random-hash.ts';
import { isSensitivePair, withoutSensitiveInside } from '../rules/sensitive.ts';
import { currentPath, onHistory, takeFromQuery } from './history.ts';
import { forget, isText, keep, recall } from './storage.ts';

interface Ticket {
  value: string | undefined;
  /** True if the ticket returned from a login of ours, or the person accepted it. */
  isTrusted: boolean;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the ticket of a login that is still to come
export const ticket = proxy<Ticket>({ value: undefined, isTrusted: false });

/** The parameter of a return address that holds the nonce. */
export const LOGIN_ROUND = 'loginRound';
const NONCE = 'login-nonce';

let isCleaned = false;

/** Checks that this page load, or a later step in it, had an address with a secret. */
export const wasAddressCleaned = (): boolean => isCleaned;

/** Cleans the address now and after every change of it. Must run before the bridge is made, which records the address. */
export function watchAddress(): void {
  cleanAddress(isOfPerson);
  onHistory(() => cleanAddress());
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

/** Checks for a personal number in a parameter of the frame. A row's own parameters hold numbers of orders and products. */
const isOfPerson = (name: string, value: string): boolean => FRAME_QUERY.includes(name) && isPersonNumber(value);

function cleanAddress(isForeign: (name: string, value: string) => boolean = () => false): void {
  const own = match(currentPath())?.row.query ?? [];
  const taken = takeFromQuery((name, value, isInHash) => {
    if (name === LOGIN_ROUND || isSensitivePair(name, value)) return true;
    const isDeclared = own.includes(name) || FRAME_QUERY.includes(name);
    // A hash without a value is an anchor in the page, or the single file's path.
    return isDeclared ? !own.includes(name) && isForeign(name, value) : !isInHash || value !== '';
  }, withoutSensitiveInside);
  if (!taken) return;
  isCleaned = true;
  const round = taken.get(LOGIN_ROUND);
  const isTrusted = round !== null && round === recall(NONCE, isText, 'session');
  if (isTrusted) forget(NONCE, 'session');
  const value = taken.get('userTicket');
  if (value) Object.assign(ticket, { value, isTrusted });
}
