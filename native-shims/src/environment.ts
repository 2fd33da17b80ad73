import type { HostName } from '@sdhealth/bridge-sdk';
import type { Answers } from './answers/answers.ts';
import type { Backend } from './backend.ts';
import type { FaultBox } from './faults.ts';
import type { Globals } from './globals.ts';
import type { HostMemory } from './memory.ts';
import type { HostSetup } from './options.ts';
import type { PhoneOs } from './phones.ts';
import type { Traffic } from './traffic.ts';
import type { User } from './user.ts';
import type { Curtain } from './visibility.ts';

/** The parts from which every imitated host is built. */
export interface HostEnvironment {
  readonly name: HostName;
  readonly window: Window & typeof globalThis;
  readonly phone: PhoneOs;
  readonly setup: HostSetup;
  /** Version of the vendor's client. Empty if the host has none. */
  readonly clientVersion: string;
  readonly globals: Globals;
  readonly traffic: Traffic;
  readonly faults: FaultBox;
  /** The custom answers that the tester sets. */
  readonly answers: Answers;
  readonly memory: HostMemory;
  readonly user: User;
  readonly backend: Backend;
  /** Covers and uncovers the page. */
  readonly curtain: Curtain;
  /** Address of this page load, without its hash. An iOS client uses it as the page's address. */
  readonly landingUrl: string;
  /** Starts a timer that is cleared when the host is disposed. */
  later(run: () => void, ms: number): void;
  /** Adds a listener that is removed when the host is disposed. */
  listen(target: EventTarget, event: string, listener: () => void): void;
}

/** A running host. */
export interface RunningHost {
  /** Emits an event to the page. Resolves to the page's reply for `backPressed` and the events in `answeredEvents`. */
  emit(event: string, payload: unknown): Promise<unknown>;
}

export type StartHost = (env: HostEnvironment) => RunningHost;

/** A setup of a host for the lab. */
export interface HostVariant {
  readonly label: string;
  readonly setup: HostSetup & { readonly phone: PhoneOs };
}

/** The description of a host in `hosts/`. */
export interface ImitatedHost {
  readonly title: string;
  /**
   * The user agents by phone. The host does not run on a phone without one. `{client}`, `{app}` and `{miniProgram}` stand for the
   * client's version, the app's token and the mini-program's id.
   */
  readonly userAgents: Readonly<Partial<Record<PhoneOs, string>>>;
  /** Default version of the vendor's client. */
  readonly clientVersion?: string;
  readonly variants: readonly [HostVariant, ...HostVariant[]];
  /** The kind of login: by the app, by leaving the page for the third-party login, or in the page's dialog. */
  readonly login: 'native' | 'third-party' | 'dialog';
  /** The place of a payment: the app, a page of the mini-program, or the payment host's cashier. */
  readonly pay: 'native' | 'mini-program' | 'cashier';
  /** Adds the host's globals to the window, before the page's code runs. */
  readonly start: StartHost;
}
