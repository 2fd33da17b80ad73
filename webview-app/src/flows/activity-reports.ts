/**
 * Reports of the activity's statistics: things that were on screen, and things that were done. Rules:
 * 1. They are gathered and sent in batches: 5 s after the first one, with the 30th, and when the page is hidden or left.
 * 2. Nobody waits for them, nothing is shown, nobody is asked to log in. A batch is sent once, as a lost answer may have been counted.
 * 3. Without a network the last 60 are kept, and sent when it is back.
 * 4. A thing in its place is on screen once for each page load. What was done is told each time, in its order.
 * 5. Of somebody who has yet to say that the account of a link is theirs they wait, as without a network (U04).
 * 6. They are of the person who was here: they go with the person and are never sent in another's name (A04).
 */
import type { BodyOf } from '../api/endpoint.ts';
import { reportExposure, reportOperation } from '../api/walking.ts';
import { QUIET, request } from '../client/request.ts';
import { isAccountConfirmed } from '../platform/account-by-link.ts';
import { whenPersonGoes } from '../platform/personal.ts';

const WAIT_MS = 5_000;
const BATCH = 30;
const MOST = 60;

interface Sight {
  readonly position: string;
  readonly id: string;
}

let sights: readonly Sight[] = [];
let operations: BodyOf<typeof reportOperation>['operations'] = [];
const seen = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes things that are on screen at a place of the page: `noteSeen('walking-goods', ['K7001'])`. */
export function noteSeen(position: string, ids: readonly string[]): void {
  const fresh = ids.filter((id) => !seen.has(`${position}/${id}`));
  if (fresh.length === 0) return;
  for (const id of fresh) seen.add(`${position}/${id}`);
  sights = [...sights, ...fresh.map((id) => ({ position, id }))].slice(-MOST);
  plan();
}

/** Notes an action of the person: `noteDone('exchange', 'K7001')`. Names and numbers of the service only, nothing personal. */
export function noteDone(operation: string, target?: string): void {
  operations = [...operations, { operation, ...(target !== undefined && { target }) }].slice(-MOST);
  plan();
}

function plan(): void {
  if (sights.length + operations.length >= BATCH) return sendNow();
  if (timer === undefined) {
    timer = setTimeout(sendNow, WAIT_MS);
    document.addEventListener('visibilitychange', sendIfHidden);
    // Older web views leave a page without hiding it.
    addEventListener('pagehide', sendNow);
  }
}

function sendIfHidden(): void {
  if (document.visibilityState === 'hidden') sendNow();
}

/** Ends the wait: nothing listens while nothing waits. */
function rest(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', sendIfHidden);
  removeEventListener('pagehide', sendNow);
  removeEventListener('online', sendNow);
}

function sendNow(): void {
  rest();
  if (!navigator.onLine) return addEventListener('online', sendNow);
  // They wait for the next one.
  if (!isAccountConfirmed()) return;
  const manner = { ...QUIET, keepalive: true };
  if (sights.length > 0) drop(request(reportExposure, { body: { seen: byPosition(sights) } }, manner));
  if (operations.length > 0) drop(request(reportOperation, { body: { operations } }, manner));
  sights = [];
  operations = [];
}

/** A failure is nobody's: the client has reported it where it is one of ours. */
const drop = (request: Promise<unknown>): void => void request.catch(() => undefined);

function byPosition(list: readonly Sight[]): { position: string; ids: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { position, id } of list) places.set(position, [...(places.get(position) ?? []), id]);
  return [...places].map(([position, ids]) => ({ position, ids }));
}

whenPersonGoes(() => {
  rest();
  sights = [];
  operations = [];
  seen.clear();
});
