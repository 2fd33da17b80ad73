/** Tests the walking page and the permission to count steps. */
import { type HostOptions, type InstalledHost, installHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const WALKING = '/api/sdhealth/walking';
const STEP = '/healthGold/step';
const UNCERTAIN = /We can’t tell yet if it worked/;

/** Returns the button with this text or label, once it can be pressed. */
async function button(name: string | RegExp): Promise<HTMLButtonElement> {
  const fits = (text: string | null) => text !== null && (typeof name === 'string' ? text === name : name.test(text));
  return vi.waitFor(
    () => {
      const match = [...document.querySelectorAll('button')].find(
        (element) => fits(element.getAttribute('aria-label')) || fits(element.textContent),
      );
      if (!match || match.disabled || match.getAttribute('aria-busy'))
        throw new Error(`no button ${name}. The page shows: ${document.body.textContent}`);
      return match;
    },
    { timeout: 15_000 },
  );
}
const hasButton = (name: RegExp): boolean =>
  [...document.querySelectorAll('button')].some((element) =>
    name.test(element.getAttribute('aria-label') ?? element.textContent),
  );
const expectBalance = (coins: string) =>
  soon(() => expect(document.querySelector('section a[href$="myAccount"]')?.textContent).toContain(coins));
const requestCount = (app: OpenedApp, path: string): number => app.calls.filter((call) => call.path === path).length;

/** Opens the page in a browser for the sample account, which has steps. */
async function openAsWalker(): Promise<{ browser: Browser; app: OpenedApp }> {
  installHost('browser');
  const browser = newBrowser();
  const app = await asCustomer(browser, STEP);
  await expectBalance('1,438');
  return { browser, app };
}

/** Opens a page in the provider's iOS app for a logged-in person. */
async function openInApp(address: string, setup: HostOptions = {}): Promise<{ host: InstalledHost; app: OpenedApp }> {
  const host = installHost('ios-app', { token: 'native-13800138000-1', ...setup });
  return { host, app: await newBrowser().open(address) };
}

/** Matches the button that exchanges all steps. Its coins differ by day, because the red packet's steps do. */
const ALL_STEPS = /^Exchange for (\d+) coins$/;
const INITIAL_BALANCE = 1_438;

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** Returns the simulated phone's steps of today (`native-shims/src/native/methods.ts`). */
const phoneSteps = (): number => 4_000 + ((Math.floor((Date.now() + SHANGHAI_MS) / DAY_MS) * 2_777) % 7_000);

const balanceAfter = (coins: number): string => (INITIAL_BALANCE + coins).toLocaleString('en');

/** Returns the coins that the button for all steps offers. */
const allCoins = async (): Promise<number> => Number(ALL_STEPS.exec((await button(ALL_STEPS)).textContent)?.[1]);

/** Lists sources of coins: name, button, request, coins. The coins are undefined if the button's text has them. */
const REWARDS: readonly (readonly [name: string, label: RegExp, path: string, coins: number | undefined])[] = [
  ['a bubble', /^Walking: Exchange 6,200 steps for 62 coins$/, `${WALKING}/exchange-bubble-report`, 62],
  ['all steps', ALL_STEPS, `${WALKING}/exchange-health-coin`, undefined],
  ['the sign-in', /^Check in for 10 coins$/, `${WALKING}/v2/sign-in`, 10],
  ['a reward of the day', /^Get 5 coins: 3,000 steps in a day$/, `${WALKING}/receive-reward`, 5],
];

test.each(REWARDS)('P01: the coins when %s is tapped three times: are added once', async (_, label, path, coins) => {
  const { app } = await openAsWalker();
  const target = await button(label);
  const expectedBalance = balanceAfter(coins ?? (await allCoins()));
  for (let times = 0; times < 3; times++) target.click();
  await see(/coins? (is|are) yours$/);
  await expectBalance(expectedBalance);
  expect(requestCount(app, path)).toBe(1);
  await soon(() => expect(hasButton(label)).toBe(false));
});

test.each(REWARDS)(
  'P02: the coins when the responses to %s are lost: are added once, without a success message',
  async (_, label, path, coins) => {
    const { browser } = await openAsWalker();
    await button(label);
    const expectedBalance = balanceAfter(coins ?? (await allCoins()));
    await browser.control('/__fixtures/faults', [{ match: `POST ${path}`, times: 2, kind: 'drop' }]);
    (await button(label)).click();
    await see(UNCERTAIN);
    expect(sees(/coins? (is|are) yours/)).toBe(false);
    await expectBalance(expectedBalance);
    await soon(() => expect(hasButton(label)).toBe(false));
  },
);

test('P02: the coins when the request did not reach the service: are added at the next tap', async () => {
  const { browser } = await openAsWalker();
  const coins = await allCoins();
  const droppedRequest = { match: `POST ${WALKING}/exchange-health-coin`, times: 2, kind: 'drop', value: 'before' };
  await browser.control('/__fixtures/faults', [droppedRequest]);
  (await button(ALL_STEPS)).click();
  await see(UNCERTAIN);
  await expectBalance('1,438');
  (await button(ALL_STEPS)).click();
  await see(`${coins} coins are yours`);
  await expectBalance(balanceAfter(coins));
});

test('the coins when the service refuses: stay unchanged, and the reason is shown', async () => {
  const { browser } = await openAsWalker();
  await button('Check in for 10 coins');
  await browser.control('/__fixtures/settings', { activity: 'END' });
  (await button('Check in for 10 coins')).click();
  await see('The activity is not running now');
  await see('The activity has ended');
  await expectBalance('1,438');
  for (const label of [/^Check in/, /^Exchange/, /^Get/]) expect(hasButton(label)).toBe(false);
});

test('the coins for viewed goods when the person returns: are added once', async () => {
  const { app, browser } = await openAsWalker();
  await press('Digital thermometer');
  await soon(() => expect(document.querySelector('h1')?.textContent).toContain('thermometer'));
  const path = `${WALKING}/browse-goods-receive`;
  await browser.control('/__fixtures/faults', [{ match: `POST ${path}`, times: 2, kind: 'drop' }]);
  app.navigate(STEP);
  await soon(() => expect(requestCount(app, path)).toBe(2));
  await expectBalance('1,440');
  // After the lost responses the next visit repeats the request with the same key and shows the message.
  app.navigate('/');
  await soon(() => expect(location.pathname).toBe('/health/'));
  app.navigate(STEP);
  await see('2 coins for looking around');
  await expectBalance('1,440');
});

describe('the walking page', () => {
  test('A05: the timed gift when the phone’s clock is wrong: follows the service’s countdown', async () => {
    const { app } = await openAsWalker();
    (await button('Get 300 steps')).click();
    await see('300 steps to exchange');
    await see('Next in');
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01'));
    await app.reload();
    await see(/1 hour 59 minutes/);
    expect(hasButton(/^Get 300 steps$/)).toBe(false);
    vi.restoreAllMocks();
  });

  test('the guide when it is closed: does not return once its end is reported', async () => {
    const { app, browser } = await openAsWalker();
    const hint = 'Tap a bubble, and its steps become coins';
    await see(hint);
    await browser.control('/__fixtures/faults', [
      { match: `POST ${WALKING}/guide-status-report`, times: 1, kind: 'status', value: 503 },
    ]);
    (await button('Got it')).click();
    await see('That did not work. Please try again');
    expect(sees(hint)).toBe(true);
    const gotItButton = await button('Got it');
    gotItButton.focus();
    gotItButton.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await soon(() => expect(sees(hint)).toBe(false));
    expect(document.activeElement?.querySelector('[aria-label="Coins waiting for you"]')).not.toBeNull();
    await app.reload();
    await expectBalance('1,438');
    expect(sees(hint)).toBe(false);
  });

  test('a prize when it is chosen: shows its progress', async () => {
    const { browser } = await openAsWalker();
    (await button('Choose a prize')).click();
    (await button('Walk for this one')).click();
    await see('Choose one of the prizes first');
    document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[1]?.click();
    (await button('Walk for this one')).click();
    await see(/^You are now walking for: /);
    await see(/ of 120,000 steps$/);
    (await button('Change')).click();
    await browser.control('/__fixtures/faults', [
      {
        match: `POST ${WALKING}/select-prize`,
        times: 1,
        kind: 'code',
        value: { code: 40991, msg: 'The prize is won' },
      },
    ]);
    (await button('Walk for this one')).click();
    await see('The prize is won');
  });

  test('N02 N04: the walking page when the service fails: shows an error and a retry', async () => {
    installHost('browser');
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: `GET ${WALKING}/user-activity-info`, times: 2, kind: 'status', value: 503 },
    ]);
    await asCustomer(browser, STEP);
    await see('Something went wrong');
    await press('Try again');
    await expectBalance('1,438');
  });

  test('the walking page when the host counts no steps: shows that the app counts them', async () => {
    await openAsWalker();
    await see('Your steps are counted in the app');
    await see('6,240');
  });
});

test('the phone’s step count when it grows: is displayed at once', async () => {
  const { host } = await openInApp(STEP, { faults: { getSteps: { kind: 'drop' } } });
  // The phone does not respond, so the page displays the service's number.
  await see('6,240');
  host.fault('getSteps');
  document.dispatchEvent(new Event('visibilitychange'));
  await see(Math.max(6_240, phoneSteps()).toLocaleString('en'));
  const date = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await soon(async () => {
    await host.emit('stepsChanged', { date, steps: 19_876 });
    expect(sees('19,876')).toBe(true);
  });
  await see('Goal reached. Well done!');
});

test('the phone’s steps when the host returns none: are shown as missing and can be requested again', async () => {
  const { host } = await openInApp(STEP, { faults: { getSteps: { kind: 'wrong-shape' } } });
  await see('We could not read your phone’s steps');
  host.fault('getSteps');
  await press('Try again');
  await soon(() => expect(sees('We could not read your phone’s steps')).toBe(false));
});

test('the phone’s steps when the permission is missing: open the permission page, which returns after consent', async () => {
  const { host } = await openInApp(STEP, { user: 'fail' });
  await soon(() => expect(location.pathname).toBe('/health/healthGold/iosStepLicense'));
  const allow = await button('Allow');
  host.answer('accept');
  allow.click();
  await soon(() => expect(location.pathname).toBe('/health/healthGold/step'));
  await see('Goal 8,000');
  expect(sees('Step counting is off')).toBe(false);
});

test('the phone’s steps when the permission is refused: are off until it is given in the settings', async () => {
  const { app, host } = await openInApp(STEP, { user: 'fail' });
  (await button('Allow')).click();
  await see('Step counting is switched off');
  (await button('I have switched it on')).click();
  await see('It is still off. Please check both switches');
  await press('Not now');
  await see('Step counting is off');
  expect(location.pathname).toBe('/health/healthGold/step');
  await app.reload(STEP);
  await see('Step counting is off');
  await press('Allow step counting');
  await button('Allow');
  // The page notices on return that counting was switched on in the settings.
  host.answer('accept');
  document.dispatchEvent(new Event('visibilitychange'));
  await see('Step counting is on');
});
