/**
 * The kernel's two sides. A host's adapter is a `Channel`: messages go out by `post`, what the host says comes back by `receive`. The
 * kernel alone keeps deadlines, settles promises and checks payloads; a channel may be naive.
 */
import type { Call } from '../define.ts';
import type { BridgeError, BridgeErrorCode, BridgeErrorDetail } from '../errors.ts';
import type { AppInfo, HostInfo } from './host-info.ts';
import type { Outgoing } from './message.ts';
import type { BridgeOptions, Clock, Limits, LogEntry } from './options.ts';

export type AnyCall = Call<string, never, unknown>;

export interface Channel {
  /** Sends one message, a request with its row. A throw means that it never left. */
  post(message: Outgoing, method?: AnyCall): void;
  close(): void;
}

/** What the handshake told. */
export interface HostCapabilities {
  readonly app?: AppInfo | undefined;
  /** Methods this host has, by name. Overrides every table. */
  readonly methods?: Readonly<Record<string, unknown>> | undefined;
  /** Events that the host tells itself. */
  readonly events?: readonly unknown[] | undefined;
  readonly token?: string | undefined;
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

/** What an adapter, and the machinery that rows bring along, may use of the kernel. */
export interface ChannelContext {
  /** Set anew where it proves to be another host than it looked like, or tells more of itself. */
  host: HostInfo;
  /** Set by the handshake. */
  capabilities: HostCapabilities;
  readonly options: BridgeOptions;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Address of the last real page load, without hash: captured before any router ran. Only where signatures need it. */
  landingUrl?: string | undefined;
  /** This page load's nonce; the first part of every id. */
  readonly nonce: string;
  /** Milliseconds since the kernel began; never less than before. */
  now(): number;
  /** Until when, by `now()`, the host is waited for; 0 once the bridge is disposed. */
  openBy: number;
  /** What the host said. Never throws. */
  receive(message: unknown): void;
  /** Sends what is not waited for. Never throws. */
  send(message: Outgoing): void;
  /** A message was refused; counted in `health()`. */
  drop(reason: DropReason): void;
  log(entry: Omit<LogEntry, 'host'>): void;
  /** A call's failure, logged where failures are. */
  fail(method: AnyCall, code: BridgeErrorCode, text?: string, detail?: BridgeErrorDetail): BridgeError;
  /** Ends every open call: the channel is broken. */
  gone(): void;
  /** A request of the adapter's own (the handshake), with the deadlines and checks of any call. */
  ask<R>(channel: Channel, method: Call<string, never, R>, params: unknown, deadlineMs: number): Promise<R>;
}

/** Opens a host. Rejects where there is none. */
export type OpenChannel = (context: ChannelContext) => Promise<Channel>;
