import type { Traffic } from './traffic.ts';

/** The result of a payment at the bank. */
export type PaymentResult = 'paid' | 'declined';

/** The servers that a host itself calls: the bank of the cashier, and the account service of the app's login. */
export interface Backend {
  /**
   * Reports the result of a payment to the bank, and records it in the traffic (`bank`). Rejects if the bank is unreachable, because the
   * payment's outcome is then unknown. Without a bank it resolves, and a note in the traffic says that no bank was informed.
   */
  settle(paySeq: string, result: PaymentResult): Promise<void>;
  /** Logs in to the app. Resolves to the token of the new session. */
  logIn(): Promise<string>;
}

/** @internal */
export interface BackendOptions {
  /** Origin of the backend. Default: the page's origin if a sandbox is named, else none. */
  backend?: string | undefined;
  /** Name of the backend's sandbox. Default none. */
  sandbox?: string | undefined;
  /** Header that names the sandbox. Default: requests name no sandbox. */
  sandboxHeader?: string | undefined;
  settle?: Backend['settle'] | undefined;
  logIn?: Backend['logIn'] | undefined;
}

/** The note in the traffic for a payment whose result was reported to no bank. */
const NO_BANK = 'no bank was told: give `settle`, `backend` or `sandbox`';

/** Creates a session token that the embedded backend accepts from an app. A later time makes a newer session. */
const createAppToken = () => `native-13800138000-${Date.now()}`;

/**
 * The sender of the requests: a page's window, or a separate program.
 * @internal
 */
export interface Requester {
  readonly fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

/** @internal */
export function createBackend(requester: Requester, traffic: Traffic, options: BackendOptions): Backend {
  const settle: Backend['settle'] = async (paySeq, result) => {
    const sandbox = options.sandbox && options.sandboxHeader ? { [options.sandboxHeader]: options.sandbox } : {};
    const response = await requester.fetch(new URL('/__fixtures/pay', options.backend ?? requester.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sandbox },
      body: JSON.stringify({ paySeq, result }),
      // A host's own requests share no cookies with its web view.
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`the bank answered ${response.status}`);
  };

  const settleAtBank = options.settle ?? (options.backend || options.sandbox ? settle : undefined);

  return {
    async settle(paySeq, result) {
      const entry = { direction: 'host-only', channel: 'bank', name: result, body: { paySeq } } as const;
      try {
        await settleAtBank?.(paySeq, result);
        traffic.add(settleAtBank ? entry : { ...entry, note: NO_BANK });
      } catch (error) {
        traffic.add({ ...entry, note: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
    logIn: options.logIn ?? (async () => createAppToken()),
  };
}
