/**
 * The times that a login has left the page, so that nobody goes round for ever where the third party returns by itself. Rules:
 * 1. A page begins a round by itself. If the ticket that it returns with is refused it begins one more, then no other: two at most.
 * 2. A round that returned without a ticket is not begun again by itself: the person may have declined.
 * 3. A person who asks for a login always gets one. It counts too.
 * 4. A visitor's accepted ticket ends the count. An account's does not: a server that refuses what the ticket brought sends it round too.
 * 5. Rounds older than ten minutes do not count.
 */
import { forget, keep, recall } from '../platform/storage.ts';

interface Rounds {
  readonly thirdType: number;
  readonly byVisitor: boolean;
  /** The ticket of the last round was refused. */
  readonly refused: boolean;
  /** Begin of each, in milliseconds since 1970. */
  readonly times: readonly number[];
}

const MOST = 2;
const RECENT_MS = 10 * 60_000;
const NAME = 'login-rounds';
const NONE: Rounds = { thirdType: 0, byVisitor: true, refused: false, times: [] };

/** Tells if a page may begin a round by itself. */
export function mayLeaveForLogin(thirdType: number, now = Date.now()): boolean {
  const { refused, times } = roundsOf(thirdType, now);
  return times.length < (refused ? MOST : 1);
}

export function noteLeftForLogin(thirdType: number, byVisitor: boolean, now = Date.now()): void {
  save({ thirdType, byVisitor, refused: false, times: [...roundsOf(thirdType, now).times, now] });
}

/** Takes the end of the last round: the service has accepted its ticket, or refused it. */
export function noteTicket(isAccepted: boolean): void {
  const rounds = recall(NAME, isRounds, 'session');
  if (!rounds) return;
  if (!isAccepted) save({ ...rounds, refused: true });
  else if (rounds.byVisitor) forgetLoginRounds();
}

export const forgetLoginRounds = (): void => forget(NAME, 'session');

const save = (rounds: Rounds): boolean => keep(NAME, rounds, { area: 'session' });

function roundsOf(thirdType: number, now: number): Rounds {
  const rounds = recall(NAME, isRounds, 'session');
  if (rounds?.thirdType !== thirdType) return NONE;
  return { ...rounds, times: rounds.times.filter((time) => Math.abs(now - time) < RECENT_MS) };
}

const isRounds = (value: unknown): value is Rounds =>
  typeof value === 'object' &&
  value !== null &&
  'thirdType' in value &&
  'byVisitor' in value &&
  'refused' in value &&
  'times' in value &&
  Array.isArray(value.times);
