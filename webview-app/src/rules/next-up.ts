/**
 * The order of what is next for a person: a visit of today or tomorrow, then a payment, whose time runs, then other visits by day, then
 * reports, checkups to book, and the rest.
 */
export type NextKind = 'visit' | 'pay' | 'report' | 'book' | 'card';

/** As much of something that waits as its place depends on. `on` is a day, `YYYY-MM-DD`. */
export interface Waiting {
  readonly kind: NextKind;
  readonly on?: string | undefined;
}

const DAY_MS = 86_400_000;
/** A visit within so many days comes before a payment. */
const SOON_DAYS = 1;
const RANKS: Readonly<Record<NextKind, number>> = { pay: 1, visit: 2, report: 3, book: 4, card: 5 };

/** Days from `today` until `day`, both `YYYY-MM-DD`; below 0 for a day that is over, NaN for what is no day. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** The place of a visit whose day is over: it waits for nothing but the institution's word. */
const OVER = 6;

function rankOf({ kind, on }: Waiting, today: string): number {
  const days = kind === 'visit' && on !== undefined ? daysUntil(on, today) : Number.NaN;
  if (days < 0) return OVER;
  return days <= SOON_DAYS ? 0 : RANKS[kind];
}

/** Returns them in the order in which a person needs them; those of one kind keep their order, visits go by their day. */
export const inOrder = <T extends Waiting>(all: readonly T[], today: string): T[] =>
  [...all].sort(
    (first, other) => rankOf(first, today) - rankOf(other, today) || (first.on ?? '9').localeCompare(other.on ?? '9'),
  );
