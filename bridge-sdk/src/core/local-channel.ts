/** Opens a channel to functions in this page: web standards, a vendor's SDK, the fallbacks of the page. */
import { BridgeError, isBridgeError } from '../errors.ts';
import type { HandlersOf, WebMethods } from '../hosts/host.ts';
import { ownValue } from './own-value.ts';
import type { Channel, ChannelContext, OpenChannel } from './types.ts';
import type { Request } from './wire.ts';

type AnyHandler = (params: unknown, signal: AbortSignal) => unknown;

export interface LocalChannel extends Channel {
  /** Returns true for a request that is not answered yet. */
  isRunning(id: unknown): boolean;
}

export function localChannel(
  handlers: Readonly<Record<string, unknown>>,
  { receive }: Pick<ChannelContext, 'receive'>,
): LocalChannel {
  const running = new Map<unknown, AbortController>();
  const run = async ({ id, params }: Request, handler: AnyHandler) => {
    const controller = new AbortController();
    running.set(id, controller);
    receive({ method: '$/accepted', params: { id } });
    let answer: object;
    try {
      answer = { id, result: await handler(params, controller.signal) };
    } catch (error) {
      const { code, needs, path, mayHaveHappened, message = String(error), cause } = Object(error);
      answer = isBridgeError(error)
        ? // `mayHaveHappened` is false by default. Omit it then, so that the error's code decides.
          { id, error: { message, cause, data: { code, needs, path, mayHaveHappened: mayHaveHappened || undefined } } }
        : { id, error: { message, cause: error } };
    }
    if (running.delete(id)) receive(answer);
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
      const handler = ownValue(handlers, method) as AnyHandler | undefined;
      if (!handler) throw new BridgeError('UNSUPPORTED', method, { method });
      void run(message, handler);
    },
    close: () => running.forEach(stop),
    isRunning: (id) => running.has(id),
  };
}

/** Turns each handler that its host does not promise into a type error. */
type NoSurplus<Methods, H> = { readonly [Name in Exclude<keyof H, keyof Methods>]: never };

/** Opens a web host by its handlers. A missing or surplus handler for `Methods`, the promised calls, does not compile. */
export const openLocal =
  <Methods extends WebMethods, H extends HandlersOf<Methods> & NoSurplus<Methods, H>>(
    handlers: (context: ChannelContext) => H,
  ): OpenChannel =>
  async (context) =>
    localChannel(handlers(context), context);
