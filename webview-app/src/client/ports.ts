import type { Host } from '../api/endpoint.ts';
import { closeBreakers } from './breaker.ts';

/**
 * Why a login is needed: `required` and `account` (codes 20003 and 23001), `expired` (a refresh failed), or `reload`
 * (20102), after which a web page is loaded again.
 */
export type LoginReason = 'required' | 'account' | 'expired' | 'reload';

/** An answer as it was, and when: milliseconds since 1970. */
export interface Seen {
  readonly at: number;
  readonly data: unknown;
}

/** What the client asks of the frame around it. */
export interface ClientHooks {
  /** The bearer token now. */
  token(): string | undefined;
  /** Changes when somebody else is there than before: what one person asked for is not asked again in another's name (A04). */
  owner(): unknown;
  /**
   * Gets a fresh token the host's own way and keeps it; false when there is none to be had. Rejects with the network's failure, which is
   * then that of the calls that wanted it. Asked once for many failures.
   */
  refreshToken(): Promise<boolean>;
  /** Brings the person to a login; true when there is a session now. Asked once for many failures. */
  requireLogin(reason: LoginReason): Promise<boolean>;
  /** Shows a server's message. */
  notify(message: string): void;
  /** Says that this admin has no permission (code 100304). */
  noPermission(): void;
  /** Forgets the admin credentials, logs out and goes to the admin login (code 100302). */
  leaveAdmin(): void;
  /** Credentials of an admin who works on a customer's behalf; they replace the bearer token. */
  admin(): { token: string; userId: string } | undefined;
  /** For `Accept-Language`. */
  language(): string;
  /** Keeps an answer for a time without a network, and finds it again: on the phone, as a copy that may be dropped. */
  lastSeen: {
    keep(key: string, seen: Seen): void;
    find(key: string): Seen | undefined;
  };
  /** The copy of a static file that the app was built with, by the file's path; undefined where it has none. */
  builtIn(path: string): Promise<unknown>;
  /** Told after every call whether a server could be reached. */
  reached(ok: boolean): void;
  /** Origins of the hosts, `https://api.example`; a host that is not named is the page's own origin. */
  origins: Partial<Record<Host, string>>;
}

/** Without a frame: a visitor on the page's own origin. */
const VISITOR: ClientHooks = {
  token: () => undefined,
  owner: () => undefined,
  refreshToken: async () => false,
  requireLogin: async () => false,
  notify: () => undefined,
  noPermission: () => undefined,
  leaveAdmin: () => undefined,
  admin: () => undefined,
  language: () => 'zh-CN',
  lastSeen: { keep: () => undefined, find: () => undefined },
  builtIn: async () => undefined,
  reached: () => undefined,
  origins: {},
};

let current = VISITOR;

export const hooks = (): ClientHooks => current;

/** Connects the client with the frame; what is not given stays as for a visitor. */
export function configureClient(given: Partial<ClientHooks>): void {
  current = { ...VISITOR, ...given };
  closeBreakers();
}
