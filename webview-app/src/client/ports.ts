import type { Host } from '../api/endpoint.ts';
import { closeBreakers } from './breaker.ts';

/**
 * The reason for a login. `required`: code 20003. `account`: 23001. `expired`: a refresh failed. `reload`: 20102, which reloads a web page.
 */
export type LoginReason = 'required' | 'account' | 'expired' | 'reload';

/**
 * The result of a check of the network. `service`: only the service is unreachable. `portal`: a captive portal answers with its login
 * page.
 */
export type Reach = 'reached' | 'service' | 'portal' | 'offline';

/** A changed field of a write with `seen`. `before` or `now` is undefined if the field has no value. */
export interface StateChange {
  readonly name: string;
  readonly before: unknown;
  readonly now: unknown;
  /** The name of `now`, if that is an id. */
  readonly nameNow?: string;
}

export interface ChangedState {
  /** The differences. Empty if the service does not send them. */
  readonly changes: readonly StateChange[];
  /** False if the write is impossible in the present state. */
  readonly canRepeat: boolean;
}

/** An earlier answer and its time, in milliseconds since 1970. */
export interface OfflineCopy {
  readonly at: number;
  readonly data: unknown;
}

/** The context of a fault for its notice. Unknown values are empty strings. */
export interface Scene {
  /** The route's path with its parameter names. */
  readonly page: string;
  readonly host: string;
  readonly release: string;
  /** The phone's code (specification, section 4). */
  readonly phone?: number;
  /** The version of the own app around the page. */
  readonly hostVersion?: string | undefined;
  /** The percentage of phones that report, 0 if this phone does not. Default 100. */
  readonly percent?: number;
}

/** The ports of the client: functions of the app (`app/`) that it calls. */
export interface ClientPorts {
  /** Returns the present bearer token. */
  token(): string | undefined;
  /** Returns a value that changes with the person. A call is not repeated for another person (A04). */
  owner(): unknown;
  /** Returns false if another page has changed or removed the phone's person. This page then sends no more requests (A04). */
  isSamePersonSignedIn(): boolean;
  /** Checks that the account needs no confirmation. An account from a link needs it (U04). */
  isAccountConfirmed(): boolean;
  /**
   * Returns true if no confirmation is needed. Resolves to false if the person denies that the linked account is theirs. No request is
   * then sent (U04).
   */
  accountConfirmed(): true | Promise<boolean>;
  /** Shows how the present state differs from the one that the person saw. Resolves to true to send the write for the present state. */
  stateChanged(changed: ChangedState): Promise<boolean>;
  /**
   * Gets a new token from the host and stores it. Resolves to false if the host has none. Rejects with the network's error, and the
   * waiting calls reject with the error too. Called once for many failures.
   */
  refreshToken(): Promise<boolean>;
  /** Asks the person to log in. Resolves to true if a session exists and this page continues. Called once for many failures. */
  requireLogin(reason: LoginReason): Promise<boolean>;
  notify(message: string): void;
  /** Shows that this admin has no permission (code 100304). */
  noPermission(): void;
  /** Deletes the admin credentials, logs out and opens the admin login (code 100302). */
  leaveAdmin(): void;
  /** Returns the credentials of an admin who works on a customer's behalf. They replace the bearer token. */
  admin(): { token: string; userId: string } | undefined;
  language(): string;
  /** Stores copies of answers on the phone for use without a network. A copy may be deleted at any time. */
  offlineCopies: {
    keep(name: string, copy: OfflineCopy): void;
    find(name: string): OfflineCopy | undefined;
  };
  /** Called after a write that had or may have had an effect. Stored answers of the person are then outdated. */
  written(): void;
  /** Returns the built-in copy of a static file by its path. Undefined if the app was built without it. */
  builtIn(path: string): Promise<unknown>;
  /** Called after every attempt. `ok`: a server was reached. If not, resolves to what is reachable, and the error is delayed until then. */
  reached(ok: boolean): Promise<Reach> | undefined;
  scene(): Scene;
  /** Origins of the hosts, `https://api.example`. A host without an entry has the page's origin. */
  origins: Partial<Record<Host, string>>;
}

/** The default ports: a visitor, with all hosts on the page's origin. */
const VISITOR: ClientPorts = {
  token: () => undefined,
  owner: () => undefined,
  isSamePersonSignedIn: () => true,
  isAccountConfirmed: () => true,
  accountConfirmed: () => true,
  stateChanged: async () => false,
  refreshToken: async () => false,
  requireLogin: async () => false,
  notify: () => undefined,
  noPermission: () => undefined,
  leaveAdmin: () => undefined,
  admin: () => undefined,
  language: () => 'zh-CN',
  offlineCopies: { keep: () => undefined, find: () => undefined },
  written: () => undefined,
  builtIn: async () => undefined,
  reached: () => undefined,
  scene: () => ({ page: '', host: '', release: '' }),
  origins: {},
};

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains functions of the app only
let current = VISITOR;

export const ports = (): ClientPorts => current;

/** Sets the client's ports. Omitted ports are those of a visitor. */
export function configureClient(options: Partial<ClientPorts>): void {
  current = { ...VISITOR, ...options };
  closeBreakers();
}
