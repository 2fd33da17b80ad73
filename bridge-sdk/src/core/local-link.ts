/** A link whose other end is functions in this page: web standards, a vendor's SDK, the page's own fallbacks. */
import type * as contract from '../contract/index.ts';
import type { Call, ParamsOf, ResultOf } from '../define.ts';
import { BridgeError, isBridgeError } from '../errors.ts';
import type { Link, Sink } from './link.ts';
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

export function localLink(handlers: Readonly<Record<string, unknown>>, sink: Sink, close: () => void = () => {}): Link {
  const running = new Map<string, AbortController>();
  const handlerOf = (method: string) => own(handlers, method) as AnyHandler | undefined;
  return {
    send({ id, method, params }) {
      const handler = handlerOf(method);
      if (!handler) throw new BridgeError('UNSUPPORTED', method, { method });
      const controller = new AbortController();
      running.set(id, controller);
      sink.accepted(id);
      const done = async () => {
        try {
          const result = await handler(params, controller.signal);
          if (running.delete(id)) sink.resolved(id, result);
        } catch (error) {
          if (running.delete(id)) sink.failed(id, wireErrorOf(error));
        }
      };
      void done();
    },
    cancel(id) {
      running.get(id)?.abort();
      running.delete(id);
    },
    answer() {},
    close() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      close();
    },
  };
}

const WIRE: Readonly<Record<string, number>> = { CANCELLED: 3, UNSUPPORTED: 4 };

function wireErrorOf(error: unknown) {
  if (!isBridgeError(error)) return { code: 0, message: error instanceof Error ? error.message : String(error) };
  const { code, needs, message } = error;
  return {
    code: WIRE[code] ?? 0,
    message: message.replace(/^[A-Z_]+(: |$)/, ''),
    data: { code, ...(needs === undefined ? {} : { needs }) },
  };
}
