/** Lists years and months to choose from (specification, section 5): years clamped to 1970 to 2099, months 1 to 12. */
export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2099;

const clampYear = (year: number): number => Math.min(LAST_YEAR, Math.max(FIRST_YEAR, Math.trunc(year)));

/** Returns the years from `first` to `last`, both included and clamped, in either order. Default: the whole range. */
export function yearList(first = FIRST_YEAR, last = LAST_YEAR): number[] {
  const [from, to] = [clampYear(first), clampYear(last)].sort((a, b) => a - b);
  return from === undefined || to === undefined || Number.isNaN(from + to)
    ? []
    : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns the number of days of a month, 28 to 31. `month` is 1 to 12. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
