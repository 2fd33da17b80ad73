import type { Host } from '../api/endpoint.ts';
import { closeBreakers } from './breaker.ts';

/**
 * The reason for a login: `required` and `account` (codes 20003 and 23001), `expired` (a refresh failed), or `reload`
 * (20102), after which a web page is loaded again.
 */
export type LoginReason = 'required' | 'account' | 'expired' | 'reload';

/** The end of a look at the network. `service`: other servers are reached; `portal`: the login page of a network answers in their place. */
export type Reach = 'reached' | 'service' | 'portal' | 'offline';

/** A field of a write's `seen` whose value is another one by now; `undefined` where there is none. */
export interface StateChange {
  readonly name: string;
  readonly before: unknown;
  readonly now: unknown;
  /** The name of `now`, where that is an id. */
  readonly nameNow?: string;
}

export interface ChangedState {
  /** Empty where the service does not say what is different. */
  readonly changes: readonly StateChange[];
  /** False: the write is impossible in the present state. */
  readonly canRepeat: boolean;
}

/** An earlier answer, and when it came: milliseconds since 1970. */
export interface OfflineCopy {
  readonly at: number;
  readonly data: unknown;
}

/** The scene of a fault for its notice. Empty texts where unknown. */
export interface Scene {
  /** The path of the route's row, with its names. */
  readonly page: string;
  readonly host: string;
  readonly release: string;
}

/** The ports of the client: functions of the frame that it calls. */
export interface ClientPorts {
  /** The bearer token now. */
  token(): string | undefined;
  /** Changes when another person is there: a call of one person is not repeated in another's name (A04). */
  owner(): unknown;
  /** False where another page has made somebody else the phone's person, or nobody: nothing is sent in the name of this page's (A04). */
  isStillHere(): boolean;
  /** Tells if nothing is to be asked of the person about an account that a link brought (U04). */
  isAccountConfirmed(): boolean;
  /** True where nothing is to be asked. Resolves to false where the person says that the account, which a link brought, is not theirs: nothing is sent (U04). */
  accountConfirmed(): true | Promise<boolean>;
  /** Shows the difference between the present state of a thing and the one that the person saw. True: send the write for the present state. */
  stateChanged(changed: ChangedState): Promise<boolean>;
  /**
   * Gets a fresh token the host's own way and keeps it; false when there is none. Rejects with the network's failure, and the waiting
   * calls reject with it too. It is called once for many failures.
   */
  refreshToken(): Promise<boolean>;
  /** Brings the person to a login; true when there is a session now, and this page goes on. Asked once for many failures. */
  requireLogin(reason: LoginReason): Promise<boolean>;
  /** Shows a server's message. */
  notify(message: string): void;
  /** Shows that this admin has no permission (code 100304). */
  noPermission(): void;
  /** Forgets the admin credentials, logs out and goes to the admin login (code 100302). */
  leaveAdmin(): void;
  /** Credentials of an admin who works on a customer's behalf; they replace the bearer token. */
  admin(): { token: string; userId: string } | undefined;
  /** For `Accept-Language`. */
  language(): string;
  /** Keeps an answer for a time without a network, and finds it again: on the phone, as a copy that may be dropped. */
  offlineCopies: {
    keep(name: string, copy: OfflineCopy): void;
    find(name: string): OfflineCopy | undefined;
  };
  /** Called when a write was done, or may have been although no answer came: what is kept of the person's answers is not true any more. */
  written(): void;
  /** The copy of a static file that the app was built with, by the file's path; undefined where it has none. */
  builtIn(path: string): Promise<unknown>;
  /** Called after every try with whether a server could be reached. Where none was, resolves to what is reached instead, and no error is made before. */
  reached(ok: boolean): Promise<Reach> | undefined;
  scene(): Scene;
  /** Origins of the hosts, `https://api.example`; a host that is not named is the page's own origin. */
  origins: Partial<Record<Host, string>>;
}

/** Without a frame: a visitor on the page's own origin. */
const VISITOR: ClientPorts = {
  token: () => undefined,
  owner: () => undefined,
  isStillHere: () => true,
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

// oxlint-disable-next-line sdhealth/kept-by-a-person -- functions of the frame
let current = VISITOR;

export const ports = (): ClientPorts => current;

/** Connects the client with the frame; what is not given stays as for a visitor. */
export function configureClient(options: Partial<ClientPorts>): void {
  current = { ...VISITOR, ...options };
  closeBreakers();
}
