/** Groups the coin history by day. The service sends changes newest first, in pages, so the last day shown may be incomplete. */
import { formatDate } from './dates.ts';

interface Change {
  readonly type: 'income' | 'expense';
  readonly amount: number;
  readonly at: string;
}

export interface CoinDay<T extends Change> {
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  readonly date: string;
  readonly changes: readonly T[];
  /** Coins earned minus coins spent. `undefined` while some changes of the day may not be loaded. */
  readonly sum: number | undefined;
}

/** Returns the coins of a change, negative if they were spent. */
export const signedCoins = ({ type, amount }: Change): number => (type === 'income' ? amount : -amount);

/** Groups changes by day, in their order. `isAll`: no more pages follow, so the last day is complete. */
export function coinDays<T extends Change>(changes: readonly T[], isAll: boolean): CoinDay<T>[] {
  const days = new Map<string, T[]>();
  for (const change of changes) {
    const date = formatDate(change.at);
    days.set(date, [...(days.get(date) ?? []), change]);
  }
  const dates = [...days.keys()];
  return [...days].map(([date, dayChanges]) => ({
    date,
    changes: dayChanges,
    sum: isAll || date !== dates.at(-1) ? dayChanges.reduce((sum, change) => sum + signedCoins(change), 0) : undefined,
  }));
}

/** Returns the last months, newest first, each as `YYYY-MM`. Default: 12 months. */
export function lastMonths(now: number, count = 12): string[] {
  const [year = 0, month = 0] = formatDate(now).split('-').map(Number);
  return Array.from({ length: count }, (_, monthsAgo) => {
    const index = year * 12 + month - 1 - monthsAgo;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
