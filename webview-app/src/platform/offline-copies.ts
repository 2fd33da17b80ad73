/** Answers kept for a time without a network: copies, dropped first when the storage is full. */
import type { Seen } from '../client/request.ts';
import { CACHE, keep, recall } from './storage.ts';

const KEPT_DAYS = 30;
/** A single answer longer than this is not worth its place. Characters. */
const LONGEST = 60_000;
const nameOf = (key: string) => `${CACHE}seen.${key}`;

function isSeen(value: unknown): value is Seen {
  return (
    typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'data' in value
  );
}

export const lastSeen = {
  keep(key: string, seen: Seen): void {
    if (JSON.stringify(seen.data).length <= LONGEST) keep(nameOf(key), seen, { days: KEPT_DAYS });
  },
  find: (key: string): Seen | undefined => recall(nameOf(key), isSeen),
};
