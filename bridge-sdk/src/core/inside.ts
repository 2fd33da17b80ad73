/** The types that only the SDK itself uses: the kernel, its channels, the code of rows, and the messages of the wire. */
import type { BridgeError, BridgeErrorCode, BridgeErrorDetail } from '../errors.ts';
import type {
  AnyMethod,
  AppInfo,
  BridgeOptions,
  CallOptions,
  Clock,
  DropReason,
  HostEvent,
  HostInfo,
  HostMethod,
  Limits,
  LogEntry,
  Recorder,
  Support,
} from './types.ts';

export interface Channel {
  /** Sends one message, a request with its row. A throw means that it was not sent. */
  post(message: Outgoing, method?: AnyMethod): void;
  close(): void;
}

/** The capabilities that the host named in the handshake. */
export interface HostCapabilities {
  readonly app?: AppInfo | undefined;
  /** The code of every call, where the two sides speak no common protocol. */
  readonly refused?: 'HOST_TOO_OLD' | 'UNSUPPORTED' | undefined;
  /** Versions of the methods that this host has, by name. They override the table. */
  readonly methods?: Readonly<Record<string, unknown>> | undefined;
  /** Events that the host sends itself. */
  readonly events?: readonly unknown[] | undefined;
  readonly token?: string | undefined;
}

/** The parts of an error beside its method: the code, the reason, and the facts. */
export type Failure = [code: BridgeErrorCode, text?: string, detail?: BridgeErrorDetail];

/** The kernel, as adapters and the code of rows use it. */
export interface ChannelContext {
  /** The host. It is replaced when the handshake names another one or gives more facts. */
  host: HostInfo;
  /** Set by the handshake. */
  capabilities: HostCapabilities;
  /**
   * Returns the support as a server knows it, by user agent and options alone: what a page that takes over a server's markup shows
   * first. Absent where no server makes the page.
   */
  readonly onServer: ((method: AnyMethod, params?: unknown) => Support) | undefined;
  readonly options: BridgeOptions;
  /** The option `recorder`; the debugger puts its own before it. */
  recorder: Recorder | undefined;
  readonly limits: Limits;
  readonly clock: Clock;
  /** The address of the last page load, without hash, read before any router ran. Only set where signatures need it. */
  landingUrl?: string | undefined;
  /** This page load's nonce; the first part of every id. */
  readonly nonce: string;
  /** Whole milliseconds, mostly since the page began; never less than before. */
  now(): number;
  /** The time, by `now()`, until which the bridge waits for the host; 0 after it is disposed. */
  openBy: number;
  /** The reason why the last try to open the host failed; undefined if it did not. */
  failure?: unknown;
  /** Receives a message of the host. Never throws. */
  receive(message: unknown): void;
  /** Sends a message that has no answer. Never throws. */
  send(message: Outgoing): void;
  /** A message was refused; counted in `health()`. */
  drop(reason: DropReason): void;
  log(entry: Omit<LogEntry, 'host'>): void;
  /** Returns a call's error and logs it. */
  fail(method: AnyMethod, ...failure: Failure): BridgeError;
  /** Ends every open call: the channel is broken. */
  gone(): void;
  /** A request of the adapter's own (the handshake), with the deadlines and checks of any call. */
  ask<R>(channel: Channel, method: HostMethod<string, never, R>, params: unknown, deadlineMs: number): Promise<R>;
}

/** Opens a host. Rejects where there is none. */
export type OpenChannel = (context: ChannelContext) => Promise<Channel>;

/** Wraps the sending of a call: single flight, journal. */
export type Wrap = <R>(
  context: ChannelContext,
  method: AnyMethod,
  params: unknown,
  given: CallOptions,
  run: (given: CallOptions) => Promise<R>,
) => Promise<unknown>;

/** A listener of the page. */
export type Listener = (payload: unknown) => unknown;

export interface Events {
  /** Listens to an event; returns the function that stops it. */
  on(event: HostEvent, listener: Listener): () => void;
  /** Dispatches an event of the host and, where it has an `id`, answers it. */
  dispatch(name: string, params: unknown, id: unknown): void;
  /** The row of an event that has listeners. */
  row(name: string): HostEvent | undefined;
  clear(): void;
}

/** The code for events. The rows of events import it: a page without events does not load it. */
export type EventHub = (context: ChannelContext) => Events;

// On the native wire: JSON-RPC 2.0 messages

/** The error of a failed request. */
export interface MessageError {
  /** 3 CANCELLED, 4 UNSUPPORTED, -32601 as 4, -32602 BAD_PARAMS; any other is FAILED unless `data.code` names a code that a host may give. */
  readonly code: number;
  readonly message: string;
  readonly data?: {
    readonly code?: BridgeErrorCode;
    readonly mayHaveHappened?: boolean;
    /** The version that can, of HOST_TOO_OLD. */
    readonly needs?: string;
    /** The place of the first wrong value, of BAD_PARAMS: a JSON Pointer. */
    readonly path?: string;
  };
}

export interface Request {
  readonly jsonrpc: '2.0';
  /** `<nonce>.<n>`: this page load's nonce, a rising number. */
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** A message to the host: a request, `$/cancelRequest {id}`, or the answer to an event that the host asked. */
export type Outgoing =
  | Request
  | { readonly jsonrpc: '2.0'; readonly method: '$/cancelRequest'; readonly params: { readonly id: string } }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly error: MessageError };
