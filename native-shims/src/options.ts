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

/** The names of the provider's own apps. The user-agent token is the name and `App`. */
export type AppName = 'SdHealth' | 'SdInsurance';

/** An app of another company. */
export interface OwnApp {
  /** The name in its handshake. */
  readonly name: string;
  /** Its token in the user agent, followed by the version. It must be in the SDK's option `apps`. */
  readonly token: string;
}

/** The order in which the vendor's bridge object and its ready event appear. None is documented. All of these were observed. */
export type BridgeTiming = 'early' | 'late' | 'object-before-event' | 'never';

/** The options of a host that are plain data, so that they can be sent into a page. */
export interface HostSetup extends UserSetup {
  /** The phone. Default: the host's only phone, else Android. */
  phone?: PhoneOs;
  /** Own apps' version. Default 2.8.0. */
  version?: string;
  /** Own apps: the name of a provider's app, or another company's app. Default `SdHealth`. */
  app?: AppName | OwnApp;
  /** Own apps: the name of the page's global and of the iOS handler, as in the SDK's option. Default `sdhealthBridge`. */
  pageName?: string;
  /** Android app: the name of the app's object in the page, as in the SDK's option. Default `sdhealthHost`. */
  hostName?: string;
  /** Version of the WeChat or WeCom client. */
  clientVersion?: string;
  /** Faults by method, `*` for all. */
  faults?: Record<string, Fault>;
  /** Seed of everything random. Default 1. */
  seed?: number;
  /**
   * Origin of a backend that receives the result of every payment, by `POST /__fixtures/pay` with `{ paySeq, result }`. Default: the
   * page's origin if a sandbox is named. Otherwise no bank is informed, and a note in the traffic says so. A test can set `settle` instead.
   */
  backend?: string;
  /** The payment's sandbox in the backend, for a backend that isolates tests. Default none. */
  sandbox?: string;
  /** The header that names the sandbox in these requests. Without it they name no sandbox. */
  sandboxHeader?: string;
  /** Own apps: events of your own, in addition to those of the contract. The handshake names them. */
  ownEvents?: string[];
  /** The events of `ownEvents` that the page answers. `emit` resolves to the page's reply, as for `backPressed`. */
  answeredEvents?: string[];

  /** Android app: its channel. Default `web-message`. */
  channel?: 'web-message' | 'java-interface';
  /** Own apps: answers `initialize`. Default true. False imitates an app that is too old. */
  handshake?: boolean;
  /** Own apps: offers batches in the handshake. Default true. */
  batch?: boolean;
  /** Own apps: the token of a user who is already logged in. */
  token?: string;
  /**
   * Own apps: the report of a completed login. `token` (default): the token, and an event with it. `event`: an event without the token.
   * `nothing`: no event. The contract allows all three.
   */
  loginSays?: 'token' | 'event' | 'nothing';

  /** WeChat, mini-program, WeCom: the timing of the vendor's bridge. Default `early`. */
  timing?: BridgeTiming;
  /** The delay of `late` and `object-before-event` in milliseconds. Default 100. */
  timingMs?: number;
  /** WeChat, mini-program, WeCom: functions that this client lacks, by low-level name. Own apps: calls that the app lacks. */
  missing?: string[];
  /** WeChat, mini-program, WeCom: the tickets for checking signatures. Default `TICKETS`. */
  tickets?: Partial<Tickets>;
  /** WeChat: the text size that the user has chosen in the menu, 1 to 8. Default 2, the usual size. */
  textSize?: number;
  /** Mini-program: its appid, in the user agent. Default `wxd4185d00bf7e08ac`. */
  miniProgramAppId?: string;
  /** Mini-program: its pay page. Default `/pages/pay/index`. */
  payPage?: string;
  /** Mini-program: the return from its pay page. `show` (default) shows the same page again, `src` loads an address with `payResult`. */
  returnBy?: 'show' | 'src';
  /** Mini-program: the number of pages on its stack below the web view (at most 10 in all). Default 1. */
  stackDepth?: number;
}

/** The setup of a host, and the options that only a test in the same window can pass. */
export interface HostOptions extends HostSetup, UserOptions {
  /** The page's window. Default the global one. */
  window?: Window & typeof globalThis;
  /** The host's memory over page loads. Default: it lasts for one page load. */
  memory?: HostMemory;
  /** The tester's handlers by method. A name that no host has is an error. */
  methods?: Methods;
  /** Own apps: methods of your own, in addition to those of the contract. The handshake names them. */
  ownMethods?: Readonly<Record<string, OwnHandler>>;
  /**
   * Finds the handler of a method outside this window.
   * @internal
   */
  methodOf?: FindHandler;
  /** Receives the tester's mistakes, which are also in `mistakes` of the host. Default `console.error`. */
  onMistake?: (text: string) => void;
  /** Reports a payment to the bank. Rejects if the bank is unreachable. Default: see `backend`. */
  settle?: Backend['settle'];
  /** Logs in to the app. Resolves to the session token. Default: a new token each time. */
  logIn?: Backend['logIn'];
  /** Receives every entry of the traffic at once. */
  onTraffic?: (entry: TrafficEntry) => void;
  /** Receives the calls whose answers the fault `hold` holds back, after each change. */
  onHeld?: (calls: readonly HeldCall[]) => void;
}

/** A host: its name, or its name with a setup. */
export type HostOption = HostName | ({ name: HostName } & HostSetup);
