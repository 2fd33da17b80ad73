/** Tests the pages of the campaigns against the embedded backend. */
import { type InstalledHost, replaceHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { resultOf } from './success/result-of-status.ts';

testsWholePages('browser');

const CREATE = '/api/sdhealth/activity/health-invitation/create';
const EXCHANGE = '/api/sdhealth/activity/gift_exchanget_record/exchange';
const RECEIVE = '/api/sdhealth/user-health-rights-card/receive';
const NEW_PERSON = '13700137000';

const failOnce = (browser: Browser, match: string, value: object) =>
  browser.control('/__fixtures/faults', [{ match: `POST ${match}`, times: 1, kind: 'code', value }]);
const heading = () => document.querySelector('h1')?.textContent;
const tick = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.click();

test('P01: an invitation when its button is tapped three times and its sheet is opened again: is created once', async () => {
  const app = await asCustomer(newBrowser(), '/invite-friends');
  const button = (await see('Invite a friend')).closest('button');
  for (let times = 0; times < 3; times++) button?.click();
  await see('Send your invitation');
  await soon(() => expect(document.querySelector('dialog img')?.getAttribute('src')).toMatch(/^data:image\//));
  document.querySelector<HTMLElement>('dialog button[aria-label="Close"]')?.click();
  await soon(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await press('Invite a friend');
  await see('Send your invitation');
  expect(app.calls.filter(({ path }) => path === CREATE)).toHaveLength(1);
});

test('an invitation when its link leads to another site: is shared with that link', async () => {
  const browser = newBrowser();
  const link = 'https://friends.example/come?inviteCode=ABC';
  const created = {
    invitationNo: 'IV9',
    inviteCode: 'ABC',
    link,
    posterUrl: '/a.svg',
    createdAt: '2026-03-03T12:00:00+08:00',
  };
  await browser.control('/__fixtures/faults', [{ match: `POST ${CREATE}`, times: 1, kind: 'shape', value: created }]);
  await asCustomer(browser, '/invite-friends');
  await see('Invite a friend');
  const writeText = vi.fn(async (_: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await press('Invite a friend');
  await see('Send your invitation');
  await press('Copy the link');
  await soon(() => expect(writeText.mock.lastCall?.[0]).toContain(`${link}&`));
});

test('an invitation when it cannot be created: shows the reason and opens no sheet', async () => {
  const browser = newBrowser();
  const refused = { match: `POST ${CREATE}`, times: 2, kind: 'code' };
  const value = { code: 40957, msg: 'The activity is not running now' };
  await browser.control('/__fixtures/faults', [{ ...refused, value }]);
  await asCustomer(browser, '/invite-friends');
  await see('Invite a friend');
  expect(sees(value.msg)).toBe(false);
  await press('Invite a friend');
  await see(value.msg);
  expect(sees('Send your invitation')).toBe(false);
});

describe('the host’s share menu', () => {
  const shared = (installed: InstalledHost) =>
    JSON.stringify(installed.traffic.filter(({ name }) => /Share/i.test(name)));

  test.each(['/invite-friends', '/pullNew'])(
    'the host’s share menu when %s opens: shares the app, and the invite link once it has loaded',
    async (path) => {
      const installed = replaceHost('ios-app', { token: 'native-13800138000-1' });
      const browser = newBrowser();
      const release = browser.hold(CREATE);
      await browser.open(path);
      await soon(() => expect(shared(installed)).toContain('/health/'));
      expect(shared(installed)).not.toMatch(/invite-friends|pullNew/);
      release();
      await soon(() => expect(shared(installed)).toMatch(/pullNew\?inviteCode=\w{5,}/));
      expect(shared(installed)).not.toContain('invite-friends');
    },
  );
});

describe('an invited friend', () => {
  test('an invite code when nobody has it: shows an error at the field and can be left empty', async () => {
    const app = await asCustomer(newBrowser(), '/pullNew/bindMedicalServices?inviteCode=NOBODY', NEW_PERSON);
    await press('Claim the card');
    expect(app.calls.filter(({ path }) => path === RECEIVE)).toHaveLength(0);
    tick('input[name=agreed]');
    await press('Claim the card');
    await see('This code is not valid. Please check it, or leave it empty');
    const field = document.querySelector<HTMLInputElement>('input[name=inviteCode]');
    expect(field?.value).toBe('NOBODY');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    await type('Invitation code', '');
    await press('Claim the card');
    await see('The card is yours');
  });

  test('N10: a form when its gift is gone on sending: keeps the input and requests the current gifts', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/pullNew/bindMedicalServices', NEW_PERSON);
    await see('Invitation code');
    tick('input[name=agreed]');
    await press('Claim the card');
    await press('Choose my gift');
    await type('Recipient', 'Wang Xiaoming');
    await type('Mobile number', '137 0013 7000');
    await press('Choose a city');
    await press('Hangzhou');
    await type('Street and number', 'Wensan Road 1, room 301');
    await failOnce(browser, EXCHANGE, { code: 40955, msg: 'This gift is gone' });
    await press('Get this gift');
    await see('This gift is gone');
    await soon(() => expect(app.calls.some(({ path }) => path.endsWith('health-gift/detail'))).toBe(true));
    expect(document.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Wang Xiaoming');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Xiaoming|0013|Wensan/);
    await press('Get this gift');
    await see('The gift is yours');
  });
});

describe('the rewards', () => {
  test('the headline when the page opens: contains the next gift or a gift that is ready', async () => {
    await asCustomer(newBrowser(), '/pullNew');
    await soon(() => expect(heading()).toMatch(/^(Invite friends and win: |Your gift is ready)/));
  });

  test('the rewards when the page opens: show the progress to the next one', async () => {
    await asCustomer(newBrowser(), '/invite-friends');
    await see('2 more: 3,500 coins');
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')).toBe('3 of 5 friends');
  });

  test('the gifts when some are locked: lists these below the gifts that can be chosen', async () => {
    await asCustomer(newBrowser(), '/pullNew/gift');
    await see('Choose');
    await soon(() => expect(heading()).toBe('Pick your favourite gift'));
    const locked = () =>
      [...document.querySelectorAll('section')].find((element) =>
        element.textContent.startsWith('Not yet yours to choose'),
      );
    await soon(() => expect(locked()?.textContent).toContain('2 more friends'));
    expect(locked()?.querySelector('input')).toBeNull();
    const button = () =>
      [...document.querySelectorAll('button')].find((element) => element.textContent === 'Get this gift');
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    await see('Please choose a gift');
    const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name=giftId]')];
    expect(radios()).toSatisfy((all: HTMLInputElement[]) => all.length > 1 && all.every(({ disabled }) => !disabled));
    // The page may render again when a later answer arrives.
    await soon(() => {
      radios()[0]?.click();
      expect(sees('Chosen')).toBe(true);
      expect(button()?.getAttribute('aria-disabled')).not.toBe('true');
      expect(sees('Please choose a gift')).toBe(false);
    });
  });

  test('the claim form when it opens: has the consent beside the button, which needs it', async () => {
    await asCustomer(newBrowser(), '/pullNew/bindMedicalServices', NEW_PERSON);
    await soon(() => expect(heading()).toBe('Claim your free health-rights card'));
    await see('What is waiting for you');
    expect(document.querySelector('form input[name=agreed]')).toBeNull();
    expect(document.querySelector('input[name=agreed]')).not.toBeNull();
    const button = () =>
      [...document.querySelectorAll('button')].find((element) => element.textContent === 'Claim the card');
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    tick('input[name=agreed]');
    await soon(() => expect(button()?.getAttribute('aria-disabled')).not.toBe('true'));
  });
});

test('the goods of an activity when the person has coins: show the coins and a button to exchange them', async () => {
  await asCustomer(newBrowser(), '/activity/stock');
  await see('My coins');
  await see('Exchange now');
});

describe('the campaign result', () => {
  const RECORD = { recordNo: 'GR1', giftId: 'G1', name: 'A gift', exchangedAt: '', stateText: '' };
  test.each([
    ['success', true, undefined, 'START', 'success'],
    ['success', false, undefined, 'START', 'unbound'],
    ['already', true, undefined, 'START', 'already'],
    ['already', false, RECORD, 'START', 'unbound'],
    ['gift', true, RECORD, 'END', 'gift'],
    ['gift', true, undefined, 'START', 'noGift'],
    ['gift', true, undefined, 'END', 'ended'],
    ['ended', true, undefined, 'END', 'ended'],
    ['ended', true, undefined, 'START', 'unknown'],
    ['constructor', true, RECORD, 'START', 'unknown'],
  ] as const)('the result %s when card %s, gift %o, activity %s: is %s', (status, hasCard, record, state, expected) => {
    expect(resultOf(status, hasCard, { state, record })).toBe(expected);
  });

  test('a result page when the card is not claimed: links to the claim', async () => {
    await asCustomer(newBrowser(), '/pullNew/success/success', NEW_PERSON);
    await see('Claim card and gift');
    expect(heading()).toBe('One step left: claim your card');
    await see('Waiting for you');
    expect(document.title).toBe('Campaign result');
  });

  test('a result page when the result is not known yet: has a button to refresh and no details', async () => {
    const app = await asCustomer(newBrowser(), '/pullNew/success/none', NEW_PERSON);
    await see('The result isn’t here yet');
    const requestCount = () => app.calls.filter(({ path }) => path.endsWith('health-gift/detail')).length;
    const previousCount = requestCount();
    await press('Refresh');
    await soon(() => expect(requestCount()).toBe(previousCount + 1));
    expect(document.querySelector('main dl')).toBeNull();
  });

  test.each(['/invite-friends', '/pullNew', '/pullNew/bindMedicalServices', '/pullNew/gift', '/activity/stock'])(
    'an activity page when the activity is over: %s shows that and no actions',
    async (address) => {
      const browser = newBrowser();
      await browser.control('/__fixtures/settings', { activity: 'END' });
      await asCustomer(browser, address);
      await see('This activity has ended');
      if (address.startsWith('/pullNew') || address.startsWith('/invite'))
        expect(heading()).toBe('This activity has ended');
      await see('See our services');
      expect(sees(/have the card/)).toBe(false);
      for (const text of ['Invite a friend', 'Choose my gift', 'Claim the card', 'Yours to choose', 'Earn coins'])
        expect(sees(text), text).toBe(false);
    },
  );
});
