/** Tests the claim of free rights against the embedded backend. */
import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, logInByDialog } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const RIGHTS = '/api/sdhealth/promotion/user-rights';
const RECEIVE = `${RIGHTS}/receive`;
const TEMPLATES = '/api/sdhealth/promotion/template';
const REMIND = `${RIGHTS}/unreceived-send-custom-msg`;

const sentRequests = ({ calls }: OpenedApp, path: string) => calls.filter((call) => call.path === path);
const faults = (browser: Browser, all: readonly object[]) => browser.control('/__fixtures/faults', all);
const claimButton = async () => (await see(/^Claim for free$/)).closest('button');
const back = () => document.querySelector<HTMLElement>('button[aria-label="Back"]')?.click();
const heading = () => document.querySelector('h1')?.textContent;
const isIdle = () => soon(() => expect(document.querySelector('button[aria-busy]')).toBeNull());

/** Waits until the page has processed all answers, including those without a visible effect. */
async function settle(): Promise<void> {
  await isIdle();
  for (let turns = 0; turns < 10; turns++) await see('Health benefits, free');
}

describe('free benefits', () => {
  test('P01: free benefits when a visitor claims them: asks for consent and a login, claims once, and the second visit says so', async () => {
    const app = await newBrowser().open('/rights/claim-rights/v3?channel=c1&subChannel=s1');
    await see('One for each of the family');
    await see('Doctor on the phone');
    await isIdle();
    await press(/^Claim for free$/);
    expect(sees('Verify phone number')).toBe(false);
    document.querySelector<HTMLInputElement>('input[name=agreed]')?.click();
    const button = await claimButton();
    for (let times = 0; times < 3; times++) button?.click();
    await logInByDialog();
    await see('A gift from our partner. You can use it from now on');
    await see('Get the health app');
    expect(sentRequests(app, RECEIVE)).toHaveLength(1);

    await app.reload('/rights/claim-rights/v4');
    await see('You have these benefits');
    expect(sees('Claim for free')).toBe(false);
    await press('See my benefits');
    await soon(() => expect(location.pathname).toBe('/health/rights/user-rights'));
  });

  test('P02: a claim when its answer is lost: is looked up and shown as done', async () => {
    const browser = newBrowser();
    await asCustomer(browser, '/rights/claim-rights');
    await see('Health benefits, free');
    await faults(browser, [
      { match: `POST ${RECEIVE}`, times: 1, kind: 'drop' },
      { match: `POST ${RECEIVE}`, times: 9, kind: 'status', value: 503 },
    ]);
    await isIdle();
    await press(/^Claim for free$/);
    await see('Your benefits are here');
    await see('What you have now');
  });

  test('N07: a claim when it is refused: says so and can be repeated', async () => {
    const browser = newBrowser();
    await asCustomer(browser, '/rights/claim-rights');
    await faults(browser, [{ match: `POST ${RECEIVE}`, times: 1, kind: 'code', value: { code: 40400, msg: 'x' } }]);
    await see('Health benefits, free');
    await isIdle();
    await press(/^Claim for free$/);
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(/\S/));
    expect(location.pathname).toBe('/health/rights/claim-rights');
    await press(/^Claim for free$/);
    await see('Your benefits are here');
  });

  test.each([
    ['END', 'This activity has ended'],
    ['BEFORE_START', 'Almost there'],
  ])(
    'free benefits when the activity is %s: are not offered, the heading says so, and own ones are linked',
    async (activity, says) => {
      const browser = newBrowser();
      await browser.control('/__fixtures/settings', { activity });
      await asCustomer(browser, '/rights/claim-rights');
      await soon(() => expect(heading()).toBe(says));
      expect(sees('Begins in')).toBe(activity === 'BEFORE_START');
      expect(sees('Claimed by')).toBe(false);
      await see('See my benefits');
      expect(sees('Claim for free')).toBe(false);
    },
  );

  test('free benefits when counts, goods and list are pending or failed: are offered', async () => {
    const browser = newBrowser();
    browser.hold(`${RIGHTS}/count`);
    browser.hold(`${RIGHTS}/rights-goods`);
    await faults(browser, [{ match: `GET ${RIGHTS}/rights-info`, times: 9, kind: 'status', value: 500 }]);
    await asCustomer(browser, '/rights/claim-rights');
    await see('Health benefits, free');
    await isIdle();
    expect(sees('Claimed by')).toBe(false);
    await press(/^Claim for free$/);
    await see('Your benefits are here');
  });
});

describe('who leaves without them', () => {
  test('leaving when nothing was claimed: asks once, sends a requested reminder, and hides a failed one', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/package-list');
    await faults(browser, [{ match: `POST ${REMIND}`, times: 9, kind: 'status', value: 500 }]);
    app.navigate('/rights/claim-rights');
    await see('Health benefits, free');
    await soon(() => expect(sentRequests(app, `${RIGHTS}/popup-info`)).toHaveLength(1));
    await isIdle();
    await settle();
    back();
    await press('Leave and remind me');
    await soon(() => expect(location.pathname).toBe('/health/package-list'));
    await soon(() => expect(sentRequests(app, REMIND)).toHaveLength(1));
    expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('');
    app.navigate('/rights/claim-rights');
    await soon(() => expect(sentRequests(app, `${RIGHTS}/popup-info`)).toHaveLength(2));
    await settle();
    back();
    await soon(() => expect(location.pathname).toBe('/health/package-list'));
    expect(sees('Leave and remind me')).toBe(false);
  });
});

const ANSWERED = '/rights/claim-success?template_id=TM1004&action=confirm';
const SUBMIT = `${TEMPLATES}/submit-template`;

/** Claims the rights and opens the messenger's page. The service offers that page from then on, whatever the answer. */
async function askedByMessenger(browser: Browser): Promise<OpenedApp> {
  const visited: string[] = [];
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visited.push(to) });
  const app = await asCustomer(browser, '/rights/claim-rights');
  await see('Health benefits, free');
  await isIdle();
  await press(/^Claim for free$/);
  await see('Your benefits are here');
  await offerReminder(browser);
  await app.reload('/rights/claim-success');
  await press('Turn on');
  await soon(() => expect(visited).toHaveLength(1));
  return app;
}

const offerReminder = (browser: Browser, ...more: readonly object[]) => {
  const texts = { title: 'Ends soon', desc: 'Before they end' };
  const value = {
    list: [{ templateId: 'TM1004', ...texts, scene: 'rights', subscribed: false, askUrl: '/third/ask' }],
  };
  return faults(browser, [{ match: `GET ${TEMPLATES}/get-template-list`, times: 9, kind: 'shape', value }, ...more]);
};

describe('the page after the claim', () => {
  test.each([
    ['does not arrive: is sent with the next load, once', { kind: 'status', value: 503 }, 1],
    ['is refused by the service: is dropped', { kind: 'code', value: { code: 40400, msg: 'x' } }, 0],
  ])('P01: an answer to the messenger when it %s', async (_, how, again) => {
    const browser = newBrowser();
    const app = await askedByMessenger(browser);
    await offerReminder(browser, { match: `POST ${SUBMIT}`, times: 1, ...how });
    const failed = await app.reload(ANSWERED);
    await see('Your choice about reminders could not be saved');
    expect(sentRequests(failed, SUBMIT)).toHaveLength(1);
    for (const times of [again, 0]) {
      const back = await app.reload(ANSWERED);
      await see('Turn on');
      expect(location.search).toBe('');
      expect(sentRequests(back, SUBMIT)).toHaveLength(times);
    }
  });

  test('P01: an answer when the person leaves and returns while it is pending: is not sent again', async () => {
    const browser = newBrowser();
    await askedByMessenger(browser);
    const release = browser.hold(SUBMIT);
    const app = await browser.open(ANSWERED);
    await soon(() => expect(sentRequests(app, SUBMIT)).toHaveLength(1));
    app.navigate('/package-list');
    await soon(() => expect(sees('Your benefits are here') || sees('You have these')).toBe(false));
    app.navigate(ANSWERED);
    await see('What you have now');
    release();
    await see('Turn on');
    expect(location.search).toBe('');
    expect(sentRequests(app, SUBMIT)).toHaveLength(1);
  });

  test('P01: an answer when the service has refused it: can be given again on the page, once', async () => {
    const browser = newBrowser();
    const app = await askedByMessenger(browser);
    await offerReminder(browser, { match: `POST ${SUBMIT}`, times: 1, kind: 'code', value: { code: 40400, msg: 'x' } });
    await app.reload(ANSWERED);
    await see('Your choice about reminders could not be saved');
    await press('Try again');
    await see('Turn on');
    expect(location.search).toBe('');
    expect(sentRequests(app, SUBMIT)).toHaveLength(2);
  });

  test('U03: a link when it answers an unasked question: turns nothing on, and the answer to the opened page counts once', async () => {
    const visited: string[] = [];
    Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visited.push(to) });
    const browser = newBrowser();
    const app = await asCustomer(browser, '/rights/claim-rights');
    await see('Health benefits, free');
    await isIdle();
    await press(/^Claim for free$/);
    await see('Your benefits are here');
    const reminder = {
      templateId: 'TM1004',
      title: 'Ends soon',
      desc: 'Before they end',
      scene: 'rights',
      subscribed: false,
    };
    const value = { list: [{ ...reminder, askUrl: '/third/ask' }] };
    await faults(browser, [{ match: `GET ${TEMPLATES}/get-template-list`, times: 9, kind: 'shape', value }]);
    const answered = async (templateId: string) => {
      const back = await app.reload(`/rights/claim-success?template_id=${templateId}&action=confirm`);
      await see('Turn on');
      expect(location.search).toBe('');
      return sentRequests(back, `${TEMPLATES}/submit-template`).length;
    };
    expect(await answered('TM1004')).toBe(0);
    await press('Turn on');
    await soon(() => expect(visited).toHaveLength(1));
    expect(await answered('TM1001')).toBe(0);
    expect(await answered('TM1004')).toBe(1);
    expect(await answered('TM1004')).toBe(0);
  });

  test.each(['', '/channel', '/health-care', '/zero'])('page%s when unclaimed: leads to the claim', async (variant) => {
    await asCustomer(newBrowser(), `/rights/claim-success${variant}`);
    await see('Nothing claimed yet');
    expect(heading()).toBe('Nothing claimed yet');
    await see('Worth ¥878');
    await press('Claim my benefits');
    await see('Health benefits, free');
  });
});
