/** Declares the handlers by which a tester sets a host's answers. */
import type { ParamsOf, ResultOf } from '@sdhealth/bridge-sdk';
import type { JsonObject } from '../json.ts';
import type { ContractMethods, MethodName } from '../native/contract.ts';
import type { ClientFunction } from '../wechat-bridge/names.ts';

/**
 * Answers a method of a host. `next` resolves to the shim's own answer, for the received params or for others. It rejects with a
 * `Refusal` if the shim refuses. To refuse, throw a `Refusal` or the SDK's `BridgeError`. A handler may be async.
 */
export type Handler<Params, Result> = (
  params: Params,
  next: (params?: Params) => Promise<Result>,
) => Result | Promise<Result>;

/** Answers a method of the contract in the provider's apps. The contract types it. */
export type ContractHandler<Name extends MethodName> = Handler<
  ParamsOf<ContractMethods[Name]>,
  ResultOf<ContractMethods[Name]>
>;

/** The answer of a WeChat or WeCom client. `err_msg` is always present, for example `scanQRCode:ok`. */
export type ClientResult = { err_msg: string } & JsonObject;

/** Answers a function of the WeChat or WeCom clients, by its low-level name. */
export type ClientHandler = Handler<JsonObject, ClientResult>;

/**
 * Answers a method of the tester's own. Its params may have their own type. `next` rejects like a host that does not know the method.
 * Returns the answer, or a promise of it.
 */
export type OwnHandler = {
  answer(params: JsonObject, next: (params?: unknown) => Promise<unknown>): unknown;
}['answer'];

/**
 * The tester's answers by name: methods of the contract for the own apps, low-level functions for WeChat, mini-program and WeCom. A host
 * ignores names of other hosts, so one table may serve all.
 */
export type Methods = { readonly [Name in MethodName]?: ContractHandler<Name> } & {
  readonly [Name in ClientFunction]?: ClientHandler;
};

/** The handler of one method. */
export type MethodHandler<Name extends keyof Methods> = NonNullable<Methods[Name]>;
