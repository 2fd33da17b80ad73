/**
 * Formats dates in the provider's time zone (Asia/Shanghai), whatever the phone's. China has had no daylight saving time since 1991, so the
 * offset is always eight hours.
 */
const SHANGHAI_MS = 8 * 3_600_000;

/** The formats in the order in which the specification numbers them. */
export const DATE_FORMATS = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'YYYY年MM月DD日',
  'YYYY-MM-DD HH:mm',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY/MM/DD HH:mm',
  'YYYY/MM/DD HH:mm:ss',
  'YYYY.MM.DD HH:mm',
  'YYYY年MM月DD日 HH:mm',
  'MM-DD',
  'MM/DD',
  'MM月DD日',
  'HH:mm',
  'HH:mm:ss',
  'YYYYMMDD',
] as const;

const NAMED_FORMATS = { date: 0, dateTime: 4, monthDay: 12, time: 13, compact: 15 } as const;
export type DateFormat = keyof typeof NAMED_FORMATS | number;

/** Milliseconds since 1970, a `Date`, or text. `YYYY-MM-DD[ HH:mm[:ss]]` is Shanghai time; ISO text with a zone has that zone. */
export type DateValue = number | Date | string;

/** Formats a value, by default as `date`. Returns '' for an invalid date or an unknown format number. */
export function formatDate(value: DateValue, format: DateFormat = 'date'): string {
  const pattern = DATE_FORMATS[typeof format === 'number' ? format : NAMED_FORMATS[format]];
  const moment = new Date(momentOf(value) + SHANGHAI_MS);
  if (!pattern || Number.isNaN(moment.getTime())) return '';
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const parts: Record<string, string> = {
    YYYY: String(moment.getUTCFullYear()).padStart(4, '0'),
    MM: twoDigits(moment.getUTCMonth() + 1),
    DD: twoDigits(moment.getUTCDate()),
    HH: twoDigits(moment.getUTCHours()),
    mm: twoDigits(moment.getUTCMinutes()),
    ss: twoDigits(moment.getUTCSeconds()),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part);
}

/** Returns milliseconds since 1970, or NaN for an invalid date. */
export function momentOf(value: DateValue): number {
  if (typeof value !== 'string') return Number(value);
  const dateMatch = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(value);
  if (!dateMatch) return Date.parse(value);
  const [year, month, day, hour, minute, second] = dateMatch.slice(1).map((part) => part ?? '00');
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const utc = Date.parse(iso);
  // Some engines parse 2026-02-30 as 2 March, others return NaN.
  return new Date(utc).toJSON() === iso ? utc - SHANGHAI_MS : Number.NaN;
}

/** Returns today's date in Shanghai, `YYYY-MM-DD`. */
export const today = (now = Date.now()): string => formatDate(now);

/** Returns the minutes since midnight in Shanghai. */
export const minuteOfDay = (now = Date.now()): number => Math.floor(((now + SHANGHAI_MS) % 86_400_000) / 60_000);
