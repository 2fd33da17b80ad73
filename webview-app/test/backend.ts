/** Serves the embedded backend by `fetch` to a component outside the app, in English. */
import { createBackend } from '@sdhealth/fixtures';
import { vi } from 'vitest';
import { loginByMobile, sendCode } from '../src/api/login.ts';
import { configureClient, request } from '../src/client/request.ts';

export interface Backend {
  /** The requests so far. */
  readonly calls: readonly { readonly path: string; readonly body: string }[];
  /** Sets faults or other controls of the backend. */
  control(path: string, body: unknown): Promise<void>;
}

/** Installs the backend until the globals are unstubbed. `now` is its clock, by default the machine's. */
export function backend(now?: () => number): Backend {
  const app = createBackend(now ? { now } : {});
  const calls: { path: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    calls.push({ path: url.pathname, body: String(init?.body ?? '') });
    return app.request(url.href, init);
  });
  configureClient({ language: () => 'en' });
  return {
    calls,
    async control(path, body) {
      const headers = { 'content-type': 'application/json' };
      await app.request(path, { method: 'POST', body: JSON.stringify(body), headers });
    },
  };
}

/** Logs the sample account in. Later calls carry its token. */
export async function logIn(): Promise<void> {
  const mobile = '13800138000';
  const key = 'sdhealth-h5';
  await request(sendCode, { body: { mobile, key } });
  const origin = { thirdType: 1, appKey: 51, biz: 'health', bizType: 15, allowWechatMiniProgram: true };
  const { token } = await request(loginByMobile, { body: { mobile, verifyCode: '246810', key, ...origin } });
  configureClient({ language: () => 'en', token: () => token });
}
