/** Answers kept for a time without a network: copies, dropped first when the storage is full. */
import type { OfflineCopy } from '../client/request.ts';
import { CACHE, keep, recall } from './storage.ts';

const KEPT_DAYS = 30;
/** A single answer longer than this is not worth its place. Characters. */
const LONGEST = 60_000;
const nameOf = (key: string) => `${CACHE}seen.${key}`;

function isCopy(value: unknown): value is OfflineCopy {
  return (
    typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'data' in value
  );
}

export const offlineCopies = {
  keep(key: string, copy: OfflineCopy): void {
    if (JSON.stringify(copy.data).length <= LONGEST) keep(nameOf(key), copy, { days: KEPT_DAYS });
  },
  find: (key: string): OfflineCopy | undefined => recall(nameOf(key), isCopy),
};
