/**
 * Simulates the shift of a telephone agent in memory: the backend's imitated telephone switch and the agent's pages. The test advances the
 * clock, and every connection can fail.
 */
import { openBackend } from '@sdhealth/fixtures';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import type { OpenWire } from '../../src/platform/link/wire.ts';
import { Line } from '../../src/telephony/line.ts';
import type { SocketName } from '../../src/telephony/machine.ts';
import type { TelephonyState } from '../../src/telephony/types.ts';
import { control, type Fetch } from '../chat/backend-calls.ts';
import { ManualClock, settle } from '../chat/manual-clock.ts';
import { type MemoryConnection, MemoryConnections, refused } from '../chat/memory-connections.ts';

interface SwitchJoint extends MemoryConnection {
  readonly socket: SocketName;
}

/** The state of the switch, as its control address returns it. */
export interface SwitchState {
  readonly agent: { readonly status: 'out' | 'in' | 'wrapUp' };
  readonly calls: readonly { readonly callId: string; readonly status: string }[];
  readonly ended: readonly { readonly callId: string; readonly end: string }[];
}

let clock = new ManualClock();
/** How far the switch's clock is ahead of the page's (milliseconds). */
const CLOCK_LEAD_MS = 90_000;
// All simulated shifts share one backend. Each has a separate sandbox.
const backend = openBackend({ now: () => clock.now() + CLOCK_LEAD_MS, later: (ms, run) => clock.schedule(ms, run) });
let traces = 0;

export class Shift {
  readonly clock = new ManualClock();
  /** Records every state that a page has shown, oldest first. */
  readonly displayedStates: TelephonyState[] = [];
  line: Line;
  isResumed = false;
  connectionCount = 0;
  isOnline = true;
  /** Returns the agent's answer to the question whether the account that a link has opened is theirs. True if they were not asked. */
  accountConfirmed = (): true | Promise<boolean> => true;
  /** False if another page has changed the person who is logged in on this device. */
  isSamePersonSignedIn = true;
  readonly #joints = new MemoryConnections<SwitchJoint>();
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

  /** Sends a command to the imitated customers, colleagues and switch. An action that is impossible now has no effect. */
  async control(command: object): Promise<void> {
    await control(this.#fetch, 'telephony', command);
    await settle();
  }
  async switchState(): Promise<SwitchState> {
    const answer: SwitchState = await (await this.#fetch('/__fixtures/telephony', {})).json();
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
  openSecondPage(): Line {
    return this.#newLine(`page${this.#pages + 1}`);
  }

  cutConnections(socket?: SocketName): void {
    this.#joints.cutSelected((joint) => socket === undefined || joint.socket === socket);
  }
  /** Makes all sockets silent. */
  silenceConnections(): void {
    this.#joints.silence();
  }
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.line.tellNews('network');
    else this.cutConnections();
  }
  advance(ms: number): Promise<void> {
    return this.clock.advance(ms, () => settle(2));
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
    line.subscribe(() => this.displayedStates.push(line.state()));
    return line;
  }

  readonly #wire =
    (socket: SocketName): OpenWire =>
    (events) => {
      this.connectionCount += 1;
      const arrival = { socket, sandbox: this.#sandbox };
      if (!this.isOnline || backend.telephony.refuses(arrival)) return refused(events);
      return this.#joints.join(
        events,
        (side) => backend.telephony.enter(arrival, side),
        (joint) => Object.assign(joint, { socket }),
      );
    };
}
