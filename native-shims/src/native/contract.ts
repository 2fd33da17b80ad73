/** Lists the contract's calls and events by wire name. A host whose answer has another shape does not compile. */
import { compareVersions, type HostEvent, type HostMethod, type ParamsOf, type ResultOf } from '@sdhealth/bridge-sdk';
import * as contract from '../../../bridge-sdk/src/contract/index.ts';

/** The contract's definitions of calls, by wire name. */
export type ContractMethods = {
  [Row in (typeof contract)[keyof typeof contract] as Row extends HostMethod<infer Name, never, unknown>
    ? Name
    : never]: Row;
};
/** The wire name of a call. */
export type MethodName = keyof ContractMethods;

/** The contract's definitions of events, by wire name. */
export type ContractEvents = {
  [Row in (typeof contract)[keyof typeof contract] as Row extends HostEvent<infer Name, unknown> ? Name : never]: Row;
};
/** The wire name of an event. */
export type EventName = keyof ContractEvents;

/** The context of a call, passed to a host's implementation. */
export interface CallContext {
  /** The method's wire name. */
  readonly method: string;
  /** Aborts when the page cancels the call. */
  readonly signal: AbortSignal;
  /** Sends the progress of the call to the page (`$/progress`). */
  progress(value: unknown): void;
}

/** An own app's implementation of every call. */
export type HostMethods = {
  [Name in MethodName]: (
    params: ParamsOf<ContractMethods[Name]>,
    context: CallContext,
  ) => ResultOf<ContractMethods[Name]> | Promise<ResultOf<ContractMethods[Name]>>;
};

/**
 * Returns the wire names of the calls that the provider's apps have in this version.
 * @internal
 */
export const methodsIn = (version: string): string[] => namesIn('method', version);

/**
 * Returns the wire names of the events that the provider's apps send in this version.
 * @internal
 */
export const eventsIn = (version: string): string[] => namesIn('event', version);

const isRow = (value: unknown): value is HostMethod | HostEvent => ['method', 'event'].includes(Object(value).kind);
const CONTRACT_ROWS = (Object.values(contract) as unknown[]).filter(isRow);
const METHODS = new Map(CONTRACT_ROWS.flatMap((row) => (row.kind === 'method' ? [[row.name, row] as const] : [])));

/**
 * The wire names of all calls of the contract.
 * @internal
 */
export const CALL_NAMES: readonly string[] = [...METHODS.keys()];
/**
 * The wire names of all events of the contract.
 * @internal
 */
export const EVENT_NAMES: readonly string[] = CONTRACT_ROWS.flatMap((row) => (row.kind === 'event' ? [row.name] : []));

/**
 * Checks a result against the contract. Returns a description of its first fault, or undefined if it is valid.
 * @internal
 */
export function wrongResult(method: string, result: unknown): string | undefined {
  const fault = METHODS.get(method)?.result(result);
  if (fault === undefined || fault === true) return undefined;
  const [path, expected] = fault ? fault.split('\n') : [];
  return `${path || 'the whole'} must be ${expected ?? 'another value'}`;
}

function namesIn(kind: 'method' | 'event', version: string): string[] {
  return CONTRACT_ROWS.filter(
    (row) => row.kind === kind && row.since !== undefined && compareVersions(version, row.since) >= 0,
  ).map(({ name }) => name);
}
