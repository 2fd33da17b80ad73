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

/** The parts that every imitated host is built from. */
export interface HostEnvironment {
  readonly name: HostName;
  readonly window: Window & typeof globalThis;
  readonly phone: PhoneOs;
  readonly setup: HostSetup;
  /** Version of the vendor's client; empty where there is none. */
  readonly clientVersion: string;
  readonly globals: Globals;
  readonly traffic: Traffic;
  readonly faults: FaultBox;
  /** The tester's own answers. */
  readonly answers: Answers;
  readonly memory: HostMemory;
  readonly user: User;
  readonly backend: Backend;
  /** The cover of the page: the host, or whatever else is in front of it. */
  readonly curtain: Curtain;
  /** Address of this page load, without hash: an iOS client takes it for the page's address. */
  readonly landingUrl: string;
  /** A timer that ends with the host. */
  later(run: () => void, ms: number): void;
  /** A listener that ends with the host. */
  listen(target: EventTarget, event: string, listener: () => void): void;
}

/** A host at work. */
export interface RunningHost {
  /** Emits an event to the page. Resolves with the page's reply where the host asks for one (`backPressed`, and those of `answeredEvents`). */
  emit(event: string, payload: unknown): Promise<unknown>;
}

export type StartHost = (env: HostEnvironment) => RunningHost;

/** A setup of a host that the lab offers. */
export interface HostVariant {
  readonly label: string;
  readonly setup: HostSetup & { readonly phone: PhoneOs };
}

/** A host as `hosts/` describes it. */
export interface ImitatedHost {
  readonly title: string;
  /**
   * The user agent by phone; a phone without one does not exist for the host. `{client}`, `{app}` and `{miniProgram}` stand
   * for the client's version, the app's token and the mini-program's id.
   */
  readonly userAgents: Readonly<Partial<Record<PhoneOs, string>>>;
  /** Version of the vendor's client, where the setup names no other. */
  readonly clientVersion?: string;
  readonly variants: readonly [HostVariant, ...HostVariant[]];
  /** The way of a login: by the app itself, by leaving the page for the third-party login, or in the page's own dialog. */
  readonly login: 'native' | 'third-party' | 'dialog';
  /** The place of a payment: in the app, on the mini-program's own page, or at the payment host's cashier. */
  readonly pay: 'native' | 'mini-program' | 'cashier';
  /** Puts the host's globals into the window, before the page's own code runs. */
  readonly start: StartHost;
}
