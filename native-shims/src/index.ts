/** Exports the six hosts, imitated at the wire. */
export { HOST_CODES, type HostCode, Refusal, type RefusalDetail, refusal } from './answers/refusal.ts';
export type {
  ClientHandler,
  ClientResult,
  ContractHandler,
  Handler,
  MethodHandler,
  Methods,
  OwnHandler,
} from './answers/types.ts';
export type { Backend, PaymentResult } from './backend.ts';
export {
  drop,
  duplicate,
  type Fault,
  garbage,
  type HeldCall,
  hold,
  instead,
  kill,
  late,
  type Release,
  silent,
  unknownId,
  wrongShape,
} from './faults.ts';
export { HOST_NAMES } from './hosts/index.ts';
export { type InstalledHost, installHost } from './install.ts';
export type { JsonObject } from './json.ts';
export { type HostMemory, type HostState, shortMemory } from './memory.ts';
export type {
  CallContext,
  ContractEvents,
  ContractMethods,
  EventName,
  HostMethods,
  MethodName,
} from './native/contract.ts';
export type { AppName, BridgeTiming, HostOption, HostOptions, HostSetup, OwnApp } from './options.ts';
export { type OwnContract, ownContract } from './own-contract.ts';
export type { PhoneOs } from './phones.ts';
export { TICKETS, type Tickets } from './tickets.ts';
export { type Channel, type TrafficEntry, trafficLines } from './traffic.ts';
export type { UserAnswer, UserAnswers, UserMatter, UserOptions, UserSetup } from './user.ts';
export { phoneOf, type UserAgentRequest, userAgent } from './user-agents.ts';
export { CLIENT_EVENTS, CLIENT_FUNCTIONS, type ClientFunction } from './wechat-bridge/names.ts';
export { type Signed, signatureOf } from './wechat-bridge/signature.ts';
