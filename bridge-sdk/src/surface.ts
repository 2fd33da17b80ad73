/** Exports the public surface except the contract's rows, in reading order. The development build exports the same. */
export {
  isAppAddress,
  isFileAddress,
  isOwnAddress,
  isPageAddress,
  isPictureAddress,
  isReturnAddress,
  isWebAddress,
} from './core/address.ts';
export { connect, createBridge } from './core/connect.ts';
export type {
  AppInfo,
  BridgeHealth,
  CallOptions,
  Clock,
  DropReason,
  HostInfo,
  HostName,
  JournalStore,
  Limits,
  LogEntry,
  OperationState,
  PendingOperation,
  Signature,
  SignRequest,
  Support,
  SupportSource,
} from './core/data-types.ts';
export type { Growing } from './core/growing.ts';
export { pending } from './core/journal.ts';
export { Phone, Platform } from './core/platform.ts';
export { PROTOCOL_VERSION, SDK_VERSION } from './core/protocol.ts';
export type {
  Bridge,
  BridgeOptions,
  Check,
  CheckOf,
  HostEvent,
  HostMethod,
  ParamsOf,
  PayloadOf,
  Recorder,
  ResultOf,
  SingleFlight,
} from './core/types.ts';
export { compareVersions } from './core/versions.ts';
export { type EventSpec, hostEvent, hostMethod, type MethodSpec } from './define.ts';
export { BridgeError, type BridgeErrorCode, type BridgeErrorDetail, isBridgeError } from './errors.ts';
export type { HostHints } from './hosts/hints.ts';
export { detectHost } from './hosts/index.ts';
export { type AskedMethod, supportsOn } from './hosts/support.ts';
export { hasHostTitleBar } from './hosts/title-bar.ts';
export { type SchemaIssue, type StandardSchema, schemaCheck } from './schema.ts';
