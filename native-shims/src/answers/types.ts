/** The handlers by which a tester says what a host answers. */
import type { ParamsOf, ResultOf } from '@sdhealth/bridge-sdk';
import type { JsonObject } from '../json.ts';
import type { ContractMethods, MethodName } from '../native/contract.ts';
import type { ClientFunction } from '../wechat-bridge/names.ts';

/**
 * Answers a method of a host. `next` gives the answer that the shim has by itself, for the params that came or for others; it rejects
 * with a `Refusal` where the shim refuses. A handler may be async, and throws a `Refusal` or the SDK's `BridgeError` to refuse.
 */
export type Handler<Params, Result> = (
  params: Params,
  next: (params?: Params) => Promise<Result>,
) => Result | Promise<Result>;

/** Answers a method of the contract in the provider's apps, typed by the contract. */
export type ContractHandler<Name extends MethodName> = Handler<
  ParamsOf<ContractMethods[Name]>,
  ResultOf<ContractMethods[Name]>
>;

/** The answer of a WeChat or WeCom client: always with its own text, for instance `scanQRCode:ok`, and what else it has to say. */
export type ClientResult = { err_msg: string } & JsonObject;

/** Answers a function of the WeChat or WeCom clients, by its low-level name. */
export type ClientHandler = Handler<JsonObject, ClientResult>;

/**
 * Answers a method of the tester's own, whose params may be given a type of their own; `next` refuses as a host does that has never heard
 * of the method. Returns the answer, or a promise of it.
 */
export type OwnHandler = {
  answer(params: JsonObject, next: (params?: unknown) => Promise<unknown>): unknown;
}['answer'];

/**
 * The tester's answers by name: methods of the contract for the own apps, low-level functions for WeChat, mini-program and WeCom. One
 * table may serve all hosts: a host takes what it has.
 */
export type Methods = { readonly [Name in MethodName]?: ContractHandler<Name> } & {
  readonly [Name in ClientFunction]?: ClientHandler;
};

/** The handler of one method. */
export type MethodHandler<Name extends keyof Methods> = NonNullable<Methods[Name]>;
