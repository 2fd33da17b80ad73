/** The type of a host's row: how it is detected, and the calls it promises. */
import type * as contract from '../contract/index.ts';
import type { OpenChannel } from '../core/inside.ts';
import type { BridgeOptions, Call, HostName, ParamsOf, Phone, Platform, ResultOf } from '../core/types.ts';
import type { HostHints } from './hints.ts';

export type ContractCalls = {
  [Row in (typeof contract)[keyof typeof contract] as Row extends Call<infer Name, never, unknown> ? Name : never]: Row;
};
export type CallName = keyof ContractCalls;

/** Options of the page without which some calls cannot be made. */
export type NeededOption = 'sign' | 'wecom' | 'payUrl' | 'miniProgramPayPage';

/** The calls that a web host promises. `signed`: only after a vendor's signature, which the page's option `sign` makes; or the option that is needed. */
export type WebCalls = Readonly<Partial<Record<CallName, 'yes' | 'signed' | 'payUrl' | 'miniProgramPayPage'>>>;

/**
 * Tells that a promised call cannot be made: with these params, if they are given, or in this page. A text names the option that is
 * missing.
 */
export type Unfit = {
  readonly [Name in CallName]?: (
    params: ParamsOf<ContractCalls[Name]> | undefined,
    options: BridgeOptions,
    phone: Phone,
    /** False on a server, and where a server's answer is wanted: neither knows what this browser can. */
    isPage: boolean,
  ) => boolean | NeededOption | undefined;
};

/** The code of a host; it is its own chunk. */
export interface Adapter {
  readonly open: OpenChannel;
}

export interface Host {
  readonly name: HostName;
  /** For documents and tools. */
  readonly title: string;
  /** Host code (specification, section 4). WeCom reports WeChat's 1, as its user agent carries WeChat's token too. */
  readonly platform: Platform;
  /** The promised calls. Own apps have calls by version (`since` of each contract row), and the handshake decides. */
  readonly calls: WebCalls | 'since';
  readonly unfit?: () => Unfit;
  /** True for the hints of this host. Called in the order of the list of hosts. */
  readonly matches: (hints: HostHints) => boolean;
  /** Loads the adapter when the host is opened. */
  readonly load: () => Promise<Adapter>;
}

export type Handler<Name extends CallName> = (
  params: ParamsOf<ContractCalls[Name]>,
  signal: AbortSignal,
) => ResultOf<ContractCalls[Name]> | Promise<ResultOf<ContractCalls[Name]>>;

/** Functions for calls of the contract. A thrown value that is no `BridgeError` is FAILED. */
export type Handlers = { readonly [Name in CallName]?: Handler<Name> };

/** One function for each promised call. */
export type HandlersOf<Calls> = { readonly [Name in keyof Calls & CallName]: Handler<Name> };
