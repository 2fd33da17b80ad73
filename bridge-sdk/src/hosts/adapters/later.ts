/** Makes handlers whose code loads with the first call. Unsuitable for calls that need user activation (a recent tap). */
import { BridgeError, isBridgeError } from '../../errors.ts';
import type { Handlers } from '../host.ts';

type Named<Name extends keyof Handlers> = { readonly [N in Name]: NonNullable<Handlers[N]> };

/** Returns the handlers. After a failed `load` the next call retries it. */
export function later<Name extends keyof Handlers>(
  load: () => Promise<Named<Name>>,
  ...names: readonly Name[]
): Named<Name> {
  let loading: Promise<Named<Name>> | undefined;
  const call =
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
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Named<Name>;
}
