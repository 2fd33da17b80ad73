/**
 * Handles tips for a person. Rules:
 * 1. Closing and reading are sent to the service in the background.
 * 2. A closed tip stays closed on this phone, even if the service was unreachable. It is sent again when a list contains it again.
 */
import { recordTipOperation, type Tip } from '../../../api/insurance-my.ts';
import { QUIET, request } from '../../../client/request.ts';
import { keepPersonal, recallPersonal } from '../../../platform/personal.ts';

const STORAGE_NAME = 'closed-tips';
/** The days for which the phone remembers closed tips. The service itself forgets old tips sooner. */
const STORAGE_DAYS = 180;
const MAX_IDS = 100;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
const closedIds = (): string[] => recallPersonal(STORAGE_NAME, isIds) ?? [];

function report(tipId: string, operation: 'read' | 'close'): void {
  request(recordTipOperation, { body: { tipId, operation } }, QUIET).catch(() => undefined);
}

export const readTip = (tipId: string): void => report(tipId, 'read');

export function closeTip(tipId: string): void {
  keepPersonal(STORAGE_NAME, [...closedIds().filter((id) => id !== tipId), tipId].slice(-MAX_IDS), {
    days: STORAGE_DAYS,
  });
  report(tipId, 'close');
}

/** Returns the tips of a list that are not closed on this phone. */
export function openTips(list: readonly Tip[]): readonly Tip[] {
  const closed = new Set(closedIds());
  return list.filter(({ tipId }) => !closed.has(tipId));
}

/** Reports again the tips of the list that the person has closed on this phone. */
export function reportClosed(list: readonly Tip[]): void {
  const closed = new Set(closedIds());
  for (const { tipId } of list) if (closed.has(tipId)) report(tipId, 'close');
}
