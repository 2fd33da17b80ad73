/** Creates handlers whose code loads with the first call. Unsuitable for calls that need user activation (a recent tap). */
import { BridgeError, isBridgeError } from '../../errors.ts';
import type { Handlers } from '../host.ts';

type HandlersNamed<Name extends keyof Handlers> = { readonly [N in Name]: NonNullable<Handlers[N]> };

/** Returns the handlers. After a failed `load` the next call retries it. */
export function lazyHandlers<Name extends keyof Handlers>(
  load: () => Promise<HandlersNamed<Name>>,
  ...names: readonly Name[]
): HandlersNamed<Name> {
  let loading: Promise<HandlersNamed<Name>> | undefined;
  const handlerOf =
    (name: Name) =>
    async (params: never, signal: AbortSignal): Promise<unknown> => {
      loading =
        loading ||
        load().catch((cause: unknown) => {
          loading = undefined;
          if (isBridgeError(cause)) throw cause;
          // No message was sent yet.
          throw new BridgeError('HOST_GONE', String(cause), { cause });
        });
      return (await loading)[name](params, signal);
    };
  return Object.fromEntries(names.map((name) => [name, handlerOf(name)])) as HandlersNamed<Name>;
}
