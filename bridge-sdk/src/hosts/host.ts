/** The shape of a host's row: how it is told from the others, and which calls it promises. */
import type * as contract from '../contract/index.ts';
import type { Call, HostName, OpenChannel, ParamsOf, Platform, ResultOf } from '../core/types.ts';
import type { HostHints } from './hints.ts';

export type ContractCalls = {
  [Row in (typeof contract)[keyof typeof contract] as Row extends Call<infer Name, never, unknown> ? Name : never]: Row;
};
export type CallName = keyof ContractCalls;

/** The calls that a web host promises. `signed`: only after a vendor's signature, which the page's option `sign` makes. */
export type WebCalls = Readonly<Partial<Record<CallName, 'yes' | 'signed'>>>;

/** The code of a host, a chunk of its own. */
export interface Adapter {
  readonly open: OpenChannel;
}

export interface Host {
  readonly name: HostName;
  /** For documents and tools. */
  readonly title: string;
  /** Host code (specification, section 4). WeCom reports WeChat's 1, as its user agent carries WeChat's token too. */
  readonly platform: Platform;
  /** Own apps learn calls by version: each contract row says `since` when, and a handshake has the last word. */
  readonly calls: WebCalls | 'since';
  /** Asked in the order of the list of hosts. */
  readonly matches: (hints: HostHints) => boolean;
  /** Loads the adapter when the host is opened. */
  readonly load: () => Promise<Adapter>;
}

export type Handler<Name extends CallName> = (
  params: ParamsOf<ContractCalls[Name]>,
  signal: AbortSignal,
) => ResultOf<ContractCalls[Name]> | Promise<ResultOf<ContractCalls[Name]>>;

/** Functions for any calls of the contract. A throw of anything but a `BridgeError` is FAILED. */
export type Handlers = { readonly [Name in CallName]?: Handler<Name> };

/** One function for each promised call. */
export type HandlersOf<Calls> = { readonly [Name in keyof Calls & CallName]: Handler<Name> };
