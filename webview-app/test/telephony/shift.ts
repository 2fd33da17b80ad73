/** Connects the embedded switch and an agent's pages in memory. The test moves the time, and every connection can fail. */
import { openBackend } from '@sdhealth/fixtures';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import type { OpenWire } from '../../src/platform/link/wire.ts';
import { Line } from '../../src/telephony/line.ts';
import type { SocketName } from '../../src/telephony/machine.ts';
import type { TelephonyState } from '../../src/telephony/types.ts';
import { control, type Fetch } from '../chat/backend-calls.ts';
import { HandClock, settle } from '../chat/manual-clock.ts';
import { type Joint, Joints, refused } from '../chat/memory-connections.ts';

interface SwitchJoint extends Joint {
  readonly socket: SocketName;
}

/** Describes the switch's state, by its control address. */
export interface SwitchTruth {
  readonly agent: { readonly status: 'out' | 'in' | 'wrapUp' };
  readonly calls: readonly { readonly callId: string; readonly status: string }[];
  readonly ended: readonly { readonly callId: string; readonly end: string }[];
}

let clock = new HandClock();
/** Sets the switch's clock ahead of the page's (milliseconds). */
const AHEAD_MS = 90_000;
// Shares a backend between traces, each with a separate sandbox.
const backend = openBackend({ now: () => clock.now() + AHEAD_MS, later: (ms, run) => clock.later(ms, run) });
let traces = 0;

export class Shift {
  readonly clock = new HandClock();
  /** Records every state that a page has shown, oldest first. */
  readonly shown: TelephonyState[] = [];
  line: Line;
  isResumed = false;
  connects = 0;
  isOnline = true;
  /** Returns the agent's answer about a link's account. True without a question. */
  accountConfirmed = (): true | Promise<boolean> => true;
  /** False if another page has changed the phone's person. */
  isSamePersonSignedIn = true;
  readonly #joints = new Joints<SwitchJoint>();
  #serial = 0;
  #pages = 0;
  #token = '';
  readonly #sandbox = `shift-${++traces}`;

  constructor() {
    clock = this.clock;
    this.line = this.#newLine('page1');
  }

  readonly #fetch: Fetch = async (path, init) =>
    backend.app.request(`http://localhost${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), [SANDBOX_HEADER]: this.#sandbox },
    });

  async start(): Promise<this> {
    this.#token = String((await control(this.#fetch, 'session', {}))['token']);
    return this;
  }

  /** Plays customers, colleagues and the switch. An action that is impossible now has no effect. */
  async play(order: object): Promise<void> {
    await control(this.#fetch, 'telephony', order);
    await settle();
  }
  async truth(): Promise<SwitchTruth> {
    const answer: SwitchTruth = await (await this.#fetch('/__fixtures/telephony', {})).json();
    return answer;
  }

  /** Reloads the page, which loses its state. */
  async reload(): Promise<void> {
    this.line.stop();
    const isResumed = this.isResumed;
    this.line = this.#newLine(isResumed ? `page${this.#pages}` : `page${this.#pages + 1}`);
    if (isResumed) this.line.resume();
    await settle();
  }
  /** Opens another page of the same agent. */
  elsewhere(): Line {
    return this.#newLine(`page${this.#pages + 1}`);
  }

  cut(socket?: SocketName): void {
    this.#joints.cut((joint) => socket === undefined || joint.socket === socket);
  }
  /** Makes all sockets silent. */
  silence(): void {
    this.#joints.silence();
  }
  network(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.line.tellNews('network');
    else this.cut();
  }
  pass(ms: number): Promise<void> {
    return this.clock.pass(ms, () => settle(2));
  }

  #newLine(clientId: string): Line {
    this.#pages = Number(clientId.replace('page', ''));
    const line = new Line({
      wires: { events: this.#wire('events'), media: this.#wire('media') },
      clock: this.clock,
      clientId,
      token: () => this.#token,
      renew: async () => true,
      accountConfirmed: () => this.accountConfirmed(),
      isSamePersonSignedIn: () => this.isSamePersonSignedIn,
      newId: () => `id${++this.#serial}`,
      keep: (isInUse) => {
        this.isResumed = isInUse;
      },
    });
    line.subscribe(() => this.shown.push(line.state()));
    return line;
  }

  readonly #wire =
    (socket: SocketName): OpenWire =>
    (events) => {
      this.connects += 1;
      const arrival = { socket, sandbox: this.#sandbox };
      if (!this.isOnline || backend.telephony.refuses(arrival)) return refused(events);
      return this.#joints.join(
        events,
        (side) => backend.telephony.enter(arrival, side),
        (joint) => Object.assign(joint, { socket }),
      );
    };
}
