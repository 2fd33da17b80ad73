import type { HostName } from '@sdhealth/bridge-sdk';
import type { Backend } from './backend.ts';
import type { FaultBox } from './faults.ts';
import type { Globals } from './globals.ts';
import type { HostMemory } from './memory.ts';
import type { HostSetup } from './options.ts';
import type { Traffic } from './traffic.ts';
import type { User } from './user.ts';
import type { PhoneOs } from './user-agents.ts';

/** What every imitated host is built from. */
export interface Stage {
  readonly name: HostName;
  readonly window: Window & typeof globalThis;
  readonly phone: PhoneOs;
  readonly setup: HostSetup;
  readonly globals: Globals;
  readonly traffic: Traffic;
  readonly faults: FaultBox;
  readonly memory: HostMemory;
  readonly user: User;
  readonly backend: Backend;
  /** Address of this page load, without hash: what an iOS client takes the page's address to be. */
  readonly landingUrl: string;
  /** A timer that ends with the host. */
  later(run: () => void, ms: number): void;
  /** A listener that ends with the host. */
  listen(target: EventTarget, event: string, listener: () => void): void;
}

/** A host at work. */
export interface RunningHost {
  /** Tells the page something. Resolves with the page's word where the host asks for one (`backPressed`). */
  emit(event: string, payload: unknown): Promise<unknown>;
}

export type StartHost = (stage: Stage) => RunningHost;
