/** Implements a page with only the SDK: a bridge, and functions that return plain data to a test. */
import { createBridge, isBridgeError, type ParamsOf, paySeq, pending as pendingOf } from '@sdhealth/bridge-sdk';

export type Word = { readonly outcome: string } | { readonly code: string; readonly mayHaveHappened: boolean };

const bridge = createBridge();

/** Resolves at the given time in all tabs (milliseconds since 1970). Without other load the tabs differ by less than a millisecond. */
const waitUntilTime = async (time: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, time - Date.now() - 20));
  while (Date.now() < time);
};

/** Resolves to the end of the call. Rejects only with an error other than `BridgeError`. */
export async function payAt(time: number, params: ParamsOf<typeof paySeq>): Promise<Word> {
  await waitUntilTime(time);
  try {
    const { outcome } = await bridge.call(paySeq, params);
    return { outcome };
  } catch (error) {
    if (!isBridgeError(error)) throw error;
    return { code: error.code, mayHaveHappened: error.mayHaveHappened };
  }
}

export const opened = (): Promise<void> => bridge.opened;

export const pending = (): string[] => pendingOf(bridge).map(({ method, key, state }) => `${method} ${key} ${state}`);

export function settle(): void {
  for (const operation of pendingOf(bridge)) operation.settle();
}
