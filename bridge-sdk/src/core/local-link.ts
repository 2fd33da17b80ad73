/** A link whose other end is functions in this page: web standards, a vendor's SDK, the page's own fallbacks. */
import type * as contract from '../contract/index.ts';
import type { Call, ParamsOf, ResultOf } from '../define.ts';
import { BridgeError, isBridgeError } from '../errors.ts';
import type { Link, LinkContext } from './link.ts';
import type { Request } from './message.ts';
import { own } from './own.ts';

export type ContractCalls = {
  [Row in (typeof contract)[keyof typeof contract] as Row extends Call<infer Name, never, unknown> ? Name : never]: Row;
};

/** One function per call this host does itself. A throw of anything but a `BridgeError` is FAILED. */
export type Handlers = {
  readonly [Name in keyof ContractCalls]?: (
    params: ParamsOf<ContractCalls[Name]>,
    signal: AbortSignal,
  ) => ResultOf<ContractCalls[Name]> | Promise<ResultOf<ContractCalls[Name]>>;
};

type AnyHandler = (params: unknown, signal: AbortSignal) => unknown;

export interface LocalLink extends Link {
  /** True for a request that is not answered yet. */
  isRunning(id: unknown): boolean;
}

export function localLink(handlers: Readonly<Record<string, unknown>>, { take }: Pick<LinkContext, 'take'>): LocalLink {
  const running = new Map<unknown, AbortController>();
  const run = async ({ id, params }: Request, handler: AnyHandler) => {
    const controller = new AbortController();
    running.set(id, controller);
    take({ method: '$/accepted', params: { id } });
    let answer: object;
    try {
      answer = { id, result: await handler(params, controller.signal) };
    } catch (error) {
      const { code, needs, message = String(error) } = Object(error);
      answer = { id, error: { message, ...(isBridgeError(error) && { data: { code, needs } }) } };
    }
    if (running.delete(id)) take(answer);
  };
  const stop = (controller: AbortController | undefined, id: unknown) => {
    running.delete(id);
    if (controller) controller.abort();
  };
  return {
    post(message) {
      if (!('method' in message)) return;
      const { method, params } = message;
      if (!('id' in message)) {
        const { id } = Object(params);
        return stop(running.get(id), id);
      }
      const handler = own(handlers, method) as AnyHandler | undefined;
      if (!handler) throw new BridgeError('UNSUPPORTED', method, { method });
      void run(message, handler);
    },
    close: () => running.forEach(stop),
    isRunning: (id) => running.has(id),
  };
}
