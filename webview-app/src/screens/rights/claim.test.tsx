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
const faults = (browser: Browser, list: readonly object[]) => browser.control('/__fixtures/faults', list);
const claimButton = async () => (await see(/^Claim for free$/)).closest('button');
const goBack = () => document.querySelector<HTMLElement>('button[aria-label="Back"]')?.click();
const heading = () => document.querySelector('h1')?.textContent;
const waitUntilIdle = () => soon(() => expect(document.querySelector('button[aria-busy]')).toBeNull());

/** Waits until the page has processed all responses, including those without a visible effect. */
async function settle(): Promise<void> {
  await waitUntilIdle();
  for (let turns = 0; turns < 10; turns++) await see('Health benefits, free');
}

test('P01: free benefits when a visitor claims them with three taps: are claimed once, after consent and a login', async () => {
  const app = await newBrowser().open('/rights/claim-rights/v3?channel=c1&subChannel=s1');
  await see('One for each of the family');
  await see('Doctor on the phone');
  await waitUntilIdle();
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

test('P02: a claim when the response to it is lost: is looked up and shown as done', async () => {
  const browser = newBrowser();
  await asCustomer(browser, '/rights/claim-rights');
  await see('Health benefits, free');
  await faults(browser, [
    { match: `POST ${RECEIVE}`, times: 1, kind: 'drop' },
    { match: `POST ${RECEIVE}`, times: 9, kind: 'status', value: 503 },
  ]);
  await waitUntilIdle();
  await press(/^Claim for free$/);
  await see('Your benefits are here');
  await see('What you have now');
});

test('N07: a claim when it is refused: shows an error and can be repeated', async () => {
  const browser = newBrowser();
  await asCustomer(browser, '/rights/claim-rights');
  await faults(browser, [{ match: `POST ${RECEIVE}`, times: 1, kind: 'code', value: { code: 40400, msg: 'x' } }]);
  await see('Health benefits, free');
  await waitUntilIdle();
  await press(/^Claim for free$/);
  await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(/\S/));
  expect(location.pathname).toBe('/health/rights/claim-rights');
  await press(/^Claim for free$/);
  await see('Your benefits are here');
});

test.each([
  ['END', 'This activity has ended'],
  ['BEFORE_START', 'Almost there'],
])('free benefits when the activity is %s: are not offered, and the heading shows that', async (activity, headline) => {
  const browser = newBrowser();
  await browser.control('/__fixtures/settings', { activity });
  await asCustomer(browser, '/rights/claim-rights');
  await soon(() => expect(heading()).toBe(headline));
  expect(sees('Begins in')).toBe(activity === 'BEFORE_START');
  expect(sees('Claimed by')).toBe(false);
  await see('See my benefits');
  expect(sees('Claim for free')).toBe(false);
});

test('free benefits when counts, goods and the list do not load: are still offered', async () => {
  const browser = newBrowser();
  browser.hold(`${RIGHTS}/count`);
  browser.hold(`${RIGHTS}/rights-goods`);
  await faults(browser, [{ match: `GET ${RIGHTS}/rights-info`, times: 9, kind: 'status', value: 500 }]);
  await asCustomer(browser, '/rights/claim-rights');
  await see('Health benefits, free');
  await waitUntilIdle();
  expect(sees('Claimed by')).toBe(false);
  await press(/^Claim for free$/);
  await see('Your benefits are here');
});

test('the dialog on leaving when nothing was claimed: is shown once and sends the requested reminder', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, '/package-list');
  await faults(browser, [{ match: `POST ${REMIND}`, times: 9, kind: 'status', value: 500 }]);
  app.navigate('/rights/claim-rights');
  await see('Health benefits, free');
  await soon(() => expect(sentRequests(app, `${RIGHTS}/popup-info`)).toHaveLength(1));
  await waitUntilIdle();
  await settle();
  goBack();
  await press('Leave and remind me');
  await soon(() => expect(location.pathname).toBe('/health/package-list'));
  await soon(() => expect(sentRequests(app, REMIND)).toHaveLength(1));
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('');
  app.navigate('/rights/claim-rights');
  await soon(() => expect(sentRequests(app, `${RIGHTS}/popup-info`)).toHaveLength(2));
  await settle();
  goBack();
  await soon(() => expect(location.pathname).toBe('/health/package-list'));
  expect(sees('Leave and remind me')).toBe(false);
});

const ANSWER_ADDRESS = '/rights/claim-success?template_id=TM1004&action=confirm';
const SUBMIT = `${TEMPLATES}/submit-template`;

/** Claims the rights and opens the messenger's page. The service offers that page from then on, whatever the person answers. */
async function openMessengerPage(browser: Browser): Promise<OpenedApp> {
  const visits: string[] = [];
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visits.push(to) });
  const app = await asCustomer(browser, '/rights/claim-rights');
  await see('Health benefits, free');
  await waitUntilIdle();
  await press(/^Claim for free$/);
  await see('Your benefits are here');
  await offerReminder(browser);
  await app.reload('/rights/claim-success');
  await press('Turn on');
  await soon(() => expect(visits).toHaveLength(1));
  return app;
}

const offerReminder = (browser: Browser, ...rest: readonly object[]) => {
  const texts = { title: 'Ends soon', desc: 'Before they end' };
  const value = {
    list: [{ templateId: 'TM1004', ...texts, scene: 'rights', subscribed: false, askUrl: '/third/ask' }],
  };
  return faults(browser, [{ match: `GET ${TEMPLATES}/get-template-list`, times: 9, kind: 'shape', value }, ...rest]);
};

describe('the page after the claim', () => {
  test.each([
    ['does not arrive: is sent again once, with the next load', { kind: 'status', value: 503 }, 1],
    ['is refused by the service: is dropped', { kind: 'code', value: { code: 40400, msg: 'x' } }, 0],
  ])('P01: an answer to the messenger when it %s', async (_, fault, requestsOfNextLoad) => {
    const browser = newBrowser();
    const app = await openMessengerPage(browser);
    await offerReminder(browser, { match: `POST ${SUBMIT}`, times: 1, ...fault });
    const failed = await app.reload(ANSWER_ADDRESS);
    await see('Your choice about reminders could not be saved');
    expect(sentRequests(failed, SUBMIT)).toHaveLength(1);
    for (const expectedCount of [requestsOfNextLoad, 0]) {
      const page = await app.reload(ANSWER_ADDRESS);
      await see('Turn on');
      expect(location.search).toBe('');
      expect(sentRequests(page, SUBMIT)).toHaveLength(expectedCount);
    }
  });

  test('P01: an answer to the messenger when the person returns while it is pending: is not sent again', async () => {
    const browser = newBrowser();
    await openMessengerPage(browser);
    const release = browser.hold(SUBMIT);
    const app = await browser.open(ANSWER_ADDRESS);
    await soon(() => expect(sentRequests(app, SUBMIT)).toHaveLength(1));
    app.navigate('/package-list');
    await soon(() => expect(sees('Your benefits are here') || sees('You have these')).toBe(false));
    app.navigate(ANSWER_ADDRESS);
    await see('What you have now');
    release();
    await see('Turn on');
    expect(location.search).toBe('');
    expect(sentRequests(app, SUBMIT)).toHaveLength(1);
  });

  test('P01: an answer to the messenger when the service has refused it: can be sent again by a button', async () => {
    const browser = newBrowser();
    const app = await openMessengerPage(browser);
    await offerReminder(browser, { match: `POST ${SUBMIT}`, times: 1, kind: 'code', value: { code: 40400, msg: 'x' } });
    await app.reload(ANSWER_ADDRESS);
    await see('Your choice about reminders could not be saved');
    await press('Try again');
    await see('Turn on');
    expect(location.search).toBe('');
    expect(sentRequests(app, SUBMIT)).toHaveLength(2);
  });

  test('U03: a link with an answer when the messenger’s page was not opened: sends no answer', async () => {
    const visits: string[] = [];
    Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visits.push(to) });
    const browser = newBrowser();
    const app = await asCustomer(browser, '/rights/claim-rights');
    await see('Health benefits, free');
    await waitUntilIdle();
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
    const countSubmits = async (templateId: string) => {
      const page = await app.reload(`/rights/claim-success?template_id=${templateId}&action=confirm`);
      await see('Turn on');
      expect(location.search).toBe('');
      return sentRequests(page, `${TEMPLATES}/submit-template`).length;
    };
    expect(await countSubmits('TM1004')).toBe(0);
    await press('Turn on');
    await soon(() => expect(visits).toHaveLength(1));
    expect(await countSubmits('TM1001')).toBe(0);
    expect(await countSubmits('TM1004')).toBe(1);
    expect(await countSubmits('TM1004')).toBe(0);
  });

  test.each(['', '/channel', '/health-care', '/zero'])(
    'page «%s» when nothing was claimed: links to the claim',
    async (variant) => {
      await asCustomer(newBrowser(), `/rights/claim-success${variant}`);
      await see('Nothing claimed yet');
      expect(heading()).toBe('Nothing claimed yet');
      await see('Worth ¥878');
      await press('Claim my benefits');
      await see('Health benefits, free');
    },
  );
});
