/** The public surface, in reading order. */

export * from './contract/index.ts';
export type { Bridge, BridgeHealth, CallOptions, PendingOperation, Support, SupportSource } from './core/bridge.ts';
export { connect, createBridge } from './core/connect.ts';
export type { AppInfo, HostInfo, HostName, Phone, Platform } from './core/host-info.ts';
export type { BridgeOptions, Clock, JournalStore, Limits, LogEntry, Signature, SignRequest } from './core/options.ts';
export { compareVersions } from './core/versions.ts';
export {
  type Call,
  type Check,
  call,
  type Event,
  event,
  type ParamsOf,
  type PayloadOf,
  type ResultOf,
} from './define.ts';
export { BridgeError, type BridgeErrorCode, isBridgeError } from './errors.ts';
export type { HostHints } from './hosts/hints.ts';
export { detectHost } from './hosts/index.ts';
export { supportsOn } from './hosts/support.ts';
