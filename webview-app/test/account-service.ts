/** Loads pages whose account service answers only when a test says so. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { type HostOptions, replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, vi } from 'vitest';
import { account } from './account.ts';
import { newPageLoad } from './page-load.ts';

/** Lists functions that end the open page loads. */
const pageEnds: (() => void)[] = [];
afterEach(() => {
  endPages();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['adminToken', 'adminUserId']) Object.assign(document, { cookie: `${name}=; Max-Age=0; path=/` });
});

/** Opens a page load. The account service waits for the test, and a token `<person>-<number>` belongs to that person. */
export async function open(host: HostName, hostToken = 'a-1', options: HostOptions = {}) {
  const pendingCalls: {
    path: string;
    token: string;
    answer(data: unknown): void;
    refuse(code: number): void;
    fail(): void;
  }[] = [];
  newPageLoad();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const path = new URL(String(address), 'http://localhost').pathname.split('/').at(-1) ?? '';
    const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? '';
    return new Promise<Response>((resolve, reject) => {
      const answer = (data: unknown) => resolve(Response.json({ code: 0, data, msg: '' }));
      const refuse = (code: number) => resolve(Response.json({ code, data: null, msg: `refused with ${code}` }));
      pendingCalls.push({ path, token, answer, refuse, fail: () => reject(new TypeError('reset')) });
    });
  });
  const installed = replaceHost(host, { token: hostToken, ...options });
  const { bridge } = await import('../src/platform/bridge.ts');
  const flow = await import('../src/flows/session.ts');
  const store = await import('../src/store/session.ts');
  const { storedAnswersOwner } = await import('../src/flows/stored-answers.ts');
  const { configureClient } = await import('../src/client/request.ts');
  /** Records the client's messages, refreshes and logins. */
  const clientActions: string[] = [];
  const recordAction = (name: string) => async () => {
    clientActions.push(name);
    return false;
  };
  configureClient({
    token: store.sessionToken,
    language: () => 'en',
    notify: (message) => clientActions.push(message),
    refreshToken: recordAction('refresh'),
    requireLogin: recordAction('login'),
  });
  pageEnds.push(() => bridge.dispose());
  await bridge.opened;
  const pendingCall = (path: string, token?: string) =>
    vi.waitFor(() => {
      const index = pendingCalls.findIndex(
        (item) => item.path === path && (token === undefined || item.token === token),
      );
      const [match] = index < 0 ? [] : pendingCalls.splice(index, 1);
      if (!match) throw new Error(`${path} was not requested`);
      return match;
    });
  const person = () => ({
    name: store.session.account?.nickname,
    token: store.sessionToken(),
    status: store.session.status,
  });
  return { ...flow, ...store, storedAnswersOwner, installed, call: pendingCall, person, pendingCalls, clientActions };
}

/** Names the call that returns a token's account. */
export const INFO = 'account-user-info';

/** Ends the page loads of a test that opens several. */
export function endPages(): void {
  for (const end of pageEnds.splice(0)) end();
}

/** Logs person A out without a network. The next page load then owes the service this logout. */
export async function logOutOffline() {
  const { beginSession, leaveSession, call } = await open('browser');
  beginSession('a-1', account('a'));
  const leaving = leaveSession();
  (await call('logout', 'a-1')).fail();
  await leaving;
}

/** Returns the calls requested so far, except reports. No call may wait for a timer first. */
export async function requestedPaths({
  pendingCalls,
}: {
  pendingCalls: readonly { path: string }[];
}): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return pendingCalls.map(({ path }) => path).filter((path) => path !== 'febot-notice');
}
