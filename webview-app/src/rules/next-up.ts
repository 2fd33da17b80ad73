/**
 * Sorts a person's next tasks: a visit today or tomorrow, then a payment, which can expire, then other visits by day, then reports,
 * checkups to book, and the card.
 */
export type NextKind = 'visit' | 'pay' | 'report' | 'book' | 'card';

/** The fields of a task that decide its position. `on` is a day, `YYYY-MM-DD`. */
export interface Task {
  readonly kind: NextKind;
  readonly on?: string | undefined;
}

const DAY_MS = 86_400_000;
/** The number of days within which a visit comes before a payment. */
const SOON_DAYS = 1;
const RANKS: Readonly<Record<NextKind, number>> = { pay: 1, visit: 2, report: 3, book: 4, card: 5 };

/** Returns the days from `today` to `day`, both `YYYY-MM-DD`: negative for a past day, NaN for an invalid one. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** The rank of a past visit, which only waits for the institution's result. */
const PAST_VISIT_RANK = 6;

function rankOf({ kind, on }: Task, today: string): number {
  const days = kind === 'visit' && on !== undefined ? daysUntil(on, today) : Number.NaN;
  if (days < 0) return PAST_VISIT_RANK;
  return days <= SOON_DAYS ? 0 : RANKS[kind];
}

/** Returns the sorted tasks. Tasks of one kind stay in their order, except that visits are sorted by day. */
export const sortTasks = <T extends Task>(tasks: readonly T[], today: string): T[] =>
  [...tasks].sort(
    (first, other) => rankOf(first, today) - rankOf(other, today) || (first.on ?? '9').localeCompare(other.on ?? '9'),
  );
