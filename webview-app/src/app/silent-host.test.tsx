/** Tests B05 (`docs/faults.md`): with a failing host the page offers a login by phone number within 3.5 s. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sdhealthHost');
});

/** A page that needs a login. */
const PAGE = PERSONAL_PAGE.path;
const PAGE_TEXT = PERSONAL_PAGE.text;
const FAILURE_TEXT = 'The login did not go through';

/** Installs an Android app that handles each message with a function. */
function installApp(answer: (send: (text: string) => void, text: string) => void): void {
  installHost('android-app', { handshake: false });
  const host = {
    onmessage: null as ((event: { data: string }) => void) | null,
    postMessage: (text: string) => answer((data) => host.onmessage?.({ data }), text),
  };
  Object.assign(globalThis, { sdhealthHost: host });
}

/** Opens the page. The clock stands still until the page has rendered. */
async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const browser = newBrowser();
  const app = await browser.open(PAGE);
  await settle();
  return { browser, ...app };
}

/** Lets pending work finish without advancing the clock. */
async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
async function advance(ms: number): Promise<void> {
  for (let remaining = ms; remaining > 0; remaining -= 50) await vi.advanceTimersByTimeAsync(Math.min(50, remaining));
  await settle();
}

/** The option for a host whose login sends no event. */
const NO_LOGIN_EVENT = { loginSays: 'nothing' } as const;
const hosts: Record<string, () => void> = {
  'is silent': () => installApp(() => undefined),
  'answers garbage to everything': () => installApp((send, text) => send(text.slice(0, 9))),
  'sends every message back': () => installApp((send, text) => send(text)),
  'answers other calls than ours': () =>
    installApp((send) => send('{"jsonrpc":"2.0","id":"1790000000.1","result":{"token":"t"}}')),
  'accepts every call and answers none': () =>
    void installHost('android-app', { ...NO_LOGIN_EVENT, handshake: false, faults: { '*': { kind: 'drop' } } }),
  'accepts every call and answers garbage': () =>
    void installHost('ios-app', { ...NO_LOGIN_EVENT, handshake: false, faults: { '*': { kind: 'garbage' } } }),
  'shakes hands and answers nothing more': () =>
    void installHost('ios-app', { ...NO_LOGIN_EVENT, faults: { '*': { kind: 'drop' } } }),
};

describe.each(Object.entries(hosts))('a host that %s', (_, installFailingHost) => {
  test('B05: a page when it needs a login of a failing host: offers a login by number within 3.5 s', async () => {
    installFailingHost();
    await open();
    await advance(3_000);
    expect(sees(FAILURE_TEXT)).toBe(false);
    await advance(500);
    expect(sees(FAILURE_TEXT)).toBe(true);
    // The message stays after all other deadlines.
    await advance(7_000);
    expect(sees(FAILURE_TEXT)).toBe(true);
    await press('Log in with my number');
    await settle();
    expect(sees('Verify your phone number')).toBe(true);
  });
});

test('a silent host when the person retries: fails again after the same time', async () => {
  installApp(() => undefined);
  await open();
  await advance(3_500);
  await press('Try again');
  await settle();
  expect(sees(FAILURE_TEXT)).toBe(false);
  await advance(3_500);
  expect(sees(FAILURE_TEXT)).toBe(true);
});

test('a silent host when it reports a session later: opens the page', async () => {
  const host = installHost('android-app', {
    handshake: false,
    token: 'app-1',
    faults: { refreshToken: { kind: 'late', ms: 4_000 } },
  });
  await open();
  await advance(3_500);
  expect(sees(FAILURE_TEXT)).toBe(true);
  await advance(4_500);
  vi.useRealTimers();
  await see(PAGE_TEXT);
  expect(host.traffic.filter(({ name }) => name === 'refreshToken')).not.toEqual([]);
});

test('a page when only the account service is slow: does not ask for a login', async () => {
  installHost('android-app', { token: 'app-1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const browser = newBrowser();
  const release = browser.hold('/api/sdb/grow/user/account-user-info');
  await browser.open(PAGE);
  await settle();
  await advance(5_000);
  expect(sees(FAILURE_TEXT)).toBe(false);
  release();
  vi.useRealTimers();
  await see(PAGE_TEXT);
  await soon(() => expect(sees(FAILURE_TEXT)).toBe(false));
});
