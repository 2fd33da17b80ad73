import type { HostName } from '@sdhealth/bridge-sdk';
import type { FindHandler } from './answers/answers.ts';
import type { Methods, OwnHandler } from './answers/types.ts';
import type { Backend } from './backend.ts';
import type { Fault, HeldCall } from './faults.ts';
import type { HostMemory } from './memory.ts';
import type { PhoneOs } from './phones.ts';
import type { Tickets } from './tickets.ts';
import type { TrafficEntry } from './traffic.ts';
import type { UserOptions, UserSetup } from './user.ts';

/** The provider's own apps by their name; the user-agent token is the name and `App`. */
export type AppName = 'SdHealth' | 'SdInsurance';

/** An app of another company, as the page's SDK knows it. */
export interface OwnApp {
  /** Its name, as its handshake says it. */
  readonly name: string;
  /** Its token in the user agent, which the version follows: one of the SDK's option `apps`. */
  readonly token: string;
}

/** The moments of the vendor's bridge object and its ready event: no order is documented, all of these were seen. */
export type BridgeTiming = 'early' | 'late' | 'object-before-event' | 'never';

/** Everything about a host that is plain data, so that it can travel into a page. */
export interface HostSetup extends UserSetup {
  /** The phone; default the host's only one, else Android. */
  phone?: PhoneOs;
  /** Own apps' version; default 2.8.0. */
  version?: string;
  /** Own apps: one of the provider's by its name, or an app of your own; default `SdHealth`. */
  app?: AppName | OwnApp;
  /** Own apps: the page's global that they call into, and the iOS handler's name, as the SDK's option of the same name; default `sdhealthBridge`. */
  pageName?: string;
  /** Android app: the name of its object in the page, as the SDK's option of the same name; default `sdhealthHost`. */
  hostName?: string;
  /** Version of the WeChat or WeCom client. */
  clientVersion?: string;
  /** Faults by method, `*` for all. */
  faults?: Record<string, Fault>;
  /** Seed of everything random; default 1. */
  seed?: number;
  /**
   * Origin of a backend that is told the end of every payment, by `POST /__fixtures/pay` with `{ paySeq, result }`. Default: the page's
   * own where a sandbox is named, else no bank is told: the page is answered, and a note in the traffic says so. A test tells its own
   * backend by `settle`.
   */
  backend?: string;
  /** The sandbox of the backend that a payment is in, for a backend that keeps tests apart. Default none. */
  sandbox?: string;
  /** The header by which these requests name the sandbox. Default: the page's own requests name it. */
  sandboxHeader?: string;
  /** Events of your own, beside those of the contract: own apps name them in the handshake. */
  ownEvents?: string[];
  /** Those of them for which the app waits: `emit` resolves with the page's reply, as for `backPressed`. */
  answeredEvents?: string[];

  /** Android app: which of its two channels it offers; default `web-message`. */
  channel?: 'web-message' | 'java-interface';
  /** Own apps: false for an app too old to answer `initialize`; default true. */
  handshake?: boolean;
  /** Own apps: takes and sends batches; default true. */
  batch?: boolean;
  /** Own apps: token of a user already logged in. */
  token?: string;
  /**
   * Own apps: what a login that is done says. The contract allows all three: the token (default); nothing more, but an event that
   * somebody is there; nothing at all.
   */
  loginSays?: 'token' | 'event' | 'nothing';

  /** WeChat, mini-program, WeCom: when the vendor's bridge appears; default `early`. */
  timing?: BridgeTiming;
  /** Milliseconds for `late` and `object-before-event`; default 100. */
  timingMs?: number;
  /** WeChat, mini-program, WeCom: functions that this client is too old for, by low-level name. Own apps: calls that they lack. */
  missing?: string[];
  /** WeChat, mini-program, WeCom: the tickets that signatures are checked with; default `TICKETS`. */
  tickets?: Partial<Tickets>;
  /** WeChat: the text size that the user has chosen in the menu, 1 to 8; default the usual one, 2. */
  textSize?: number;
  /** Mini-program: its appid, in the user agent; default `wxd4185d00bf7e08ac`. */
  miniProgramAppId?: string;
  /** Mini-program: its pay page; default `/pages/pay/index`. */
  payPage?: string;
  /** Mini-program: how its pay page comes back: the same page shown again (default), or a new address with `payResult`. */
  returnBy?: 'show' | 'src';
  /** Mini-program: pages already on its stack under the web view (at most 10 in all); default 1. */
  stackDepth?: number;
}

/** The setup of a host, and what a test in the same window may hand over besides. */
export interface HostOptions extends HostSetup, UserOptions {
  /** Default the global window. */
  window?: Window & typeof globalThis;
  /** The host's memory over page loads; default none beyond this one. */
  memory?: HostMemory;
  /** The host's answers by method: see `Methods`. A name that no host has is an error. */
  methods?: Methods;
  /** Methods of your own in the provider's apps, beside those of the contract: the handshake names them. */
  ownMethods?: Readonly<Record<string, OwnHandler>>;
  /**
   * Finds the handler of a method whose handlers are not in this window.
   * @internal
   */
  methodOf?: FindHandler;
  /** Hears what is wrong with the tester's own answers, beside `mistakes` of the host; default `console.error`. */
  onMistake?: (text: string) => void;
  /** The bank's side of a payment; rejects when the bank cannot be reached. Default: see `backend`. */
  settle?: Backend['settle'];
  /** The app's own login: resolves with the session token. Default: a token that is new each time. */
  logIn?: Backend['logIn'];
  /** Hears every entry of the traffic at once. */
  onTraffic?: (entry: TrafficEntry) => void;
  /** Hears which calls' answers wait (the fault `hold`), each time that changes. */
  onHeld?: (calls: readonly HeldCall[]) => void;
}

/** A host by name alone, or with its setup. */
export type HostOption = HostName | ({ name: HostName } & HostSetup);
