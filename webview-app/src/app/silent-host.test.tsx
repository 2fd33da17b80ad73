/** Tests B05: with a silent or garbling host the page says within 3.5 s how a person can go on. */
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
const MINE = PERSONAL_PAGE.path;
const SHOWN = PERSONAL_PAGE.shown;
const UNFINISHED = 'The login did not go through';

/** Installs an Android app whose channel passes each message to a function. */
function putApp(answer: (send: (text: string) => void, text: string) => void): void {
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
  const app = await browser.open(MINE);
  await drawn();
  return { browser, ...app };
}

/** Lets pending work finish without advancing the clock. */
async function drawn(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
async function pass(ms: number): Promise<void> {
  for (let remaining = ms; remaining > 0; remaining -= 50) await vi.advanceTimersByTimeAsync(Math.min(50, remaining));
  await drawn();
}

/** A login that sends no event. */
const UNTOLD = { loginSays: 'nothing' } as const;
const hosts: Record<string, () => void> = {
  'is silent': () => putApp(() => undefined),
  'answers garbage to everything': () => putApp((send, text) => send(text.slice(0, 9))),
  'sends every message back': () => putApp((send, text) => send(text)),
  'answers other calls than ours': () =>
    putApp((send) => send('{"jsonrpc":"2.0","id":"1790000000.1","result":{"token":"t"}}')),
  'accepts every call and answers none': () =>
    void installHost('android-app', { ...UNTOLD, handshake: false, faults: { '*': { kind: 'drop' } } }),
  'accepts every call and answers garbage': () =>
    void installHost('ios-app', { ...UNTOLD, handshake: false, faults: { '*': { kind: 'garbage' } } }),
  'shakes hands and answers nothing more': () =>
    void installHost('ios-app', { ...UNTOLD, faults: { '*': { kind: 'drop' } } }),
};

describe.each(Object.entries(hosts))('a host that %s', (_, put) => {
  test('B05: a page when it needs a login of a failing host: offers a login by number within 3.5 s', async () => {
    put();
    await open();
    await pass(3_000);
    expect(sees(UNFINISHED)).toBe(false);
    await pass(500);
    expect(sees(UNFINISHED)).toBe(true);
    // The message stays after all other deadlines.
    await pass(7_000);
    expect(sees(UNFINISHED)).toBe(true);
    await press('Log in with my number');
    await drawn();
    expect(sees('Verify your phone number')).toBe(true);
  });
});

test('a silent host when the person retries: the page waits as long and says so again', async () => {
  putApp(() => undefined);
  await open();
  await pass(3_500);
  await press('Try again');
  await drawn();
  expect(sees(UNFINISHED)).toBe(false);
  await pass(3_500);
  expect(sees(UNFINISHED)).toBe(true);
});

test('a silent host when it reports a session later: the page is shown after all', async () => {
  const host = installHost('android-app', {
    handshake: false,
    token: 'app-1',
    faults: { refreshToken: { kind: 'late', ms: 4_000 } },
  });
  await open();
  await pass(3_500);
  expect(sees(UNFINISHED)).toBe(true);
  await pass(4_500);
  vi.useRealTimers();
  await see(SHOWN);
  expect(host.traffic.filter(({ name }) => name === 'refreshToken')).not.toEqual([]);
});

test('a slow account service when the host is not silent: the page does not ask for a login', async () => {
  installHost('android-app', { token: 'app-1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const browser = newBrowser();
  const release = browser.hold('/api/sdb/grow/user/account-user-info');
  await browser.open(MINE);
  await drawn();
  await pass(5_000);
  expect(sees(UNFINISHED)).toBe(false);
  release();
  vi.useRealTimers();
  await see(SHOWN);
  await soon(() => expect(sees(UNFINISHED)).toBe(false));
});
