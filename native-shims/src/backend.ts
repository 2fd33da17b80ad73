import { isObject, textOf } from './json.ts';
import type { Traffic } from './traffic.ts';

export type PaymentResult = 'paid' | 'declined';

/** The servers that a host talks to by itself: the bank behind the cashier, and the account behind the app's login. */
export interface Backend {
  /** Rejects when the bank cannot be reached: then nobody knows whether it was paid. */
  settle(paySeq: string, result: PaymentResult): Promise<void>;
  logIn(): Promise<string>;
}

export interface BackendOptions {
  /** Origin of the backend; default the page's own. */
  backend?: string | undefined;
  /** Name of the backend's world; default whatever the page's own requests carry. */
  world?: string | undefined;
  settle?: Backend['settle'] | undefined;
  logIn?: Backend['logIn'] | undefined;
}

/** The account that the embedded backend knows. */
const ACCOUNT = { mobile: '13800138000', verifyCode: '246810' };

export function createBackend(window: Window & typeof globalThis, traffic: Traffic, options: BackendOptions): Backend {
  const post = async (path: string, body: BodyInit, type: string): Promise<unknown> => {
    const headers = { 'content-type': type, ...(options.world ? { 'x-fixture-world': options.world } : {}) };
    // A host's own requests share no cookies with its web view.
    const credentials = 'omit';
    const url = new URL(path, options.backend ?? window.location.origin);
    const response = await window.fetch(url, { method: 'POST', headers, body, credentials });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };

  const settle: Backend['settle'] = async (paySeq, result) => {
    await post('/__fixtures/pay', JSON.stringify({ paySeq, result }), 'application/json');
  };
  const logIn: Backend['logIn'] = async () => {
    const type = 'application/x-www-form-urlencoded';
    const answer = await post('/api/account/login/mobile-login', new URLSearchParams(ACCOUNT).toString(), type);
    const data = isObject(answer) && isObject(answer.data) ? answer.data : {};
    const token = textOf(data, 'token') || textOf(data, 'accessToken');
    if (!token) throw new Error('the login brought no token');
    return token;
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
    logIn: options.logIn ?? logIn,
  };
}
