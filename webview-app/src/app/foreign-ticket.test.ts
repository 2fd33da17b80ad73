/**
 * Tests that a link with somebody else's ticket does not silently log a person into that account, because the link's sender could read the
 * person's input. A redirect back from a login that this tab has started is recognized by its nonce.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, describe, expect, test } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages, watchVisits } from '../../test/whole-pages.ts';

testsWholePages();

const visitedAddresses = watchVisits();
beforeEach(() => {
  Object.defineProperty(location, 'reload', { configurable: true, value: () => undefined });
});

const PAGE = PERSONAL_PAGE.path;
const PAGE_TEXT = PERSONAL_PAGE.text;
const QUESTION = 'Switch to another account?';
const OWN_TICKET = 'userTicket=ticket-good';
const FOREIGN_TICKET = 'userTicket=ticket-no-mobile';

const exchangeCount = ({ calls }: OpenedApp) => calls.filter(({ path }) => path.endsWith('/ticket-login')).length;

async function currentAccount(): Promise<string | undefined> {
  const { session } = await import('../store/session.ts');
  return session.account?.userId;
}

async function loggedIn(): Promise<{ app: OpenedApp; ownAccount: string | undefined }> {
  const app = await newBrowser().open(`${PAGE}?${OWN_TICKET}`);
  await see(PAGE_TEXT);
  return { app, ownAccount: await currentAccount() };
}

test('a link with a ticket when a person is logged in: asks first, and the ticket is not used if they keep their account', async () => {
  const { app, ownAccount } = await loggedIn();
  const again = await app.reload(`${PAGE}?${FOREIGN_TICKET}`);
  await see(QUESTION);
  expect(location.href).not.toContain('ticket');
  await press('Keep my account');
  await see(PAGE_TEXT);
  expect(exchangeCount(again)).toBe(0);
  expect(await currentAccount()).toBe(ownAccount);
  again.navigate('/package-list');
  await soon(() => expect(sees(PAGE_TEXT)).toBe(false));
  expect(sees(QUESTION)).toBe(false);
});

test('a link with a ticket when the person chooses to switch: logs in its account', async () => {
  const { app, ownAccount } = await loggedIn();
  const again = await app.reload(`${PAGE}?${FOREIGN_TICKET}`);
  await press('Switch account');
  await soon(() => expect(exchangeCount(again)).toBe(1));
  await soon(async () => expect([undefined, ownAccount]).not.toContain(await currentAccount()));
  await soon(() => expect(sees(QUESTION)).toBe(false));
});

test('a link with a ticket when the host opens it in the same page load: asks first', async () => {
  const { app, ownAccount } = await loggedIn();
  app.navigate(`/medical-services-gift?${FOREIGN_TICKET}`);
  await see(QUESTION);
  expect(location.href).not.toContain('ticket');
  expect([exchangeCount(app), await currentAccount()]).toEqual([1, ownAccount]);
});

test('a link with a ticket when the provider’s app is logged in: asks first', async () => {
  replaceHost('android-app', { token: 'native-13800138000-1' });
  const app = await newBrowser().open(`${PAGE}?${FOREIGN_TICKET}`);
  await see(QUESTION);
  expect(exchangeCount(app)).toBe(0);
});

test('a link with a ticket when the session cannot be read: asks first', async () => {
  await loggedIn();
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [
    { match: 'POST /api/account/login/refresh-token', times: 9, kind: 'status', value: 503 },
  ]);
  const app = await browser.open(`${PAGE}?${FOREIGN_TICKET}`);
  await see(QUESTION);
  expect(exchangeCount(app)).toBe(0);
});

test.each<HostName>(['browser', 'wechat', 'mini-program'])(
  'a link with a ticket when a visitor opens it in %s: logs in without a question',
  async (host) => {
    replaceHost(host);
    const app = await newBrowser().open(`/package-list?${OWN_TICKET}`);
    await soon(() => expect(exchangeCount(app)).toBe(1));
    await soon(async () => expect(await currentAccount()).toBeDefined());
    expect(sees(QUESTION)).toBe(false);
  },
);

test('a link’s ticket when the host reports a session during its exchange: does not replace the host’s session', async () => {
  const host = replaceHost('android-app');
  const browser = newBrowser();
  const slow = { match: 'POST /api/account/login/ticket-login', times: 1, kind: 'delay', value: 400 };
  await browser.control('/__fixtures/faults', [slow]);
  const app = await browser.open(`/package-list?${FOREIGN_TICKET}`);
  await soon(() => expect(exchangeCount(app)).toBe(1));
  await host.emit('sessionChanged', { loggedIn: true, token: 'native-13800138000-1' });
  await soon(async () => expect(await currentAccount()).toBeDefined());
  const hostAccount = await currentAccount();
  const { ticket } = await import('../platform/address-secrets.ts');
  await soon(() => expect(ticket.value).toBeUndefined());
  expect(await currentAccount()).toBe(hostAccount);
});

/**
 * Sends a logged-in person in WeChat to the third-party login, because the server refuses their account. Returns the redirect address.
 * `setFaults` ends the refusals or replaces them.
 */
async function goToThirdParty() {
  replaceHost('wechat', { phone: 'android' });
  const browser = newBrowser();
  const refused = { match: 'GET /api/sdhealth/physical/examination/get-examination-city', times: 99, kind: 'code' };
  await browser.control('/__fixtures/faults', [{ ...refused, value: 23001 }]);
  const app = await browser.open(`/institutions/yj_gefmtj?${OWN_TICKET}`);
  await soon(() => expect(visitedAddresses).toHaveLength(1));
  const back = new URL(new URL(visitedAddresses[0] ?? '', location.href).searchParams.get('redirect') ?? '');
  const setFaults = (...faults: object[]) => browser.control('/__fixtures/faults', faults);
  return { app, back, setFaults };
}

const returnFromLogin = (app: OpenedApp, back: URL, ticket = OWN_TICKET): Promise<OpenedApp> =>
  app.reload(`${back.pathname.slice('/health'.length)}?${back.searchParams}&${ticket}`);

test('a login redirect when this tab has started it: needs no confirmation and removes the nonce', async () => {
  const { app, back } = await goToThirdParty();
  expect(back.searchParams.get('loginRound')).toMatch(/^[A-Za-z0-9]{32}$/);
  const again = await returnFromLogin(app, back);
  await soon(() => expect(exchangeCount(again)).toBe(1));
  expect(sees(QUESTION)).toBe(false);
  expect(location.search).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(back.searchParams.get('loginRound'));
});

test('a login redirect when its nonce is invented or used twice: needs a confirmation', async () => {
  const { app, back, setFaults } = await goToThirdParty();
  // Ends the refusals: a further refusal would end the session, and a visitor gets no question.
  await setFaults();
  const invented = new URL(back);
  invented.searchParams.set('loginRound', 'x'.repeat(32));
  const first = await returnFromLogin(app, invented, FOREIGN_TICKET);
  await see(QUESTION);
  expect(exchangeCount(first)).toBe(0);
  const again = await returnFromLogin(first, back);
  await soon(() => expect(exchangeCount(again)).toBe(1));
  const copied = await returnFromLogin(again, back, FOREIGN_TICKET);
  await see(QUESTION);
  expect(exchangeCount(copied)).toBe(0);
});

test('a ticket of this tab’s login when its exchange fails: does not end the session', async () => {
  const { app, back, setFaults } = await goToThirdParty();
  const ownAccount = await currentAccount();
  await setFaults({ match: 'POST /api/account/login/ticket-login', times: 9, kind: 'status', value: 503 });
  const again = await returnFromLogin(app, back);
  await soon(() => expect(exchangeCount(again)).toBeGreaterThan(0));
  await soon(async () => expect(await currentAccount()).toBe(ownAccount));
  expect(ownAccount).toBeDefined();
});

test('a third-party login when it is started twice: has a different nonce each time', async () => {
  const first = await goToThirdParty();
  visitedAddresses.length = 0;
  sessionStorage.clear();
  const second = await goToThirdParty();
  expect(second.back.searchParams.get('loginRound')).not.toBe(first.back.searchParams.get('loginRound'));
});

describe('the account question when a visitor was logged in by a link’s ticket', () => {
  const TITLE = 'Is this your account?';
  const FORM = '/api/sdhealth/tob/general-order/status-update';
  const formCount = ({ calls }: OpenedApp) => calls.filter(({ path }) => path === FORM).length;

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

  test('the account question when the first form is sent after a login by link: shows the account, once', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await see(TITLE);
    expect(document.body.textContent).toMatch(/signed you in as \S*\*\S* \(138\*{4}8000\)/);
    expect(formCount(app)).toBe(0);
    await press('It’s mine, continue');
    await first;
    await sendForm();
    expect([formCount(app), sees(TITLE)]).toEqual([2, false]);
  });

  test('a form when the person answers “not me” to the account question: is not sent', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await press('Not me');
    expect(await first).toEqual(['ABORTED', false]);
    await soon(async () => expect(await currentAccount()).toBeUndefined());
    expect([formCount(app), sees(TITLE)]).toEqual([0, false]);
  });

  const OWNER = 'sdhealth.owner';
  /** Simulates a write of another tab: changes the storage and sends the browser's event. */
  const otherTab = (write: () => void) => {
    write();
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  };
  const confirmOwner = () => {
    const { value } = JSON.parse(localStorage.getItem(OWNER) ?? '{}');
    const { isDoubtful, ...confirmed } = value;
    expect(isDoubtful).toBe(true);
    localStorage.setItem(OWNER, JSON.stringify({ value: confirmed }));
  };

  test('the account question when another tab or a later visit sends a form: is shown there too', async () => {
    const { app } = await loggedIn();
    sessionStorage.clear();
    const again = await app.reload(PAGE);
    await see(PAGE_TEXT);
    void sendForm();
    await see(TITLE);
    expect(formCount(again)).toBe(0);
    await press('It’s mine, continue');
    await soon(() => expect(formCount(again)).toBe(1));
    sessionStorage.clear();
    const later = await again.reload(PAGE);
    await see(PAGE_TEXT);
    await sendForm();
    expect([formCount(later), sees(TITLE)]).toEqual([1, false]);
  });

  test('a form that waits for the account question when another tab answers yes: is sent', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await see(TITLE);
    otherTab(confirmOwner);
    await first;
    await soon(() => expect(sees(TITLE)).toBe(false));
    expect(formCount(app)).toBe(1);
  });

  test('a form that waits for the account question when another tab answers “not me”: is not sent', async () => {
    const { app } = await loggedIn();
    const first = sendForm();
    await see(TITLE);
    otherTab(() => localStorage.removeItem(OWNER));
    expect(await first).toEqual(['ABORTED', false]);
    expect([formCount(app), await currentAccount()]).toEqual([0, undefined]);
  });

  test('a form that waits for the account question when the person logs into that account: is sent', async () => {
    const { app } = await loggedIn();
    const { beginSession, session, sessionToken } = await import('../store/session.ts');
    const { noteDoubt } = await import('../platform/personal.ts');
    if (session.account) beginSession(sessionToken() ?? '', session.account);
    void sendForm();
    await see(TITLE);
    noteDoubt(false);
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
    await soon(() => expect(formCount(app)).toBe(1));
  });

  test('the account question when the page was reloaded: appears before a write but not before a read', async () => {
    const { app } = await loggedIn();
    const again = await app.reload(PAGE);
    await see(PAGE_TEXT);
    expect(sees(TITLE)).toBe(false);
    void sendForm();
    await see(TITLE);
    expect(formCount(again)).toBe(0);
  });
});

test('a form when the person has logged in on this tab: is sent without a question', async () => {
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await browser.open(PAGE);
  await see(PAGE_TEXT);
  const { accountConfirmed } = await import('../platform/account-by-link.ts');
  expect(await accountConfirmed()).toBe(true);
});
