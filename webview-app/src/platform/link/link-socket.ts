/** Runs a connection's socket: executes the state machine's effects, and passes events to the machine. */
import { Alarm, type Clock } from './clock.ts';
import { type Effect, type Link, type LinkEvent, newLink, nextTickAt, type Pace, step } from './machine.ts';
import { MAX_CHARACTERS } from './read-json.ts';
import type { OpenWire, Wire } from './wire.ts';

/**
 * A frame as its protocol parses it. The connection handles three values of `is`: `welcome` is the first valid answer. `no`
 * means that the server rejects this socket. After `broken` as the first answer another socket is opened.
 */
export interface ReadFrame {
  readonly is: string;
  readonly code?: number;
}

export interface LinkOptions<ReceivedFrame extends ReadFrame> {
  readonly open: OpenWire;
  readonly clock: Clock;
  readonly isHidden: boolean;
  readonly pace?: Pace;
  /** Returns the first frame of each socket. */
  hello(): string;
  /** Returns a heartbeat frame. */
  beat(): string;
  /** Parses a frame. `isGreeted` is false until the first valid frame. */
  read(text: unknown, isGreeted: boolean): ReceivedFrame;
  /** Called after each change of the state. */
  changed(link: Link, previous: Link): void;
  /** Called with each valid frame of the current socket. */
  heard(frame: ReceivedFrame): void;
  /** Polls now, because sockets fail. */
  poll(): void;
  /** Refreshes the session. */
  renew(): void;
}

export class LinkSocket<ReceivedFrame extends ReadFrame> {
  readonly #options: LinkOptions<ReceivedFrame>;
  readonly #tickAlarm: Alarm;
  #wire: Wire | undefined;
  #link: Link;

  constructor(options: LinkOptions<ReceivedFrame>) {
    this.#options = options;
    this.#tickAlarm = new Alarm(options.clock);
    this.#link = newLink(options.clock.now(), options.isHidden, options.pace);
  }

  get link(): Link {
    return this.#link;
  }

  /** Passes an event to the state machine, and executes its effects. */
  dispatch(event: LinkEvent): void {
    const { clock, changed } = this.#options;
    const previous = this.#link;
    const [link, effects] = step(previous, event, { now: clock.now(), random: clock.random() });
    this.#link = link;
    for (const effect of effects) this.#apply(effect);
    // If an effect has dispatched another event, the timer is set and the change is reported already.
    if (this.#link !== link) return;
    this.#setAlarm();
    if (link !== previous) changed(link, previous);
  }

  /** Sends a frame. Returns false if the socket is not open or the frame is too long, for which a server would end the connection. */
  send(text: string): boolean {
    return text.length <= MAX_CHARACTERS && this.#link.phase === 'open' && this.#write(text);
  }

  #setAlarm(): void {
    const due = nextTickAt(this.#link);
    if (due === undefined) this.#tickAlarm.stop();
    else this.#tickAlarm.set(due - this.#options.clock.now(), () => this.dispatch({ type: 'tick' }));
  }

  #apply(effect: Effect): void {
    const { beat, poll, renew } = this.#options;
    if (effect === 'connect') this.#connect();
    if (effect === 'drop') this.#drop();
    if (effect === 'beat') this.#write(beat());
    if (effect === 'poll') poll();
    if (effect === 'renew') renew();
  }

  #connect(): void {
    const { socket } = this.#link;
    const { open, hello } = this.#options;
    try {
      this.#wire = open({
        opened: () => {
          if (socket === this.#link.socket) this.#write(hello());
        },
        heard: (text) => this.#onFrame(socket, text),
        lost: () => this.dispatch({ type: 'lost', socket }),
      });
    } catch {
      this.dispatch({ type: 'lost', socket });
    }
  }

  #onFrame(socket: number, text: unknown): void {
    if (socket !== this.#link.socket) return;
    const isGreeted = this.#link.phase === 'open';
    const frame = this.#options.read(text, isGreeted);
    if (frame.is === 'no') return this.dispatch({ type: 'no', socket, code: frame.code ?? 0 });
    if (!isGreeted && frame.is === 'broken') return this.dispatch({ type: 'lost', socket });
    if (isGreeted) this.dispatch({ type: 'heard', socket });
    else if (frame.is === 'welcome') this.dispatch({ type: 'welcome', socket });
    else return;
    if (socket === this.#link.socket) this.#options.heard(frame);
  }

  #write(text: string): boolean {
    try {
      this.#wire?.send(text);
      return this.#wire !== undefined;
    } catch {
      return false;
    }
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    try {
      wire?.close();
    } catch {
      // The socket never opened.
    }
  }
}
