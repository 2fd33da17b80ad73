/** Tracks the state of a component's calls, for the hooks of React and Vue. */

import type { CallOptions } from '../core/data-types.ts';
import type { Bridge, HostMethod } from '../core/types.ts';
import type { BridgeError } from '../errors.ts';

/** The state of a component's latest call. `idle` means that none was made. */
export type CallState<Result> =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: BridgeError };

/** Makes a call. Resolves to its result, or to `undefined` if it failed. The state has the error. Never rejects. */
export type Run<Params, Result> = (params: Params, options?: CallOptions) => Promise<Result | undefined>;

/** Returns a function that makes calls and reports the state of the latest one. An earlier call still resolves for its caller. */
export function trackCalls<Params, Result>(
  bridge: Bridge,
  method: HostMethod<string, Params, Result>,
  changed: (state: CallState<Result>) => void,
): Run<Params, Result> {
  let latestNumber = 0;
  return async (params, options) => {
    const callNumber = ++latestNumber;
    const report = (state: CallState<Result>) => callNumber === latestNumber && changed(state);
    report({ status: 'running' });
    try {
      const result = await bridge.call(method, params, options);
      report({ status: 'done', result });
      return result;
    } catch (error) {
      // A bridge rejects with `BridgeError` only.
      report({ status: 'failed', error: error as BridgeError });
      return undefined;
    }
  };
}
