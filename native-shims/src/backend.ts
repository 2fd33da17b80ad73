import type { Traffic } from './traffic.ts';

export type PaymentResult = 'paid' | 'declined';

/** The servers that a host talks to by itself: the bank behind the cashier, and the account behind the app's login. */
export interface Backend {
  /** Rejects when the bank cannot be reached: then nobody knows whether it was paid. */
  settle(paySeq: string, result: PaymentResult): Promise<void>;
  logIn(): Promise<string>;
}

export interface BackendOptions {
  /** Origin of the backend; default the page's own where a sandbox is named, else none. */
  backend?: string | undefined;
  /** Name of the backend's sandbox; default none. */
  sandbox?: string | undefined;
  /** Header that names the sandbox. Default: nothing names it. */
  sandboxHeader?: string | undefined;
  settle?: Backend['settle'] | undefined;
  logIn?: Backend['logIn'] | undefined;
}

/** The account that the embedded backend knows, vouched for by the app: any newer number is a newer session. */
const vouchedToken = () => `native-13800138000-${Date.now()}`;

/** The sender of the requests: a page's window, or a program of its own. */
export interface Requester {
  readonly fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

export function createBackend(requester: Requester, traffic: Traffic, options: BackendOptions): Backend {
  const settle: Backend['settle'] = async (paySeq, result) => {
    if (!options.backend && !options.sandbox) return;
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

  return {
    async settle(paySeq, result) {
      const entry = { direction: 'host-only', channel: 'bank', name: result, body: { paySeq } } as const;
      try {
        await (options.settle ?? settle)(paySeq, result);
        traffic.add(entry);
      } catch (error) {
        traffic.add({ ...entry, note: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
    logIn: options.logIn ?? (async () => vouchedToken()),
  };
}
