/**
 * Defines the state machine of a reconnecting connection, for the chat and the telephony. It is pure: a state, an event and the time
 * return the next state and the effects. The numbers are the chat's. `Pace` has the numbers that differ in the telephony. Rules:
 * 1. A socket counts as open when the server's first answer has come. It has 10 s for that.
 * 2. From then on a heartbeat is sent every 40 s. Any frame is a sign of life. If the second heartbeat in a row has no answer in 10 s,
 *    the socket is given up (S02). A socket that did not answer a message gets a heartbeat immediately, and has 10 s.
 * 3. A lost socket is reopened after a backoff: 1 s, doubling to 30 s, each random between half and the whole of it. The backoff is reset
 *    only by a socket that stayed open for 30 s.
 * 4. The backoff ends when the network or the page comes back.
 * 5. At most 20 sockets are opened in 10 minutes (S01).
 * 6. A hidden page without unsent messages opens no socket. When it is shown again, it opens one and reads the record once (S05). A
 *    socket that is still open but was silent for longer than rule 2 allows was frozen, and is replaced. Any other open socket gets a
 *    heartbeat, and has 10 s to answer.
 * 7. After three failures in a row the chat polls: it reads the record every 15 s until a socket is open (S04).
 * 8. A refused session is renewed by a call, then the socket is reopened. If it is refused again before a socket has stayed open for 30
 *    s, or for another reason of our service, the connection stays closed.
 * 9. Events of a socket that was given up are ignored.
 */

/** Milliseconds. */
const HEARTBEAT_MS = 40_000;
export const ANSWER_MS = 10_000;
const ASKING_MS = 15_000;
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 30_000;
const STABLE_MS = 30_000;
const BUDGET_MS = 600_000;

const MOST_CONNECTS = 20;
const MOST_UNANSWERED = 2;
const FAILURES_BEFORE_ASKING = 3;

/** `resting`: hidden and idle. `waiting`: the backoff before the next socket. `renewing`: the session is being renewed. */
export type Phase = 'resting' | 'waiting' | 'connecting' | 'open' | 'renewing' | 'refused' | 'over';

/** The interval of a connection's heartbeats, and how many in a row may stay unanswered. */
export interface Pace {
  readonly beatMs: number;
  readonly mostUnanswered: number;
}
const CHAT_PACE: Pace = { beatMs: HEARTBEAT_MS, mostUnanswered: MOST_UNANSWERED };

export interface Link {
  readonly pace: Pace;
  readonly phase: Phase;
  /** The number of the current socket. */
  readonly socket: number;
  /** The times of the sockets that were opened in the last 10 minutes. */
  readonly connects: readonly number[];
  /** The number of sockets lost in a row that did not stay open for long. */
  readonly failures: number;
  /** The start of the current phase. */
  readonly since: number;
  readonly retryAt: number;
  readonly nextBeatAt: number;
  /** The deadline of the next sign of life. */
  readonly answerBy?: number | undefined;
  readonly unanswered: number;
  readonly heardAt: number;
  readonly nextAskAt: number;
  readonly isHidden: boolean;
  /** True if there are unsent messages. */
  readonly isBusy: boolean;
  readonly hasRenewed: boolean;
}

export type LinkEvent =
  | { readonly type: 'start' | 'tick' | 'hidden' | 'shown' | 'network' | 'doubt' | 'stop' }
  | { readonly type: 'heard' | 'welcome' | 'lost'; readonly socket: number }
  | { readonly type: 'no'; readonly socket: number; readonly code: number }
  | { readonly type: 'busy'; readonly isBusy: boolean }
  | { readonly type: 'renewed'; readonly ok: boolean };

export type Effect = 'connect' | 'drop' | 'beat' | 'look' | 'renew';

export interface Moment {
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly random: number;
}
export type Stepped = readonly [link: Link, effects: readonly Effect[]];

export const newLink = (now: number, isHidden = false, pace = CHAT_PACE): Link => ({
  pace,
  phase: 'resting',
  socket: 0,
  connects: [],
  failures: 0,
  since: now,
  retryAt: now,
  nextBeatAt: now,
  unanswered: 0,
  heardAt: now,
  nextAskAt: now,
  isHidden,
  isBusy: false,
  hasRenewed: false,
});

/** The codes of an invalid or expired session. */
const SESSION_CODES: readonly number[] = [20003, 20203, 20205];
export const isOfSession = (code: number): boolean => SESSION_CODES.includes(code);
/** Checks for a code of our own refusals. Other codes, and the server's own errors, may be temporary. */
export const isForGood = (code: number): boolean => code >= 40_000 && code < 50_000;

const isResting = ({ isHidden, isBusy }: Link): boolean => isHidden && !isBusy;
/** Checks that a socket is opening or will be opened. */
export const isDown = ({ phase }: Link): boolean => phase === 'waiting' || phase === 'connecting';
/** Checks that the chat polls the record instead of listening (rule 7). */
export const isAsking = (link: Link): boolean =>
  isDown(link) && link.failures >= FAILURES_BEFORE_ASKING && !isResting(link);

/** Returns the time of the next tick. Undefined if none is due. */
export function dueAt(link: Link): number | undefined {
  const { phase, retryAt, since, nextBeatAt, answerBy, nextAskAt } = link;
  const times: number[] = [];
  if (phase === 'waiting') times.push(retryAt);
  if (phase === 'connecting') times.push(since + ANSWER_MS);
  if (phase === 'open') times.push(Math.min(nextBeatAt, answerBy ?? nextBeatAt));
  if (isAsking(link)) times.push(nextAskAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

export function step(link: Link, event: LinkEvent, moment: Moment): Stepped {
  if (link.phase === 'over') return [link, []];
  if ('socket' in event && event.socket !== link.socket) return [link, []];
  const { now } = moment;
  switch (event.type) {
    case 'start':
      return isResting(link) || link.phase !== 'resting' ? [link, []] : soon(link, now);
    case 'stop':
      return [{ ...link, phase: 'over' }, ['drop']];
    case 'hidden':
      return [{ ...link, isHidden: true, ...(link.phase === 'waiting' && !link.isBusy && { phase: 'resting' }) }, []];
    case 'shown':
      return back({ ...link, isHidden: false }, now);
    case 'network':
      return isResting(link) ? [link, []] : back(link, now);
    case 'doubt':
      return link.phase === 'open' && link.answerBy === undefined
        ? [beaten(link, now, now + ANSWER_MS), ['beat']]
        : [link, []];
    case 'busy':
      return busy({ ...link, isBusy: event.isBusy }, now);
    case 'welcome':
      return [opened(link, now), []];
    case 'heard':
      return [{ ...link, heardAt: now, unanswered: 0, answerBy: undefined }, []];
    case 'lost':
      return lost(link, moment);
    case 'no':
      return refused(link, event.code, moment);
    case 'renewed':
      if (link.phase !== 'renewing') return [link, []];
      return event.ok ? soon({ ...link, hasRenewed: true }, now) : [{ ...link, phase: 'refused', since: now }, []];
    case 'tick':
      return tick(link, moment);
  }
}

/** Opens a socket now, or as soon as the budget allows (rule 5). */
function soon(link: Link, now: number): Stepped {
  const connects = link.connects.filter((time) => time > now - BUDGET_MS);
  const oldest = connects.at(-MOST_CONNECTS);
  if (oldest !== undefined) return [{ ...link, connects, phase: 'waiting', retryAt: oldest + BUDGET_MS }, []];
  const socket = link.socket + 1;
  return [{ ...link, phase: 'connecting', socket, since: now, connects: [...connects, now] }, ['connect']];
}

const opened = (link: Link, now: number): Link => ({
  ...link,
  phase: 'open',
  since: now,
  heardAt: now,
  nextBeatAt: now + link.pace.beatMs,
  unanswered: 0,
  answerBy: undefined,
});

const wasStable = ({ phase, since }: Link, now: number): boolean => phase === 'open' && now - since >= STABLE_MS;

function lost(link: Link, { now, random }: Moment): Stepped {
  if (!isDown(link) && link.phase !== 'open') return [link, []];
  const isNew = wasStable(link, now);
  const failures = isNew ? 1 : link.failures + 1;
  const whole = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  const next: Link = {
    ...link,
    phase: isResting(link) ? 'resting' : 'waiting',
    socket: link.socket + 1,
    failures,
    since: now,
    retryAt: now + whole * (0.5 + random / 2),
    nextAskAt: isAsking(link) ? link.nextAskAt : now,
    ...(isNew && { hasRenewed: false }),
  };
  return [next, ['drop']];
}

function refused(link: Link, code: number, moment: Moment): Stepped {
  const isSession = isOfSession(code);
  if (!isSession && !isForGood(code)) return lost(link, moment);
  const next: Link = { ...link, socket: link.socket + 1, since: moment.now };
  if (isSession && !(link.hasRenewed && !wasStable(link, moment.now)))
    return [{ ...next, phase: 'renewing' }, ['drop', 'renew']];
  return [{ ...next, phase: 'refused' }, ['drop']];
}

/** Handles the return of the page or the network (rules 4 and 6). */
function back(link: Link, now: number): Stepped {
  if (link.phase === 'resting' || link.phase === 'waiting') return soon(link, now);
  return link.phase === 'open' ? checked(link, now) : [link, []];
}

/** Checks that an open socket is alive. Replaces it if it was silent for too long, else sends a heartbeat. */
function checked(link: Link, now: number): Stepped {
  if (now - link.heardAt > link.pace.mostUnanswered * link.pace.beatMs + ANSWER_MS) {
    const [next, effects] = soon(link, now);
    return [{ ...next, socket: link.socket + 1 }, ['drop', ...effects]];
  }
  return [beaten(link, now, now + ANSWER_MS), ['beat']];
}

const beaten = (link: Link, now: number, answerBy: number | undefined): Link => ({
  ...link,
  nextBeatAt: now + link.pace.beatMs,
  unanswered: link.unanswered + 1,
  answerBy,
});

function busy(link: Link, now: number): Stepped {
  return link.phase === 'resting' && link.isBusy ? soon(link, now) : [link, []];
}

function tick(link: Link, moment: Moment): Stepped {
  const { now } = moment;
  const asks = isAsking(link) && now >= link.nextAskAt;
  const looked = asks ? { ...link, nextAskAt: now + ASKING_MS } : link;
  const [next, effects] = ticked(looked, moment);
  return [next, asks ? ['look', ...effects] : effects];
}

function ticked(link: Link, moment: Moment): Stepped {
  const { now } = moment;
  if (link.phase === 'waiting' && now >= link.retryAt) {
    return isResting(link) ? [{ ...link, phase: 'resting' }, []] : soon(link, now);
  }
  if (link.phase === 'connecting' && now >= link.since + ANSWER_MS) return lost(link, moment);
  if (link.phase !== 'open') return [link, []];
  if (link.answerBy !== undefined && now >= link.answerBy) {
    // A timer that is late by a heartbeat was frozen with its page. The awaited answer may be unread in the socket.
    return now >= link.answerBy + link.pace.beatMs ? checked(link, now) : lost(link, moment);
  }
  if (now < link.nextBeatAt) return [link, []];
  const isLast = link.unanswered + 1 >= link.pace.mostUnanswered;
  return [beaten(link, now, isLast ? now + ANSWER_MS : undefined), ['beat']];
}
