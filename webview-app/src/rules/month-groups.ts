/** Groups lists by month in Asia/Shanghai. */
import { formatDate } from './dates.ts';

export interface MonthGroup<T> {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly entries: readonly T[];
}

/** Groups entries by the month of their time, in their order. `timeOf` returns ISO 8601. */
export function byMonth<T>(list: readonly T[], timeOf: (entry: T) => string): MonthGroup<T>[] {
  const months = new Map<string, T[]>();
  for (const entry of list) {
    const month = formatDate(timeOf(entry)).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, entries]) => ({ month, entries }));
}
