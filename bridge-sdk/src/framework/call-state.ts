/** The state of the calls that a component makes, for the hooks of React and of Vue. */

import type { CallOptions } from '../core/data-types.ts';
import type { Bridge, HostMethod } from '../core/types.ts';
import type { BridgeError } from '../errors.ts';

/** The newest call of a component: not made yet, under way, or ended. */
export type CallState<Result> =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: BridgeError };

/** Makes a call. Resolves to its result, or to `undefined` where it failed: the state has the error. Never rejects. */
export type Run<Params, Result> = (params: Params, options?: CallOptions) => Promise<Result | undefined>;

/** Returns a function that makes calls and tells each state of the newest one; what an older call ends with is told to its caller alone. */
export function trackCalls<Params, Result>(
  bridge: Bridge,
  method: HostMethod<string, Params, Result>,
  changed: (state: CallState<Result>) => void,
): Run<Params, Result> {
  let newest = 0;
  return async (params, options) => {
    const mine = ++newest;
    const tell = (state: CallState<Result>) => mine === newest && changed(state);
    tell({ status: 'running' });
    try {
      const result = await bridge.call(method, params, options);
      tell({ status: 'done', result });
      return result;
    } catch (error) {
      // A bridge rejects with nothing else.
      tell({ status: 'failed', error: error as BridgeError });
      return undefined;
    }
  };
}
