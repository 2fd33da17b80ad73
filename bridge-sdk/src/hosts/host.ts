/** The type of a host's row: how it is detected, and the methods it promises. */
import type * as contract from '../contract/index.ts';
import type { HostName } from '../core/data-types.ts';
import type { Phone, Platform } from '../core/platform.ts';
import type { BridgeOptions, HostMethod, OpenChannel, ParamsOf, ResultOf } from '../core/types.ts';
import type { HostHints } from './hints.ts';

export type ContractMethods = {
  [Row in (typeof contract)[keyof typeof contract] as Row extends HostMethod<infer Name, never, unknown>
    ? Name
    : never]: Row;
};
export type MethodName = keyof ContractMethods;

/** Options of the page without which some methods cannot be called. */
export type NeededOption = 'sign' | 'wecom' | 'payUrl' | 'miniProgramPayPage';

/** The methods that a web host promises. `signed`: only after a vendor's signature, which the page's option `sign` makes; or the option that is needed. */
export type WebMethods = Readonly<Partial<Record<MethodName, 'yes' | 'signed' | 'payUrl' | 'miniProgramPayPage'>>>;

/**
 * Tells that a promised method cannot be called: with these params, if they are given, or in this page. A text names the option that is
 * missing.
 */
export type Unfit = {
  readonly [Name in MethodName]?: (
    params: ParamsOf<ContractMethods[Name]> | undefined,
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
  /** Host code (specification, section 4). WeCom reports WeChat's 1, as its user agent carries WeChat's token too. */
  readonly platform: Platform;
  /** The promised methods. Own apps have methods by version (`since` of each contract row), and the handshake decides. */
  readonly methods: WebMethods | 'since';
  readonly unfit?: () => Unfit;
  /** True for the hints of this host. Called in the order of the list of hosts. */
  readonly matches: (hints: HostHints) => boolean;
  /** Loads the adapter when the host is opened. */
  readonly load: () => Promise<Adapter>;
}

export type Handler<Name extends MethodName> = (
  params: ParamsOf<ContractMethods[Name]>,
  signal: AbortSignal,
) => ResultOf<ContractMethods[Name]> | Promise<ResultOf<ContractMethods[Name]>>;

/** Functions for methods of the contract. A thrown value that is no `BridgeError` is FAILED. */
export type Handlers = { readonly [Name in MethodName]?: Handler<Name> };

/** One function for each promised method. */
export type HandlersOf<Methods> = { readonly [Name in keyof Methods & MethodName]: Handler<Name> };
