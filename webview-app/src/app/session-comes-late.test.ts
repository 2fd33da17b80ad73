/** Tests a session that is restored after the person's action: a logged-in person gets no login dialog (specification, section 6). */
import { beforeEach, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, see, sees, soon } from '../../test/open-app.tsx';
import { buyNow, loggedIn } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');
beforeEach(() => void mockVisits());

const REFRESH = '/api/account/login/refresh-token';
const DIALOG = 'Verify your phone number';
const SALE = '/pecSale/yj_gefmtj';
const OWNER = 'sdhealth.owner';
const ownerValue = (mark: string | undefined) => JSON.stringify({ value: { salt: 's', mark } });

/** Returns a browser whose person has logged in before. */
async function newKnownBrowser(): Promise<Browser> {
  const browser = newBrowser();
  await loggedIn(browser, PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.text);
  return browser;
}

/** Returns a function that returns whether the dialog has been shown, even for a moment. */
function watchDialog(): () => boolean {
  let wasShown = false;
  new MutationObserver(() => {
    wasShown ||= sees(DIALOG);
  }).observe(document.body, { childList: true, subtree: true });
  return () => wasShown;
}

test('A02: a purchase when the session is still being restored: continues without a login', async () => {
  const browser = await newKnownBrowser();
  const release = browser.hold(REFRESH);
  const app = await browser.open(SALE);
  const wasDialogShown = watchDialog();
  await buyNow();
  await vi.dynamicImportSettled();
  release();
  await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('/cashier?')));
  expect(wasDialogShown()).toBe(false);
  expect(app.calls.filter(({ path }) => path.endsWith('/create-order'))).toHaveLength(1);
});

test('a purchase when no session can be restored: opens the login dialog', async () => {
  const browser = await newKnownBrowser();
  await browser.control('/__fixtures/expire-tokens?cookies=true', {});
  await browser.open(SALE);
  await buyNow();
  await see(DIALOG);
});

test('N01: a purchase when the session can be read at the second attempt: continues without a login', async () => {
  const browser = await newKnownBrowser();
  await browser.control('/__fixtures/faults', [{ match: `POST ${REFRESH}`, times: 1, kind: 'status', value: 503 }]);
  await browser.open(SALE);
  const wasDialogShown = watchDialog();
  const { session } = await import('../store/session.ts');
  await soon(() => expect(session.status).toBe('unreachable'));
  await buyNow();
  await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('/cashier?')));
  expect(wasDialogShown()).toBe(false);
});

test('N01: a purchase with an open login dialog when the session is restored: continues', async () => {
  const browser = await newKnownBrowser();
  await browser.control('/__fixtures/faults', [{ match: `POST ${REFRESH}`, times: 2, kind: 'status', value: 503 }]);
  await browser.open(SALE);
  const { session } = await import('../store/session.ts');
  await soon(() => expect(session.status).toBe('unreachable'));
  await buyNow();
  await see(DIALOG);
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await soon(() => expect(sees(DIALOG)).toBe(false));
  await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('/cashier?')));
});

test('the dialog for a mobile number when the account is found to have a number: closes by itself', async () => {
  await newBrowser().open('/medical-services-gift?userTicket=ticket-no-mobile');
  await see('Add your mobile number');
  const { session, learnAccount } = await import('../store/session.ts');
  if (session.account) learnAccount({ ...session.account, hasMobile: true });
  await soon(() => expect(sees('Add your mobile number')).toBe(false));
  expect(sees('A mobile number is needed')).toBe(false);
});

test('U06, A04: a page when restored from the back/forward cache for the same person: is not reloaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const addListener = vi.spyOn(window, 'addEventListener');
  /** Sends `pageshow` to the pages opened since then, but not to pages of earlier tests, which still listen. */
  const restorePage = (persisted = true) => {
    const event = Object.assign(new Event('pageshow'), { persisted });
    for (const [type, listener] of addListener.mock.calls)
      if (type === 'pageshow' && typeof listener === 'function') listener.call(window, event);
  };
  await newBrowser().open(SALE);
  await see('Buy now');
  localStorage.setItem(OWNER, ownerValue('somebody'));
  restorePage();
  localStorage.removeItem(OWNER);
  await newKnownBrowser();
  restorePage();
  expect(reload).not.toHaveBeenCalled();
  addListener.mockRestore();
  reload.mockRestore();
});
