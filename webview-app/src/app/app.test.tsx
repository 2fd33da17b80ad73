import { installHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../test/open-app.tsx';
import { agree, logInByDialog } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';
import { getAppVersion } from '../api/config.ts';
import { HAND_OFF_MS } from '../rules/constants.ts';

const PHONE = '13800138000';
const paths = (calls: readonly { path: string }[]) => calls.map(({ path }) => path);
/** Returns the paths of the requests, except those for the configuration. */
const pageRequests = (calls: readonly { path: string }[]) =>
  paths(calls).filter((path) => !path.endsWith('/config-center/get'));

testsWholePages();

describe('a page that needs a login', () => {
  test('a page that needs a login when a visitor opens it: sends no request before the login', async () => {
    const app = await newBrowser().open(PERSONAL_PAGE.path);
    await see('Verify your phone number');
    expect(pageRequests(app.calls)).toEqual([]);
    await logInByDialog();
    await see(PERSONAL_PAGE.text);
    expect(sees('Verify your phone number')).toBe(false);
    expect(pageRequests(app.calls)).toEqual([
      '/api/account/login/send-code',
      '/api/account/login/mobile-login',
      PERSONAL_PAGE.requestPath,
    ]);
  });

  test('the login dialog when the typed values are wrong: shows the errors one by one and keeps the values', async () => {
    await newBrowser().open(PERSONAL_PAGE.path);
    await press('Verify phone number');
    await see('Please enter your mobile number');
    await type('Mobile number', '123');
    await press('Verify phone number');
    await see('Please enter a correct mobile number');
    await type('Mobile number', PHONE);
    await press('Verify phone number');
    await see('Please enter the code you received');
    await agree();
    await press('Get code');
    await see('60 s');
    await see('Code sent');
    await type('Verification code', '000000');
    await see('That code is not right, please check it');
    const code = document.querySelector<HTMLInputElement>('input[name=verifyCode]');
    expect(document.activeElement).toBe(code);
    expect(code?.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent?.match(/That code is not right/g)).toHaveLength(1);
    expect(document.getElementById(code?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/not right/);
    expect(document.querySelector<HTMLInputElement>('input[name=mobile]')?.value).toBe('138 0013 8000');
  });

  test('the login dialog of a personal page when “back” is pressed: leaves the page', async () => {
    await newBrowser().open(PERSONAL_PAGE.path);
    await see('Verify your phone number');
    await see('This page shows what is yours alone');
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(sees('Verify your phone number')).toBe(true);
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await see('Welcome');
    expect(sees('Verify your phone number')).toBe(false);
  });

  test('a page that needs a login when its title names a success: has a neutral title before the login', async () => {
    await newBrowser().open('/pecSale/yj_crgdtj/success/O1004');
    await see('Verify your phone number');
    expect(document.title).toBe('Please log in first');
    expect(sees(/Purchase successful/)).toBe(false);
  });

  test('A03: a session when the page is reloaded: is restored by a cookie without a stored token', async () => {
    const browser = newBrowser();
    const app = await browser.open(PERSONAL_PAGE.path);
    await logInByDialog();
    await see(PERSONAL_PAGE.text);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(stored).not.toMatch(/T\d+\.|Bearer/);
    const again = await app.reload();
    await see(PERSONAL_PAGE.text);
    expect(pageRequests(again.calls)).toEqual(['/api/account/login/refresh-token', PERSONAL_PAGE.requestPath]);
  });

  test('a page that needs a login when the account service is down: shows that and offers a retry', async () => {
    const browser = newBrowser();
    const app = await browser.open(PERSONAL_PAGE.path);
    await logInByDialog();
    await see(PERSONAL_PAGE.text);
    await browser.control('/__fixtures/faults', [
      { match: 'POST /api/account/login/refresh-token', times: 1, kind: 'status', value: 503 },
    ]);
    await app.reload();
    await see('The service can’t be reached');
    await press('Try again');
    await see(PERSONAL_PAGE.text);
  });
});

describe('the login sheet', () => {
  const SHEET_TITLE = 'Verify your phone number';
  const tapOutside = () =>
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  const goBack = () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  const textIn = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;

  test.each(['/package-list', PERSONAL_PAGE.path])(
    'the login sheet when the session has ended (%s): warns after the first “back”',
    async (path) => {
      const browser = newBrowser();
      await browser.logIn(PHONE);
      await browser.open(path);
      const { session } = await import('../store/session.ts');
      await soon(() => expect(session.status).toBe('logged-in'));
      const { keepPersonal, recallPersonal } = await import('../platform/personal.ts');
      const isText = (value: unknown) => typeof value === 'string';
      keepPersonal('draft', 'typed');
      const release = (await import('../platform/unsaved-work.ts')).blockReload();
      const done = (await import('../flows/login.ts')).requireLogin('expired');
      await see(SHEET_TITLE);
      tapOutside();
      expect(sees(SHEET_TITLE)).toBe(true);
      goBack();
      await see(/what you entered on this page will be lost/);
      expect([sees(SHEET_TITLE), recallPersonal('draft', isText)]).toEqual([true, 'typed']);
      goBack();
      expect(await done).toBe(false);
      expect(recallPersonal('draft', isText)).toBeUndefined();
      release();
    },
  );

  test('the login sheet when it is opened again within 5 minutes: keeps the number but not the code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await newBrowser().open('/package-list');
    const { askInDialog } = await import('../platform/login-request.ts');
    const openDialog = async () => {
      askInDialog('login').catch(() => undefined);
      await see(SHEET_TITLE);
    };
    await openDialog();
    await type('Mobile number', PHONE);
    await type('Verification code', '12');
    goBack();
    await soon(() => expect(sees(SHEET_TITLE)).toBe(false));
    await openDialog();
    expect([textIn('mobile'), textIn('verifyCode')]).toEqual(['138 0013 8000', '']);
    goBack();
    await soon(() => expect(sees(SHEET_TITLE)).toBe(false));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await openDialog();
    expect(textIn('mobile')).toBe('');
  });
});

describe('a ticket in the address', () => {
  test('U04: a ticket in the address when the page loads: is exchanged for a session and removed', async () => {
    const entries = history.length;
    await newBrowser().open(`${PERSONAL_PAGE.path}?userTicket=ticket-good&tab=1`);
    await see(PERSONAL_PAGE.text);
    expect(location.pathname + location.search).toBe(`/health${PERSONAL_PAGE.path}?tab=1`);
    expect(history.length).toBe(entries);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('ticket-good');
  });

  test('a ticket in the address when it is empty: is ignored', async () => {
    await newBrowser().open(`${PERSONAL_PAGE.path}?userTicket=`);
    await see('Verify your phone number');
  });

  test('a ticket when it is refused: shows the server’s message without a login dialog', async () => {
    const app = await newBrowser().open('/package-list?userTicket=ticket-bad');
    await soon(() => expect(location.search).toBe(''));
    await soon(() => expect(document.querySelector('[role=status] p')?.textContent).toMatch(/\S/));
    expect(paths(app.calls).find((path) => path.startsWith('/api/account/'))).toBe('/api/account/login/ticket-login');
    expect(sees('Verify your phone number')).toBe(false);
  });

  test('U04: a ticket when its address has no route: is exchanged for a session and removed from the address', async () => {
    const app = await newBrowser().open('/nobody/knows?userTicket=ticket-good');
    await see('This page does not exist');
    await soon(() => expect(location.search).toBe(''));
    app.navigate(PERSONAL_PAGE.path);
    await see(PERSONAL_PAGE.text);
  });

  test('U04: a ticket when the page opens an app that is missing: is exchanged before the download page opens', async () => {
    const to = mockVisits();
    const app = await newBrowser().open('/pecSale/yj_gefmtj?jumpType=app&userTicket=ticket-good');
    await soon(() => expect(location.pathname).toMatch(/not-installed$/));
    expect(to.mock.calls.join()).not.toContain('ticket-good');
    expect(location.search).toBe('?from=%2FpecSale%2Fyj_gefmtj');
    app.navigate(PERSONAL_PAGE.path);
    await see(PERSONAL_PAGE.text);
  });

  test('a person with a ticket when they navigate during the hand-off to the app: stays on their page, logged in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mockVisits();
    const app = await newBrowser().open('/pecSale/yj_gefmtj?jumpType=app&userTicket=ticket-good');
    await soon(() => expect(location.assign).toHaveBeenCalled());
    app.navigate(PERSONAL_PAGE.path);
    await see(PERSONAL_PAGE.text);
    await vi.advanceTimersByTimeAsync(HAND_OFF_MS);
    expect(sees('Verify your phone number')).toBe(false);
    expect(location.pathname).toBe(`/health${PERSONAL_PAGE.path}`);
  });

  test('a ticket when its account has no number and the page needs one: opens the dialog for the number', async () => {
    await newBrowser().open('/medical-services-gift?userTicket=ticket-no-mobile');
    await see('Add your mobile number');
    await type('Mobile number', '13900139000');
    await agree();
    await press('Get code');
    // The account is from a link, so no form is sent before the person has confirmed that the account is theirs (U04).
    await press('It’s mine, continue');
    await see('Code sent');
    await type('Verification code', '246810');
    await soon(() => expect(sees('Add your mobile number')).toBe(false));
    expect(sees('A mobile number is needed')).toBe(false);
  });
});

describe('the frame of every page', () => {
  test('the title when the language changes: is the route’s title in that language', async () => {
    await newBrowser().open('/science-list');
    await soon(() => expect(document.title).toBe('Health articles'));
    const { setLanguage } = await import('../messages/index.ts');
    await setLanguage('zh');
    await soon(() => expect(document.title).toBe('科普列表'));
  });

  test('the visit history when a page is opened twice: lists it once', async () => {
    const app = await newBrowser().open('/science-list?mobile=13800138000');
    await see('Health articles');
    app.navigate('/pdfonline');
    await see('We could not find this report');
    app.navigate('/pdfonline');
    const { visits } = await import('../store/visits.ts');
    expect(visits()).toEqual(['/science-list', '/pdfonline']);
  });

  test('a page when it is opened by a link: fades in, but not after “back”', async () => {
    const app = await newBrowser().open('/science-list');
    await see('Health articles');
    const { dataset } = document.documentElement;
    // The previous test's page ended during its fade-in.
    await soon(() => expect(dataset).not.toHaveProperty('moved'));
    app.navigate('/pdfonline');
    expect(dataset).toHaveProperty('moved');
    await soon(() => expect(dataset).not.toHaveProperty('moved'));
    app.navigate('/rights/claim-rights/v9');
    expect(dataset).toHaveProperty('moved');
    history.back();
    await see('We could not find this report');
    expect(dataset).not.toHaveProperty('moved');
  });

  test('an unknown address when it is opened: shows that it does not exist, with a link to the home page', async () => {
    await newBrowser().open('/rights/claim-rights/v9');
    await see('This page does not exist');
    expect((await see('Home')).closest('a')?.getAttribute('href')).toBe('/health/');
    document.querySelector<HTMLElement>('header button')?.click();
    await see('Welcome');
  });

  test('the back button when the first page of a visit is open: leads home', async () => {
    await newBrowser().open('/science-list');
    await see('Health articles');
    document.querySelector<HTMLElement>('header button')?.click();
    await see('Welcome');
  });

  test('the offline bar when the network is lost: is shown until the network is back', async () => {
    const browser = newBrowser();
    await browser.open('/science-list');
    await see(/^Health articles/);
    browser.connect(false);
    dispatchEvent(new Event('offline'));
    await see('No network. This page continues once you’re back online');
    browser.connect(true);
    dispatchEvent(new Event('online'));
    await soon(() => expect(sees('No network')).toBe(false));
  });

  test('N12: the offline bar when the browser wrongly reports a network: is shown until a probe succeeds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const browser = newBrowser();
    await browser.open('/science-list');
    await see(/^Health articles/);
    browser.connect(false);
    dispatchEvent(new Event('online'));
    await see('No network. This page continues once you’re back online');
    browser.connect(true);
    // The time until the next probe.
    await vi.advanceTimersByTimeAsync(2_000);
    await soon(() => expect(sees('No network')).toBe(false));
  });

  test('N12: the offline bar when the browser wrongly reports no network: is not shown', async () => {
    // This page sends no requests, so the only response is that of the probe.
    const app = await newBrowser().open('/pdfonline');
    await see('We could not find this report');
    const { network } = await import('../platform/network.ts');
    const { regained } = network;
    dispatchEvent(new Event('offline'));
    // The probe has its answer.
    await soon(() => expect(network.regained).toBe(regained + 1));
    expect(network.online).toBe(true);
    expect(paths(app.calls)).toContain(getAppVersion.path);
    expect(sees('No network')).toBe(false);
  });
});

describe('in an app of the provider', () => {
  test('the title bar of the provider’s app when the page’s title names a success: is neutral until the service confirms', async () => {
    const host = installHost('ios-app', { version: '2.8.0' });
    await newBrowser().open('/pecSale/yj_crgdtj/success/O1004');
    const reportedTitles = () =>
      host.traffic.filter(({ name }) => name === 'setTitle').map((entry) => JSON.stringify(entry));
    await soon(() => expect(reportedTitles().join()).toMatch(/Please log in first|Payment result/));
    expect(reportedTitles().filter((text) => text.includes('Purchase successful'))).toEqual([]);
  });

  test('a page when it is opened in the provider’s app: uses the app’s title bar, login and back button', async () => {
    const host = installHost('ios-app', { version: '2.8.0' });
    const app = await newBrowser().open('/science-list');
    await see('Health articles');
    await soon(() => expect(host.traffic.some(({ name }) => name === 'setTitle')).toBe(true));
    await soon(() => expect(host.traffic.some(({ name }) => name === 'ready')).toBe(true));
    expect(document.querySelector('header button')).toBeNull();
    expect(await host.emit('backPressed')).toMatchObject({ handled: false });
    app.navigate('/pdfonline');
    await see('We could not find this report');
    expect(await host.emit('backPressed')).toMatchObject({ handled: true });
    app.navigate(PERSONAL_PAGE.path);
    await soon(() => expect(host.traffic.some(({ name }) => name === 'login')).toBe(true));
    expect(sees('Verify your phone number')).toBe(false);
  });
});
