/**
 * Tests that a link with somebody else's ticket does not silently log a person into that account. The link's sender could read what the
 * person enters. The return of a login that this tab has started is known by its nonce.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);

const visited: string[] = [];
beforeEach(() => {
  visited.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visited.push(to) });
  Object.defineProperty(location, 'reload', { configurable: true, value: () => undefined });
  localStorage.setItem('sdhealth.language', 'en');
});

const PAGE = PERSONAL_PAGE.path;
const SHOWN = PERSONAL_PAGE.shown;
const QUESTION = 'Switch to another account?';
const MINE = 'userTicket=ticket-good';
const FOREIGN = 'userTicket=ticket-no-mobile';

const exchanges = ({ calls }: OpenedApp) => calls.filter(({ path }) => path.endsWith('/ticket-login')).length;

async function account(): Promise<string | undefined> {
  const { session } = await import('../store/session.ts');
  return session.account?.userId;
}

async function loggedIn(): Promise<{ app: OpenedApp; mine: string | undefined }> {
  const app = await newBrowser().open(`${PAGE}?${MINE}`);
  await see(SHOWN);
  return { app, mine: await account() };
}

test('a link with a ticket when a person is logged in: asks first, and is unused if they stay', async () => {
  const { app, mine } = await loggedIn();
  const again = await app.reload(`${PAGE}?${FOREIGN}`);
  await see(QUESTION);
  expect(location.href).not.toContain('ticket');
  await press('Keep my account');
  await see(SHOWN);
  expect(exchanges(again)).toBe(0);
  expect(await account()).toBe(mine);
  again.navigate('/package-list');
  await soon(() => expect(sees(SHOWN)).toBe(false));
  expect(sees(QUESTION)).toBe(false);
});

test('a link with a ticket when the person chooses to switch: its account is logged in', async () => {
  const { app, mine } = await loggedIn();
  const again = await app.reload(`${PAGE}?${FOREIGN}`);
  await press('Switch account');
  await soon(() => expect(exchanges(again)).toBe(1));
  await soon(async () => expect([undefined, mine]).not.toContain(await account()));
  await soon(() => expect(sees(QUESTION)).toBe(false));
});

test('a link with a ticket when the host opens it in the same page load: asks first', async () => {
  const { app, mine } = await loggedIn();
  app.navigate(`/medical-services-gift?${FOREIGN}`);
  await see(QUESTION);
  expect(location.href).not.toContain('ticket');
  expect([exchanges(app), await account()]).toEqual([1, mine]);
});

test('a link with a ticket when the provider’s app is logged in: asks first', async () => {
  replaceHost('android-app', { token: 'native-13800138000-1' });
  const app = await newBrowser().open(`${PAGE}?${FOREIGN}`);
  await see(QUESTION);
  expect(exchanges(app)).toBe(0);
});

test('a link with a ticket when the session cannot be read: asks first', async () => {
  await loggedIn();
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [
    { match: 'POST /api/account/login/refresh-token', times: 9, kind: 'status', value: 503 },
  ]);
  const app = await browser.open(`${PAGE}?${FOREIGN}`);
  await see(QUESTION);
  expect(exchanges(app)).toBe(0);
});

test.each<HostName>(['browser', 'wechat', 'mini-program'])(
  'a link with a ticket when a visitor opens it in %s: logs in without a question',
  async (host) => {
    replaceHost(host);
    const app = await newBrowser().open(`/package-list?${MINE}`);
    await soon(() => expect(exchanges(app)).toBe(1));
    await soon(async () => expect(await account()).toBeDefined());
    expect(sees(QUESTION)).toBe(false);
  },
);

test('a link’s ticket when the host reports a session during its exchange: the host’s session stays', async () => {
  const host = replaceHost('android-app');
  const browser = newBrowser();
  const slow = { match: 'POST /api/account/login/ticket-login', times: 1, kind: 'delay', value: 400 };
  await browser.control('/__fixtures/faults', [slow]);
  const app = await browser.open(`/package-list?${FOREIGN}`);
  await soon(() => expect(exchanges(app)).toBe(1));
  await host.emit('sessionChanged', { loggedIn: true, token: 'native-13800138000-1' });
  await soon(async () => expect(await account()).toBeDefined());
  const brought = await account();
  const { ticket } = await import('../platform/address-secrets.ts');
  await soon(() => expect(ticket.value).toBeUndefined());
  expect(await account()).toBe(brought);
});

/**
 * Sends a logged-in person in WeChat to the third-party login, as the server refuses their account. Returns the address of the return.
 * `heal` ends the refusals or replaces them.
 */
async function sentAway() {
  replaceHost('wechat', { phone: 'android' });
  const browser = newBrowser();
  const refused = { match: 'GET /api/sdhealth/physical/examination/get-examination-city', times: 99, kind: 'code' };
  await browser.control('/__fixtures/faults', [{ ...refused, value: 23001 }]);
  const app = await browser.open(`/institutions/yj_gefmtj?${MINE}`);
  await soon(() => expect(visited).toHaveLength(1));
  const back = new URL(new URL(visited[0] ?? '', location.href).searchParams.get('redirect') ?? '');
  const heal = (...faults: object[]) => browser.control('/__fixtures/faults', faults);
  return { app, back, heal };
}

const comeBack = (app: OpenedApp, back: URL, ticket = MINE): Promise<OpenedApp> =>
  app.reload(`${back.pathname.slice('/health'.length)}?${back.searchParams}&${ticket}`);

test('the return of a login when this tab has started it: asks nothing and leaves no nonce', async () => {
  const { app, back } = await sentAway();
  expect(back.searchParams.get('loginRound')).toMatch(/^[A-Za-z0-9]{32}$/);
  const again = await comeBack(app, back);
  await soon(() => expect(exchanges(again)).toBe(1));
  expect(sees(QUESTION)).toBe(false);
  expect(location.search).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(back.searchParams.get('loginRound'));
});

test('a login’s nonce when it is invented or used twice: the ticket is not used without a question', async () => {
  const { app, back, heal } = await sentAway();
  // Ends the refusals: a further refusal would end the session, and a visitor gets no question.
  await heal();
  const invented = new URL(back);
  invented.searchParams.set('loginRound', 'x'.repeat(32));
  const first = await comeBack(app, invented, FOREIGN);
  await see(QUESTION);
  expect(exchanges(first)).toBe(0);
  const again = await comeBack(first, back);
  await soon(() => expect(exchanges(again)).toBe(1));
  const copied = await comeBack(again, back, FOREIGN);
  await see(QUESTION);
  expect(exchanges(copied)).toBe(0);
});

test('a ticket of this tab’s login when the service fails to exchange it: the session stays', async () => {
  const { app, back, heal } = await sentAway();
  const mine = await account();
  await heal({ match: 'POST /api/account/login/ticket-login', times: 9, kind: 'status', value: 503 });
  const again = await comeBack(app, back);
  await soon(() => expect(exchanges(again)).toBeGreaterThan(0));
  await soon(async () => expect(await account()).toBe(mine));
  expect(mine).toBeDefined();
});

test('a third-party login when it is started twice: has another nonce each time', async () => {
  const first = await sentAway();
  visited.length = 0;
  sessionStorage.clear();
  const second = await sentAway();
  expect(second.back.searchParams.get('loginRound')).not.toBe(first.back.searchParams.get('loginRound'));
});

describe('the account question when a visitor was logged in by a link’s ticket', () => {
  const TITLE = 'Is this your account?';
  const FORM = '/api/sdhealth/tob/general-order/status-update';
  const forms = ({ calls }: OpenedApp) => calls.filter(({ path }) => path === FORM).length;

  /** Sends a form as a screen does. Resolves to the failure if it is not sent. */
  async function sendForm(): Promise<unknown> {
    const { request } = await import('../client/request.ts');
    const { updateGeneralStatus } = await import('../api/general-order.ts');
    return request(
      updateGeneralStatus,
      { body: { orderNo: 'O1', status: 'used', seenStatus: 'using' } },
      { notice: false },
    ).catch(({ code, mayHaveHappened }) => [code, mayHaveHappened]);
  }

  test('the account question when the first form follows a login by link: names the account, once', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await see(TITLE);
    expect(document.body.textContent).toMatch(/signed you in as \S*\*\S* \(138\*{4}8000\)/);
    expect(forms(app)).toBe(0);
    await press('It’s mine, continue');
    await first;
    await sendForm();
    expect([forms(app), sees(TITLE)]).toEqual([2, false]);
  });

  test('a form when the person says “not me” to the account of a link: not sent, and nobody is logged in', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await press('Not me');
    expect(await first).toEqual(['ABORTED', false]);
    await soon(async () => expect(await account()).toBeUndefined());
    expect([forms(app), sees(TITLE)]).toEqual([0, false]);
  });

  const OWNER = 'sdhealth.owner';
  /** Writes as another tab of the phone, and sends the browser's event. */
  const otherTab = (write: () => void) => {
    write();
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  };
  const confirmOwner = () => {
    const { value } = JSON.parse(localStorage.getItem(OWNER) ?? '{}');
    const { isDoubtful, ...sure } = value;
    expect(isDoubtful).toBe(true);
    localStorage.setItem(OWNER, JSON.stringify({ value: sure }));
  };

  test('the account question when another tab or a later visit sends a form: asks there too', async () => {
    const { app } = await loggedIn();
    sessionStorage.clear();
    const again = await app.reload(PAGE);
    await see(SHOWN);
    void sendForm();
    await see(TITLE);
    expect(forms(again)).toBe(0);
    await press('It’s mine, continue');
    await soon(() => expect(forms(again)).toBe(1));
    sessionStorage.clear();
    const later = await again.reload(PAGE);
    await see(SHOWN);
    await sendForm();
    expect([forms(later), sees(TITLE)]).toEqual([1, false]);
  });

  test('a form that waits for the account question when another tab answers yes: sent', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await see(TITLE);
    otherTab(confirmOwner);
    await first;
    await soon(() => expect(sees(TITLE)).toBe(false));
    expect(forms(app)).toBe(1);
  });

  test('a form that waits for the account question when another tab says “not me”: not sent', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await see(TITLE);
    otherTab(() => localStorage.removeItem(OWNER));
    expect(await first).toEqual(['ABORTED', false]);
    expect([forms(app), await account()]).toEqual([0, undefined]);
  });

  test('a form that waits for the account question when the person logs into that account: sent', async () => {
    const { app } = await loggedIn();
    const { beginSession, session, sessionToken } = await import('../store/session.ts');
    const { noteDoubt } = await import('../platform/personal.ts');
    if (session.account) beginSession(sessionToken() ?? '', session.account);
    void sendForm();
    await see(TITLE);
    noteDoubt(false);
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
    await soon(() => expect(forms(app)).toBe(1));
  });

  test('the account question when the page was reloaded: comes before a write, not before a read', async () => {
    const { app } = await loggedIn();
    const again = await app.reload(PAGE);
    await see(SHOWN);
    expect(sees(TITLE)).toBe(false);
    void sendForm();
    await see(TITLE);
    expect(forms(again)).toBe(0);
  });
});

test('a form when this tab has logged in by itself: sent without a question', async () => {
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await browser.open(PAGE);
  await see(SHOWN);
  const { accountConfirmed } = await import('../platform/account-by-link.ts');
  expect(await accountConfirmed()).toBe(true);
});
