/** Rejects a caller that aborts its signal while it waits for a shared answer. */
import { endpointName } from './address.ts';
import type { Call } from './call.ts';
import { ApiError } from './errors.ts';

export function assertNotAborted({ endpoint, options: { signal } }: Call): void {
  if (signal?.aborted) throw new ApiError('ABORTED', endpointName(endpoint));
}

/** Returns the answer, or rejects with `ABORTED` as soon as this caller aborts. The request continues for the other callers. */
export async function orAborted<T>(answer: Promise<T>, call: Call): Promise<T> {
  const { signal } = call.options;
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new ApiError('ABORTED', endpointName(call.endpoint))), {
      once: true,
    }),
  );
  const result = await Promise.race([answer, aborted]);
  assertNotAborted(call);
  return result;
}
