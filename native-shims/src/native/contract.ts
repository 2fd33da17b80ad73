/** The contract's calls and events by wire name, as types only: a host that answers another shape does not compile. */
import type * as sdk from '@sdhealth/bridge-sdk';

type Rows = typeof sdk;

export type ContractCalls = {
  [Row in Rows[keyof Rows] as Row extends sdk.Call<infer Name, never, unknown> ? Name : never]: Row;
};
export type CallName = keyof ContractCalls;

export type ContractEvents = {
  [Row in Rows[keyof Rows] as Row extends sdk.Event<infer Name, unknown> ? Name : never]: Row;
};
export type EventName = keyof ContractEvents;

/** What a host's implementation of a call is given besides its params. */
export interface CallContext {
  readonly method: string;
  /** The page no longer wants the answer. */
  readonly signal: AbortSignal;
  progress(value: unknown): void;
}

export type HostMethods = {
  [Name in CallName]: (
    params: sdk.ParamsOf<ContractCalls[Name]>,
    context: CallContext,
  ) => sdk.ResultOf<ContractCalls[Name]> | Promise<sdk.ResultOf<ContractCalls[Name]>>;
};
