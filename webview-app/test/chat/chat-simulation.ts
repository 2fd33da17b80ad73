/**
 * Simulates a chat in memory: the embedded backend, and the pages of one person on one phone. A test runs random steps (a trace) in it
 * and moves the clock. The network, a socket, a response and a page can fail.
 */
import { openBackend } from '@sdhealth/fixtures';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import type { ChatLine, ChatRecord } from '../../src/api/consultation.ts';
import { Conversation } from '../../src/chat/conversation.ts';
import type { Unsent } from '../../src/chat/outbox.ts';
import type { OpenWire } from '../../src/platform/link/wire.ts';
import { ask, BIZ_ORDER_NO, control, type Fetch, ORDER_NO, readRecord } from './backend-calls.ts';
import { ManualClock, settle } from './manual-clock.ts';
import { MemoryConnections, refused } from './memory-connections.ts';
import { memoryOutbox, memoryPictures } from './memory-outbox.ts';

/** `unsent`: the next request fails before it is sent. `lost`: its response is lost. */
export type CallFault = 'unsent' | 'lost';
export type SocketFault =
  | 'refuse'
  | 'stall'
  | 'flap'
  | 'reset'
  | 'deaf'
  | 'unheard'
  | 'torn'
  | 'cut'
  | 'twice'
  | 'reorder'
  | 'lose';

let clock = new ManualClock();
// One backend serves all simulations, each in a separate sandbox.
const backend = openBackend({ now: () => clock.now(), later: (ms, run) => clock.schedule(ms, run) });
let traces = 0;

export class ChatSimulation {
  readonly clock = new ManualClock();
  readonly tabs: Conversation[] = [];
  /** The number of opened sockets. */
  connectionCount = 0;
  /** The number of times that the consultation's record was loaded. */
  recordReads = 0;
  /** The payloads that the pages have sent by socket. */
  readonly payloads: string[] = [];
  /** The requests of the pages, which a test may replace. */
  record = (after: number): Promise<ChatRecord> => readRecord(this.#call, this.#token, after);
  ask = (message: Unsent): Promise<readonly ChatLine[]> => ask(this.#call, this.#token, message);
  /** Uploads a picture and returns its address, which ends with the file's text. */
  upload = async (file: Blob): Promise<string> => {
    const name = await file.text();
    await readRecord(this.#call, this.#token);
    return `/static/img/uploads/${name}`;
  };
  /** Answers a page's frame instead of the server. Returns undefined to let the server answer. */
  answerFrame: (payload: string) => string | undefined = () => undefined;
  isOnline = true;
  readonly #storage = memoryOutbox();
  readonly #pictures = memoryPictures();
  #callFaults: CallFault[] = [];
  readonly #joints = new MemoryConnections();
  #serial = 0;
  #token = '';
  readonly #sandbox = `trace-${++traces}`;

  constructor() {
    clock = this.clock;
  }

  readonly #direct: Fetch = async (path, init) =>
    backend.app.request(`http://localhost${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), [SANDBOX_HEADER]: this.#sandbox },
    });

  readonly #call: Fetch = async (path, init) => {
    const fault = this.#callFaults.pop();
    if (!this.isOnline || fault === 'unsent') throw new TypeError('the network is gone');
    const response = await this.#direct(path, init);
    if (!this.isOnline || fault === 'lost') throw new TypeError('the connection broke');
    return response;
  };

  /** False while a person who came by a link must still confirm the account. */
  isConfirmed = true;
  /** False after another page has logged another person in on this phone. */
  isSamePersonSignedIn = true;

  /** Opens the conversation in a tab. */
  async open(tab: number): Promise<void> {
    this.#token ||= String((await control(this.#direct, 'session', {}))['token']);
    const chat = new Conversation({
      openWire: this.#wire,
      clientId: 'page',
      clock: this.clock,
      storage: this.#storage,
      bizOrderNo: BIZ_ORDER_NO,
      isHidden: false,
      record: (after) => {
        this.recordReads += 1;
        return this.record(after);
      },
      ask: (message) => this.ask(message),
      pictures: this.#pictures,
      upload: (file) => this.upload(file),
      token: () => this.#token,
      isConfirmed: () => this.isConfirmed,
      isSamePersonSignedIn: () => this.isSamePersonSignedIn,
      newId: () => `id${++this.#serial}`,
    });
    this.tabs[tab] = chat;
    chat.start();
    await settle();
  }

  /** Kills the page of a tab: its sent messages are still delivered, but the page does nothing more. */
  kill(tab: number): void {
    this.tabs[tab]?.stop();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) for (const tab of this.tabs) tab.dispatch('network');
    else this.cutConnections();
  }
  cutConnections(): void {
    this.#joints.cutSelected();
  }
  sendToPages(text: string): void {
    this.#joints.sendToAll(text);
  }
  /** Makes all sockets silent: frames are lost, and neither end notices. */
  silenceConnections(): void {
    this.#joints.silence();
  }
  failCalls(fault: CallFault, times: number): void {
    this.#callFaults = Array.from({ length: times }, () => fault);
  }
  /** Makes the next sockets fail, two for each kind of fault. */
  async failSockets(...kinds: SocketFault[]): Promise<void> {
    await control(this.#direct, 'chat', { faults: kinds.map((kind) => ({ kind, times: 2, frames: 3 })) });
  }
  doctorSays(text: string): Promise<void> {
    return this.control({ say: text });
  }
  /** Sends a command to the backend's doctor. */
  async control(order: object): Promise<void> {
    await control(this.#direct, 'chat', { orderNo: ORDER_NO, bizOrderNo: BIZ_ORDER_NO, ...order });
  }

  async doctorEnds(): Promise<void> {
    await control(this.#direct, 'chat', { orderNo: ORDER_NO, bizOrderNo: BIZ_ORDER_NO, end: true });
  }

  advance(ms: number): Promise<void> {
    return this.clock.advance(ms, () => settle(2));
  }

  /** Returns the lines of the server's own record. */
  async lines(): Promise<readonly ChatLine[]> {
    return (await readRecord(this.#direct, this.#token)).lines;
  }
  get unsent(): readonly Unsent[] {
    return this.#storage.stored;
  }

  readonly #wire: OpenWire = (events) => {
    this.connectionCount += 1;
    const arrival = { clientId: 'page', orderNo: ORDER_NO, sandbox: this.#sandbox, language: 'en' } as const;
    if (!this.isOnline || backend.chat.refuses(arrival)) return refused(events);
    return this.#joints.join(
      events,
      (side) => backend.chat.enter(arrival, side),
      (joint) => joint,
      (text, joint) => {
        const { msg } = JSON.parse(text);
        this.payloads.push(msg);
        const answer = this.answerFrame(msg);
        if (answer !== undefined) joint.sendToPage(answer);
        return answer === undefined;
      },
    );
  };
}
