/** Declares the type of a host's row: how the host is detected, and the methods that it promises. */
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

/** The bridge options that some methods need. */
export type NeededOption = 'sign' | 'wecom' | 'payUrl' | 'miniProgramPayPage';

/** The methods that a web host promises, with their conditions: `yes` is none, `signed` the option `sign`, any other an option. */
export type WebMethods = Readonly<Partial<Record<MethodName, 'yes' | 'signed' | 'payUrl' | 'miniProgramPayPage'>>>;

/**
 * Predicates that refuse a promised method for its params or for this page. A text is the name of the missing option. Params are
 * undefined when `supports()` is called without them.
 */
export type Refusals = {
  readonly [Name in MethodName]?: (
    params: ParamsOf<ContractMethods[Name]> | undefined,
    options: BridgeOptions,
    phone: Phone,
    /** False for the answer of a server, which does not know the abilities of this browser. */
    isPage: boolean,
  ) => boolean | NeededOption | undefined;
};

/** The code of a host, in its own chunk. */
export interface Adapter {
  readonly open: OpenChannel;
}

export interface Host {
  readonly name: HostName;
  /** The host's code (specification, section 4). WeCom has WeChat's 1, because its user agent also contains WeChat's token. */
  readonly platform: Platform;
  /** The promised methods. For own apps `since` of each contract row decides, until the handshake overrides it. */
  readonly methods: WebMethods | 'since';
  readonly refusals?: () => Refusals;
  /** Returns true if the hints fit this host. Called in the order of the list of hosts. */
  readonly matches: (hints: HostHints) => boolean;
  /** Loads the adapter when the host is opened. */
  readonly load: () => Promise<Adapter>;
}

export type Handler<Name extends MethodName> = (
  params: ParamsOf<ContractMethods[Name]>,
  signal: AbortSignal,
) => ResultOf<ContractMethods[Name]> | Promise<ResultOf<ContractMethods[Name]>>;

/** The handlers for methods of the contract. A thrown value that is not a `BridgeError` becomes FAILED. */
export type Handlers = { readonly [Name in MethodName]?: Handler<Name> };

/** A handler for each promised method. */
export type HandlersOf<Methods> = { readonly [Name in keyof Methods & MethodName]: Handler<Name> };
