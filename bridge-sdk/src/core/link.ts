/**
 * The kernel's two sides. A host's adapter is a `Link`: it takes requests and cancels. What the host says comes back through
 * the kernel's `Sink`. The kernel alone keeps deadlines, settles promises and checks payloads; a link may be naive.
 */
import type { AppInfo, HostInfo } from './host-info.ts';
import type { BridgeOptions, Clock, Limits } from './options.ts';

export interface LinkRequest {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** What a failed request carries, in the wire's terms. */
export interface LinkError {
  readonly code: number;
  readonly message: string;
  readonly data?: { code?: string; mayHaveHappened?: boolean; needs?: string } & Record<string, unknown>;
}

export interface Link {
  /** Sends one request. A throw means that the host is gone. */
  send(request: LinkRequest): void;
  /** The page no longer wants the answer. */
  cancel(id: string): void;
  /** Answers an event that the host asked (`backPressed`). */
  answer(id: string, result: unknown): void;
  close(): void;
}

/** What the handshake told. */
export interface HostNews {
  readonly app?: AppInfo;
  /** Methods this host has. Overrides every table. */
  readonly methods?: readonly string[];
  readonly events?: readonly string[];
  readonly token?: string;
}

export interface Sink {
  accepted(id: string): void;
  progressed(id: string, value: unknown): void;
  resolved(id: string, result: unknown): void;
  failed(id: string, error: LinkError): void;
  event(name: string, payload: unknown, answerId?: string): void;
  learned(news: HostNews): void;
  /** A message was refused; counted in `health()`. */
  dropped(reason: DropReason): void;
  gone(): void;
}

export type DropReason =
  | 'malformed'
  | 'too-large'
  | 'unknown-id'
  | 'late'
  | 'previous-page'
  | 'unknown-event'
  | 'bad-event'
  | 'foreign-origin';

/** Everything an adapter may use while it opens. */
export interface LinkContext {
  readonly host: HostInfo;
  readonly options: BridgeOptions;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Address of the last real page load, without hash: captured before any router ran. */
  readonly landingUrl: string;
  /** This page load's nonce; the first part of every id. */
  readonly nonce: string;
  readonly sink: Sink;
}

/** An adapter module's one export. Settles within the kernel's 3 s or is abandoned. */
export type OpenLink = (context: LinkContext) => Promise<Link>;
