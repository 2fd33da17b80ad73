/** Keeps the `Intl` formatters: creating one takes milliseconds, many of them on a slow phone, and using it takes none. */

// oxlint-disable-next-line sdhealth/cleared-on-logout -- formatters of the languages, the same for everybody
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function stored<T>(formats: Map<string, T>, key: string, create: () => T): T {
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}

/** Returns the formatter of numbers for a language tag. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  stored(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));

/** Returns the formatter of days for a language tag. A day is its midnight in UTC. */
export const dayFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  stored(dates, tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));
