/**
 * Counts the logins that leave the page, to prevent endless redirects if the third party returns automatically. Rules:
 * 1. A page starts a round automatically. If its ticket is refused, the page starts another round. The maximum is two.
 * 2. A round that returned without a ticket is not restarted automatically, because the person may have declined.
 * 3. A person who requests a login always gets it. That round also counts.
 * 4. An accepted ticket of a visitor resets the count. An account's ticket does not, because a server that refuses the resulting session
 * also redirects.
 * 5. Rounds older than ten minutes do not count.
 */
import { forget, keep, recall } from '../platform/storage.ts';

interface Rounds {
  readonly thirdType: number;
  readonly byVisitor: boolean;
  /** True if the ticket of the last round was refused. */
  readonly refused: boolean;
  /** The start times of the rounds, in milliseconds since 1970. */
  readonly times: readonly number[];
}

const MAX_ROUNDS = 2;
const RECENT_MS = 10 * 60_000;
const STORAGE_KEY = 'login-rounds';
const NO_ROUNDS: Rounds = { thirdType: 0, byVisitor: true, refused: false, times: [] };

/** Checks that a page may start a round automatically. */
export function mayLeaveForLogin(thirdType: number, now = Date.now()): boolean {
  const { refused, times } = roundsOf(thirdType, now);
  return times.length < (refused ? MAX_ROUNDS : 1);
}

export function noteLoginRound(thirdType: number, byVisitor: boolean, now = Date.now()): void {
  save({ thirdType, byVisitor, refused: false, times: [...roundsOf(thirdType, now).times, now] });
}

/** Records whether the service has accepted or refused the ticket of the last round. */
export function noteTicket(isAccepted: boolean): void {
  const rounds = recall(STORAGE_KEY, isRounds, 'session');
  if (!rounds) return;
  if (!isAccepted) save({ ...rounds, refused: true });
  else if (rounds.byVisitor) forgetLoginRounds();
}

export const forgetLoginRounds = (): void => forget(STORAGE_KEY, 'session');

const save = (rounds: Rounds): boolean => keep(STORAGE_KEY, rounds, { area: 'session' });

function roundsOf(thirdType: number, now: number): Rounds {
  const rounds = recall(STORAGE_KEY, isRounds, 'session');
  if (rounds?.thirdType !== thirdType) return NO_ROUNDS;
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
