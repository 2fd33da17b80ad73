/** In a page that has the SDK and nothing else: one bridge, and what a test asks of it, as plain data. */
import { createBridge, isBridgeError, type ParamsOf, paySeq } from '@sdhealth/bridge-sdk';

export type Word = { readonly outcome: string } | { readonly code: string; readonly mayHaveHappened: boolean };

const bridge = createBridge();

/** Resolves at a moment all tabs of a machine agree on (milliseconds since 1970), to a millisecond where the machine is not busy. */
const moment = async (at: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now() - 20));
  while (Date.now() < at);
};

/** How the call ended; never rejects but for what is no `BridgeError`. */
export async function payAt(at: number, params: ParamsOf<typeof paySeq>): Promise<Word> {
  await moment(at);
  try {
    const { outcome } = await bridge.call(paySeq, params);
    return { outcome };
  } catch (error) {
    if (!isBridgeError(error)) throw error;
    return { code: error.code, mayHaveHappened: error.mayHaveHappened };
  }
}

export const opened = (): Promise<void> => bridge.opened;

export const pending = (): string[] => bridge.pending().map(({ method, key, state }) => `${method} ${key} ${state}`);

export function settle(): void {
  for (const operation of bridge.pending()) operation.settle();
}
