/**
 * The secrets of an address (U04). What neither the page's row nor the frame declares, and values of sensitive names, leave the address
 * before the host notes it and before anything is asked for; of the address of a page load also what looks like a number of a person.
 * Only the ticket of a login is needed: it is kept in memory, until it is exchanged. Rules for it:
 * 1. Another page may hand a ticket over by a link, so it makes a session where there is none (specification, section 6).
 * 2. It is ours when it returns from a login that this tab left for: the return address has a nonce, which counts once.
 * 3. Any other may be somebody else's: a person who has a session already is asked first.
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
  /** It returns from a login of ours, or the person wants it. */
  isTrusted: boolean;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the ticket of a login that is still to come
export const ticket = proxy<Ticket>({ value: undefined, isTrusted: false });

/** The parameter of a return address that holds the nonce. */
export const LOGIN_ROUND = 'loginRound';
const NONCE = 'login-nonce';

let isCleaned = false;

/** True where this page load, or the person's way in it, brought an address with something to take out. */
export const wasAddressCleaned = (): boolean => isCleaned;

/** Cleans the address now and after every change of it. Called before the bridge is made, which notes the address. */
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

/** True for a number of a person in a parameter of the frame: a row's own are numbers of orders and products. */
const isOfPerson = (name: string, value: string): boolean => FRAME_QUERY.includes(name) && isPersonNumber(value);

function cleanAddress(isForeign: (name: string, value: string) => boolean = () => false): void {
  const own = match(currentPath())?.row.query ?? [];
  const taken = takeFromQuery((name, value, isInHash) => {
    if (name === LOGIN_ROUND || isSensitivePair(name, value)) return true;
    const isDeclared = own.includes(name) || FRAME_QUERY.includes(name);
    // A hash without a value is a place in the page, or the single file's path.
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
