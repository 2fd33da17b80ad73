/**
 * Sends reports for the activity's statistics: items that were visible, and actions. Rules:
 * 1. Reports are sent in batches: 5 s after the first report, with the 30th, and when the page is hidden or left.
 * 2. They are sent in the background, without a message or a login. A batch is not retried, because it may have been counted.
 * 3. Without a network the last 60 reports are stored and sent when it is back.
 * 4. An item at its position counts once per page load. Every action counts, in order.
 * 5. While the account of a link is unconfirmed, reports wait as without a network (U04).
 * 6. Reports belong to the present person. They are dropped with the person, and never sent in another person's name (A04).
 */
import type { BodyOf } from '../../../api/endpoint.ts';
import { reportExposure, reportOperation } from '../../../api/walking.ts';
import { QUIET, request } from '../../../client/request.ts';
import { isAccountConfirmed } from '../../../platform/account-by-link.ts';
import { whenPersonGoes } from '../../../platform/personal.ts';

const BATCH_DELAY_MS = 5_000;
const BATCH_SIZE = 30;
const MAX_WAITING = 60;

interface Exposure {
  readonly position: string;
  readonly id: string;
}

let exposures: readonly Exposure[] = [];
let operations: BodyOf<typeof reportOperation>['operations'] = [];
const reportedKeys = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records items that are visible at a position of the page: `recordExposure('walking-goods', ['K7001'])`. */
export function recordExposure(position: string, ids: readonly string[]): void {
  const newIds = ids.filter((id) => !reportedKeys.has(`${position}/${id}`));
  if (newIds.length === 0) return;
  for (const id of newIds) reportedKeys.add(`${position}/${id}`);
  exposures = [...exposures, ...newIds.map((id) => ({ position, id }))].slice(-MAX_WAITING);
  schedule();
}

/** Records an action of the person: `recordAction('exchange', 'K7001')`. Its arguments contain nothing personal. */
export function recordAction(operation: string, target?: string): void {
  operations = [...operations, { operation, ...(target !== undefined && { target }) }].slice(-MAX_WAITING);
  schedule();
}

function schedule(): void {
  if (exposures.length + operations.length >= BATCH_SIZE) return sendNow();
  if (timer === undefined) {
    timer = setTimeout(sendNow, BATCH_DELAY_MS);
    document.addEventListener('visibilitychange', sendIfHidden);
    // Older web views leave a page without hiding it.
    addEventListener('pagehide', sendNow);
  }
}

function sendIfHidden(): void {
  if (document.visibilityState === 'hidden') sendNow();
}

/** Stops the timer and the listeners, which are needed only while reports are waiting. */
function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', sendIfHidden);
  removeEventListener('pagehide', sendNow);
  removeEventListener('online', sendNow);
}

function sendNow(): void {
  stopWaiting();
  if (!navigator.onLine) return addEventListener('online', sendNow);
  // The reports stay for the next batch.
  if (!isAccountConfirmed()) return;
  const options = { ...QUIET, keepalive: true };
  if (exposures.length > 0) ignoreFailure(request(reportExposure, { body: { seen: byPosition(exposures) } }, options));
  if (operations.length > 0) ignoreFailure(request(reportOperation, { body: { operations } }, options));
  exposures = [];
  operations = [];
}

/** Ignores a failure. The client has already reported it if it is a fault. */
const ignoreFailure = (request: Promise<unknown>): void => void request.catch(() => undefined);

function byPosition(list: readonly Exposure[]): { position: string; ids: string[] }[] {
  const idsByPosition = new Map<string, string[]>();
  for (const { position, id } of list) idsByPosition.set(position, [...(idsByPosition.get(position) ?? []), id]);
  return [...idsByPosition].map(([position, ids]) => ({ position, ids }));
}

whenPersonGoes(() => {
  stopWaiting();
  exposures = [];
  operations = [];
  reportedKeys.clear();
});
