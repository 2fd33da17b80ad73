/**
 * Defines the state machine of a reconnecting connection, for the chat and the telephony. It is pure: a state, an event and the time
 * return the next state and the effects. The numbers are the chat's. `Pace` has the numbers that differ in the telephony. Rules:
 * 1. A socket counts as open when the server's first answer has arrived. The time limit is 10 s.
 * 2. Then a heartbeat is sent every 40 s. Any frame counts as an answer. If the second heartbeat in a row has no answer in 10 s,
 *    the socket is closed (S02). After an unanswered message a heartbeat is sent immediately, with the same limit of 10 s.
 * 3. A lost socket is reopened after a backoff: 1 s, doubling to 30 s, each a random value between half and the whole. The backoff is reset
 *    only by a socket that stayed open for 30 s.
 * 4. The backoff ends when the network returns or the page is shown.
 * 5. At most 20 sockets are opened in 10 minutes (S01).
 * 6. A hidden page without unsent messages opens no socket. When it is shown again, it opens a socket and reads the record once (S05). A
 *    socket that is still open but was silent for longer than rule 2 allows was frozen, and is replaced. On any other open socket a
 *    heartbeat is sent, with 10 s for the answer.
 * 7. After three failures in a row the chat polls: it reads the record every 15 s until a socket is open (S04).
 * 8. A refused session is refreshed by a request, then the socket is reopened. If it is refused again before a socket has stayed open for
 *    30 s, or for another reason of the service, the connection stays closed.
 * 9. Events of a closed socket are ignored.
 */

/** The times of the rules above. */
const HEARTBEAT_MS = 40_000;
export const ANSWER_MS = 10_000;
const POLL_MS = 15_000;
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 30_000;
const STABLE_MS = 30_000;
const CONNECT_WINDOW_MS = 600_000;

const MAX_CONNECTS = 20;
const MAX_UNANSWERED = 2;
const FAILURES_BEFORE_POLLING = 3;

/** `resting`: hidden and idle. `waiting`: the backoff before the next socket. `renewing`: the session is being refreshed. `over`: stopped. */
export type Phase = 'resting' | 'waiting' | 'connecting' | 'open' | 'renewing' | 'refused' | 'over';

/** The interval of a connection's heartbeats, and how many in a row may stay unanswered. */
export interface Pace {
  readonly beatMs: number;
  readonly maxUnanswered: number;
}
const CHAT_PACE: Pace = { beatMs: HEARTBEAT_MS, maxUnanswered: MAX_UNANSWERED };

export interface Link {
  readonly pace: Pace;
  readonly phase: Phase;
  readonly socket: number;
  /** The times of the sockets that were opened in the last 10 minutes. */
  readonly connects: readonly number[];
  /** The number of sockets lost in a row that did not stay open for long. */
  readonly failures: number;
  /** The start of the current phase. */
  readonly since: number;
  readonly retryAt: number;
  readonly nextBeatAt: number;
  /** The deadline of the next frame. */
  readonly answerBy?: number | undefined;
  readonly unanswered: number;
  readonly heardAt: number;
  readonly nextPollAt: number;
  readonly isHidden: boolean;
  /** True if there are unsent messages. */
  readonly isBusy: boolean;
  readonly hasRenewed: boolean;
}

/** An event of the page or of a socket. `doubt`: a message is unanswered. `busy`: unsent messages exist or not. `no`: a refusal. */
export type LinkEvent =
  | { readonly type: 'start' | 'tick' | 'hidden' | 'shown' | 'network' | 'doubt' | 'stop' }
  | { readonly type: 'heard' | 'welcome' | 'lost'; readonly socket: number }
  | { readonly type: 'no'; readonly socket: number; readonly code: number }
  | { readonly type: 'busy'; readonly isBusy: boolean }
  | { readonly type: 'renewed'; readonly ok: boolean };

/** `drop` closes the socket, `beat` sends a heartbeat, `poll` reads the record, `renew` refreshes the session. */
export type Effect = 'connect' | 'drop' | 'beat' | 'poll' | 'renew';

export interface Moment {
  /** Milliseconds. */
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly random: number;
}
export type StepResult = readonly [link: Link, effects: readonly Effect[]];

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
  nextPollAt: now,
  isHidden,
  isBusy: false,
  hasRenewed: false,
});

/** The codes of an invalid or expired session. */
const SESSION_CODES: readonly number[] = [20003, 20203, 20205];
export const isSessionCode = (code: number): boolean => SESSION_CODES.includes(code);
/** Checks for a refusal of the service. Other codes and server errors may be temporary. */
export const isFinalRefusal = (code: number): boolean => code >= 40_000 && code < 50_000;

const isResting = ({ isHidden, isBusy }: Link): boolean => isHidden && !isBusy;
/** Checks that a socket is opening or will be opened. */
export const isDown = ({ phase }: Link): boolean => phase === 'waiting' || phase === 'connecting';
/** Checks that the chat polls the record instead of listening (rule 7). */
export const isPolling = (link: Link): boolean =>
  isDown(link) && link.failures >= FAILURES_BEFORE_POLLING && !isResting(link);

/** Returns the time of the next tick. Undefined if no tick is due. */
export function nextTickAt(link: Link): number | undefined {
  const { phase, retryAt, since, nextBeatAt, answerBy, nextPollAt } = link;
  const times: number[] = [];
  if (phase === 'waiting') times.push(retryAt);
  if (phase === 'connecting') times.push(since + ANSWER_MS);
  if (phase === 'open') times.push(Math.min(nextBeatAt, answerBy ?? nextBeatAt));
  if (isPolling(link)) times.push(nextPollAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Returns the state after an event, and the effects to execute. An ended connection and an old socket ignore every event. */
export function step(link: Link, event: LinkEvent, moment: Moment): StepResult {
  if (link.phase === 'over') return [link, []];
  if ('socket' in event && event.socket !== link.socket) return [link, []];
  const { now } = moment;
  switch (event.type) {
    case 'start':
      return isResting(link) || link.phase !== 'resting' ? [link, []] : openSoon(link, now);
    case 'stop':
      return [{ ...link, phase: 'over' }, ['drop']];
    case 'hidden':
      return [{ ...link, isHidden: true, ...(link.phase === 'waiting' && !link.isBusy && { phase: 'resting' }) }, []];
    case 'shown':
      return onReturn({ ...link, isHidden: false }, now);
    case 'network':
      return isResting(link) ? [link, []] : onReturn(link, now);
    case 'doubt':
      return link.phase === 'open' && link.answerBy === undefined
        ? [withHeartbeat(link, now, now + ANSWER_MS), ['beat']]
        : [link, []];
    case 'busy':
      return onBusyChange({ ...link, isBusy: event.isBusy }, now);
    case 'welcome':
      return [withOpenSocket(link, now), []];
    case 'heard':
      return [{ ...link, heardAt: now, unanswered: 0, answerBy: undefined }, []];
    case 'lost':
      return onLost(link, moment);
    case 'no':
      return onRefused(link, event.code, moment);
    case 'renewed':
      if (link.phase !== 'renewing') return [link, []];
      return event.ok ? openSoon({ ...link, hasRenewed: true }, now) : [{ ...link, phase: 'refused', since: now }, []];
    case 'tick':
      return onTick(link, moment);
  }
}

/** Opens a socket now, or as soon as the budget allows (rule 5). */
function openSoon(link: Link, now: number): StepResult {
  const connects = link.connects.filter((time) => time > now - CONNECT_WINDOW_MS);
  const oldest = connects.at(-MAX_CONNECTS);
  if (oldest !== undefined) return [{ ...link, connects, phase: 'waiting', retryAt: oldest + CONNECT_WINDOW_MS }, []];
  const socket = link.socket + 1;
  return [{ ...link, phase: 'connecting', socket, since: now, connects: [...connects, now] }, ['connect']];
}

const withOpenSocket = (link: Link, now: number): Link => ({
  ...link,
  phase: 'open',
  since: now,
  heardAt: now,
  nextBeatAt: now + link.pace.beatMs,
  unanswered: 0,
  answerBy: undefined,
});

const wasStable = ({ phase, since }: Link, now: number): boolean => phase === 'open' && now - since >= STABLE_MS;

function onLost(link: Link, { now, random }: Moment): StepResult {
  if (!isDown(link) && link.phase !== 'open') return [link, []];
  const wasStableSocket = wasStable(link, now);
  const failures = wasStableSocket ? 1 : link.failures + 1;
  const maxPause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  const next: Link = {
    ...link,
    phase: isResting(link) ? 'resting' : 'waiting',
    socket: link.socket + 1,
    failures,
    since: now,
    retryAt: now + maxPause * (0.5 + random / 2),
    nextPollAt: isPolling(link) ? link.nextPollAt : now,
    ...(wasStableSocket && { hasRenewed: false }),
  };
  return [next, ['drop']];
}

function onRefused(link: Link, code: number, moment: Moment): StepResult {
  const isSession = isSessionCode(code);
  if (!isSession && !isFinalRefusal(code)) return onLost(link, moment);
  const next: Link = { ...link, socket: link.socket + 1, since: moment.now };
  if (isSession && !(link.hasRenewed && !wasStable(link, moment.now)))
    return [{ ...next, phase: 'renewing' }, ['drop', 'renew']];
  return [{ ...next, phase: 'refused' }, ['drop']];
}

/** Handles the return of the page or the network (rules 4 and 6). */
function onReturn(link: Link, now: number): StepResult {
  if (link.phase === 'resting' || link.phase === 'waiting') return openSoon(link, now);
  return link.phase === 'open' ? checkAlive(link, now) : [link, []];
}

/** Checks that an open socket is alive. Replaces it if it was silent for too long, otherwise sends a heartbeat. */
function checkAlive(link: Link, now: number): StepResult {
  if (now - link.heardAt > link.pace.maxUnanswered * link.pace.beatMs + ANSWER_MS) {
    const [next, effects] = openSoon(link, now);
    return [{ ...next, socket: link.socket + 1 }, ['drop', ...effects]];
  }
  return [withHeartbeat(link, now, now + ANSWER_MS), ['beat']];
}

const withHeartbeat = (link: Link, now: number, answerBy: number | undefined): Link => ({
  ...link,
  nextBeatAt: now + link.pace.beatMs,
  unanswered: link.unanswered + 1,
  answerBy,
});

function onBusyChange(link: Link, now: number): StepResult {
  return link.phase === 'resting' && link.isBusy ? openSoon(link, now) : [link, []];
}

function onTick(link: Link, moment: Moment): StepResult {
  const { now } = moment;
  const isPollDue = isPolling(link) && now >= link.nextPollAt;
  const polled = isPollDue ? { ...link, nextPollAt: now + POLL_MS } : link;
  const [next, effects] = applyTimers(polled, moment);
  return [next, isPollDue ? ['poll', ...effects] : effects];
}

function applyTimers(link: Link, moment: Moment): StepResult {
  const { now } = moment;
  if (link.phase === 'waiting' && now >= link.retryAt) {
    return isResting(link) ? [{ ...link, phase: 'resting' }, []] : openSoon(link, now);
  }
  if (link.phase === 'connecting' && now >= link.since + ANSWER_MS) return onLost(link, moment);
  if (link.phase !== 'open') return [link, []];
  if (link.answerBy !== undefined && now >= link.answerBy) {
    // A timer that is late by a heartbeat was frozen with its page. The answer may be unread in the socket.
    return now >= link.answerBy + link.pace.beatMs ? checkAlive(link, now) : onLost(link, moment);
  }
  if (now < link.nextBeatAt) return [link, []];
  const isLast = link.unanswered + 1 >= link.pace.maxUnanswered;
  return [withHeartbeat(link, now, isLast ? now + ANSWER_MS : undefined), ['beat']];
}
