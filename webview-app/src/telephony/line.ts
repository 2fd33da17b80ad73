/** Runs the telephony of a page: applies the state machine's effects to the two sockets, and passes events to the machine. */
import { Alarm, type Clock } from '../platform/link/clock.ts';
import { LinkSocket } from '../platform/link/link-socket.ts';
import type { Link, Pace } from '../platform/link/machine.ts';
import type { PageEvent } from '../platform/link/watch-page.ts';
import type { OpenWire } from '../platform/link/wire.ts';
import { frameText, type ReceivedFrame, readFrameText } from './frames.ts';
import {
  type Bar,
  type BarEffect,
  type BarEvent,
  currentReport,
  isSame,
  newBar,
  nextTickAt,
  type SocketName,
  step,
} from './machine.ts';
import { shown } from './shown.ts';
import type { Operation, Outcome, Telephony, TelephonyState } from './types.ts';

/** The code with which the switch closes a socket when the agent has signed in on another page, which takes over. */
const ELSEWHERE = 40970;

export interface LinePorts {
  /** Opens the sockets. Undefined if the installation has no switch. */
  readonly wires: Readonly<Record<SocketName, OpenWire>> | undefined;
  readonly clock: Clock;
  /** The id of this page, unchanged after a reload. */
  readonly clientId: string;
  token(): string;
  /** True if the agent's account is confirmed. Otherwise it asks the agent and resolves to the answer (U04). */
  accountConfirmed(): true | Promise<boolean>;
  /** False if the phone's person has changed, or an admin's customer. No command is then sent (A04). */
  isSamePersonSignedIn(): boolean;
  /** Refreshes the session. Resolves to false if the session has ended. */
  renew(): Promise<boolean>;
  newId(): string;
  /** Called when the agent starts or stops using this page. The value is stored for a reload. */
  keep(isInUse: boolean): void;
}

/** The pace of heartbeats (S02): every 10 s, answered within 10 s, so that the agent soon notices a lost connection. */
const PACE: Pace = { beatMs: 10_000, maxUnanswered: 1 };

/** The answer to an operation after the page's person has changed. */
const REFUSED_OUTCOME: Outcome = { ok: false, reason: 'notInitialised' };

export class Line implements Telephony {
  readonly #ports: LinePorts;
  readonly #listeners = new Set<() => void>();
  readonly #resolvers = new Map<string, (outcome: Outcome) => void>();
  readonly #tickAlarm: Alarm;
  #bar: Bar;
  #state: TelephonyState;
  #sockets: Readonly<Record<SocketName, LinkSocket<ReceivedFrame>>> | undefined;
  #pendingOutcome: Promise<Outcome> | undefined;
  #takesOver = false;
  #isOver = false;

  constructor(ports: LinePorts) {
    this.#ports = ports;
    this.#tickAlarm = new Alarm(ports.clock);
    this.#bar = newBar(ports.wires !== undefined);
    this.#state = shown(this.#bar);
  }

  readonly state = (): TelephonyState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly operate = (operation: Operation, target?: string): Promise<Outcome> => {
    if (this.#isOver || !this.#ports.isSamePersonSignedIn()) return Promise.resolve(REFUSED_OUTCOME);
    const confirmed = this.#ports.accountConfirmed();
    if (confirmed !== true)
      return confirmed.then((isConfirmed) => (isConfirmed ? this.operate(operation, target) : REFUSED_OUTCOME));
    if (this.#pendingOutcome && isSame(this.#bar, operation, target)) return this.#pendingOutcome;
    const id = this.#ports.newId();
    const outcome = new Promise<Outcome>((resolve) => this.#resolvers.set(id, resolve));
    this.#dispatch({ type: 'operate', operation, id, ...(target !== undefined && { target }) });
    if (this.#bar.pending?.id === id) this.#pendingOutcome = outcome;
    return outcome;
  };

  /** Resumes after a reload, without taking the agent from another page. */
  resume(): void {
    this.#dispatch({ type: 'resume' });
  }

  /** Reports changes of the page and the network. A hidden page stays connected, because it must ring. */
  tellNews(news: PageEvent): void {
    if (news === 'hidden') return;
    this.#sockets?.events.dispatch({ type: news });
    this.#sockets?.media.dispatch({ type: news });
  }

  stop(): void {
    this.#isOver = true;
    this.#tickAlarm.stop();
    this.#close();
    for (const answer of this.#resolvers.values()) answer({ ok: false, reason: 'connectionLost' });
    this.#resolvers.clear();
    this.#listeners.clear();
  }

  #dispatch(event: BarEvent): void {
    if (this.#isOver) return;
    const previous = this.#bar;
    const [bar, effects] = step(previous, event, this.#ports.clock.now());
    this.#bar = bar;
    for (const effect of effects) this.#apply(effect);
    this.#storeUse();
    // If an effect has dispatched another event, the view is already notified.
    if (this.#bar === bar && bar !== previous) this.#notify();
  }

  #notify(): void {
    this.#state = shown(this.#bar);
    const due = nextTickAt(this.#bar);
    if (due === undefined) this.#tickAlarm.stop();
    else this.#tickAlarm.set(due - this.#ports.clock.now(), () => this.#dispatch({ type: 'tick' }));
    for (const listener of this.#listeners) listener();
  }

  /** Stores whether the agent is signed in, because a reload then resumes the shift. */
  #storeUse(): void {
    const reported = currentReport(this.#bar);
    if (this.#bar.isInitialised && !reported) return;
    const isInUse = reported !== undefined && (reported.agent.status !== 'out' || reported.calls.length > 0);
    if (isInUse !== this.#wasInUse) this.#ports.keep(isInUse);
    this.#wasInUse = isInUse;
  }
  #wasInUse: boolean | undefined;

  #apply(effect: BarEffect): void {
    switch (effect.do) {
      case 'open':
        return this.#open(effect.takes);
      case 'close':
        return this.#close();
      case 'look':
        this.#sockets?.events.send(frameText({ kind: 'look' }));
        return;
      case 'send':
        this.#sockets?.[effect.socket].send(frameText(effect.command));
        return;
      case 'answer':
        this.#resolvers.get(effect.id)?.(effect.outcome);
        this.#resolvers.delete(effect.id);
    }
  }

  #open(takes: boolean): void {
    const { wires } = this.#ports;
    if (!wires) return;
    this.#takesOver = takes;
    this.#sockets = { events: this.#socket('events', wires.events), media: this.#socket('media', wires.media) };
    // The media socket opens later, because the switch must know the page first.
    this.#sockets.events.dispatch({ type: 'busy', isBusy: true });
  }

  #close(): void {
    const sockets = this.#sockets;
    this.#sockets = undefined;
    sockets?.events.dispatch({ type: 'stop' });
    sockets?.media.dispatch({ type: 'stop' });
  }

  #socket(name: SocketName, open: OpenWire): LinkSocket<ReceivedFrame> {
    const { clock, clientId, token } = this.#ports;
    const socket: LinkSocket<ReceivedFrame> = new LinkSocket<ReceivedFrame>({
      open,
      clock,
      pace: PACE,
      isHidden: true,
      hello: () => frameText({ kind: 'hello', token: token(), clientId, takes: this.#takesOver }),
      beat: () => frameText({ kind: 'beat' }),
      read: (text, isGreeted) => this.#read(name, text, isGreeted),
      changed: (link, previous) => this.#onLinkChange(name, link, previous),
      heard: (frame) => this.#onFrame(name, frame),
      poll: () => undefined,
      renew: () => void this.#refresh(socket),
    });
    return socket;
  }

  /** Stores the reason of a final close, which the connection's machine ignores. */
  #read(name: SocketName, text: unknown, isGreeted: boolean): ReceivedFrame {
    const frame = readFrameText(text, isGreeted);
    if (name === 'events' && frame.is === 'welcome' && !frame.reported) return { is: 'broken' };
    if (frame.is === 'no') this.#refusal = frame.code;
    return frame;
  }
  #refusal = 0;

  #onLinkChange(name: SocketName, link: Link, previous: Link): void {
    if (this.#sockets?.[name].link !== link) return;
    if (link.phase === 'refused') {
      return this.#dispatch({ type: 'closed', by: this.#refusal === ELSEWHERE ? 'elsewhere' : 'notAllowed' });
    }
    if (previous.phase === 'open' && link.phase !== 'open') this.#dispatch({ type: 'lost', socket: name });
    if (link.phase === 'open' && previous.phase !== 'open' && name === 'media')
      this.#dispatch({ type: 'opened', socket: name });
  }

  #onFrame(name: SocketName, frame: ReceivedFrame): void {
    if (frame.is === 'welcome' && name === 'events') return this.#onWelcome(frame.reported);
    if (frame.is === 'news' && name === 'events')
      this.#dispatch({ type: 'report', reported: frame.reported, isGreeting: false });
    if (frame.is === 'alive' && name === 'events') this.#dispatch({ type: 'alive', at: frame.at, seq: frame.seq });
    if (frame.is === 'done') this.#dispatch({ type: 'done', id: frame.id, epoch: frame.epoch, seq: frame.seq });
    if (frame.is === 'refused') this.#dispatch({ type: 'refused', id: frame.id, reason: frame.reason });
    if (frame.is === 'broken' && name === 'events') this.#dispatch({ type: 'broken' });
  }

  #onWelcome(reported: Extract<ReceivedFrame, { is: 'welcome' }>['reported']): void {
    if (!reported) return;
    // The agent is now on this page. A reconnect must not take the agent from another page that has taken over.
    this.#takesOver = false;
    this.#dispatch({ type: 'report', reported, isGreeting: true });
    const media = this.#sockets?.media;
    media?.dispatch({ type: 'busy', isBusy: true });
    media?.dispatch({ type: 'network' });
  }

  async #refresh(socket: LinkSocket<ReceivedFrame>): Promise<void> {
    socket.dispatch({ type: 'renewed', ok: await this.#ports.renew() });
  }
}
