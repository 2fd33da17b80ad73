import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { exchangeGift } from '../../api/activity.ts';

testsWholePages('browser');

const EXCHANGE = '/api/sdhealth/activity/gift_exchanget_record/exchange';
const LOGIN_TASK = '/api/sdhealth/coin/complete-login-task';
const ACCOUNT = '/healthGold/myAccount';
const RECORD = '/healthGold/record';
const goodsPath = (skuId: string, query = '?cityId=110000') => `/healthGoldGoodsDetail/${skuId}${query}`;
const dropResponses = (path: string, times = 1) => [{ match: `POST ${path}`, times, kind: 'drop' }];

function fill(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`dialog [name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens a tab as soon as it is rendered. */
const showTab = (name: string): Promise<void> =>
  soon(() => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      (element) => element.textContent === name,
    );
    if (!tab) throw new Error(`no tab ${name}`);
    tab.click();
  });

/** Returns the parcel's address in the dialog. */
const enteredAddress = () =>
  ['name', 'phone', 'address'].map(
    (name) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`dialog [name=${name}]`)?.value,
  );

/** Opens the dialog and fills in a parcel's address, with the phone number as autofill formats it. */
async function fillOrder(): Promise<void> {
  await press(/^Exchange$/);
  await see('Exchange your coins?');
  fill('name', '张明');
  fill('phone', '+86 138 0013 8000');
  fill('address', '朝阳区建国路 1 号');
}

test('P01: the daily coins when the button is tapped three times: are collected once', async () => {
  const app = await asCustomer(newBrowser(), ACCOUNT);
  await see('1,438');
  await see(/^0 of 5 done today$/);
  const button = (await see('Collect')).closest('button');
  for (let times = 0; times < 3; times++) button?.click();
  await see('5 coins added to your balance');
  await see('1,443');
  await see(/^1 of 5 done today$/);
  expect(app.calls.filter(({ path }) => path === LOGIN_TASK)).toHaveLength(1);
});

test('P02: the daily coins when the response is lost: are in the balance and collected once', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, ACCOUNT);
  await see('Collect');
  await browser.control('/__fixtures/faults', dropResponses(LOGIN_TASK));
  await press('Collect');
  await see('1,443');
  await soon(() => expect(sees('Collect')).toBe(false));
  expect(app.calls.filter(({ path }) => path === LOGIN_TASK)).toHaveLength(1);
  expect(sees('added to your balance')).toBe(false);
});

test('a task when it is tapped: opens its page and reports the tap', async () => {
  const app = await asCustomer(newBrowser(), ACCOUNT);
  await press('All 5 tasks');
  await see('Take a health assessment');
  const link = [...document.querySelectorAll('a')].find((element) =>
    element.getAttribute('aria-label')?.includes('assess'),
  );
  link?.click();
  await soon(() => expect(location.pathname).toBe('/health/assessment/A5001'));
  await soon(() => expect(app.calls.some(({ path }) => path.endsWith('task-click-report'))).toBe(true));
});

test('the shop when a tab is open: lists its goods and has the tab and category in the address', async () => {
  let app = await asCustomer(newBrowser(), ACCOUNT);
  await see('Digital thermometer');
  await press('See all 6');
  await see('Running socks, 3 pairs');
  expect(location.search).toBe('?category=sport');
  expect(sees('Digital thermometer')).toBe(false);
  app = await app.reload();
  await see('Running socks, 3 pairs');
  for (const [tab, item, address] of [
    ['Coins only', 'Floss picks, 200', 'tab=coins'],
    ['For walkers', 'Fitness band', 'tab=walking'],
    ['Cardholders', 'Neck-support pillow', 'tab=vip'],
    ['Prizes', '120,000 steps', 'tab=prizes'],
  ] as const) {
    await showTab(tab);
    await see(item);
    expect(location.search).toContain(address);
  }
  app = await app.reload();
  await see('120,000 steps');
});

test('the goods for card holders when the person has no card: are shown with the condition', async () => {
  await asCustomer(newBrowser(), `${ACCOUNT}?tab=vip`, '13700002222');
  await see('For health card holders');
  await see('Neck-support pillow');
});

test('the coin record when it opens: shows sums of each day, and an exchange links to its goods', async () => {
  await asCustomer(newBrowser(), RECORD);
  await see('+2,718');
  await see('−1,280');
  await see('Yesterday');
  await see('+89 that day');
  await showTab('Spent');
  await soon(() => expect(sees('+2,718')).toBe(false));
  expect(location.search).toBe('?tab=expense');
  await press('Exchanged: surgical masks, 50');
  await see('You already have this');
  expect(location.pathname).toBe('/health/healthGoldGoodsDetail/K7006');
});

test('the coin record when it is empty: shows that and a link to earn coins', async () => {
  await asCustomer(newBrowser(), RECORD, '13700002222');
  await see('No coins yet');
  await showTab('Spent');
  await see('No coins spent here');
  await press('Show all');
  await see('No coins yet');
  await see('See how to earn coins');
});

describe('the goods', () => {
  test('the goods when the coins are too few: show the progress to the price', async () => {
    const app = await asCustomer(newBrowser(), '/healthGoldGoodsDetail/K7016?cityId=110000');
    await see('1,438 / 3,200');
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('45');
    app.navigate('/healthGoldGoodsDetail/K7001?cityId=110000');
    await see('1,438');
    expect(document.querySelector('[role=progressbar]')).toBeNull();
  });

  test('P01: an exchange when its button is tapped three times: is executed and charged once', async () => {
    const app = await asCustomer(newBrowser(), goodsPath('K7001'));
    await fillOrder();
    const button = (await see('Exchange for 600 coins')).closest('button');
    for (let times = 0; times < 3; times++) button?.click();
    await see('It is yours');
    await see('It will be sent within 7 working days');
    expect(app.calls.filter(({ path }) => path === EXCHANGE)).toHaveLength(1);
    await soon(() => expect(sees('838')).toBe(true));
    await press('See your coin record');
    await see('Exchanged: Digital thermometer');
    await see('−600');
  });

  test('the parcel form when a field is invalid: sends nothing and stores only the street', async () => {
    const app = await asCustomer(newBrowser(), goodsPath('K7001'));
    await fillOrder();
    fill('phone', '123');
    await press('Exchange for 600 coins');
    await see('Please enter a correct mobile number');
    expect(app.calls.some(({ path }) => path === EXCHANGE)).toBe(false);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toMatch(/张明|0013|13800138000/);
    expect(stored).toContain('建国路');
  });

  test('V04: the parcel form when it opens again: is filled with the last address, which can be deleted', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, goodsPath('K7001'));
    await fillOrder();
    await press('Exchange for 600 coins');
    await see('It is yours');
    await browser.control('/__fixtures/settings', { goods: { K7002: { coins: 100, priceFen: 0 } } });
    app.navigate(goodsPath('K7002'));
    await press(/^Exchange$/);
    await see('Filled in from your last parcel. Please check it. It is kept on this phone only');
    expect(enteredAddress()).toEqual(['张明', '138 0013 8000', '朝阳区建国路 1 号']);
    fill('address', '海淀区中关村 2 号');
    await app.reload();
    await press(/^Exchange$/);
    await soon(() => expect(enteredAddress()).toEqual(['张明', '138 0013 8000', '海淀区中关村 2 号']));
    await press('Forget it and start anew');
    expect(enteredAddress()).toEqual(['', '', '']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/张明|13800138000|建国路/);
  });

  test('the parcel form when its fields are empty: shows an error for each field', async () => {
    await asCustomer(newBrowser(), goodsPath('K7001'));
    await press(/^Exchange$/);
    await see('Exchange your coins?');
    await press('Exchange for 600 coins');
    for (const text of ['Please enter the name', 'Please enter the mobile number', 'Please enter the address'])
      await see(text);
  });

  test('P02, P09: an exchange when its responses are lost: is executed once and shown on the goods’ page', async () => {
    const browser = newBrowser();
    await asCustomer(browser, goodsPath('K7030'));
    await press(/^Exchange$/);
    await see('Exchange your coins?');
    await browser.control('/__fixtures/faults', dropResponses(EXCHANGE, 9));
    await press('Exchange for 500 coins');
    await see('It is yours');
    await see('The voucher comes by text message');
    await soon(() => expect(sees('938')).toBe(true));
  });

  test('P12: an exchange when the price has changed: must be confirmed at the new price', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, goodsPath('K7001'));
    await fillOrder();
    await browser.control('/__fixtures/settings', { goods: { K7001: { coins: 650 } } });
    await press('Exchange for 600 coins');
    await see('The price has changed. Please look at it again');
    await press('Exchange for 650 coins');
    await see('It is yours');
    await soon(() => expect(sees('788')).toBe(true));
    expect(app.calls.filter(({ path }) => path === EXCHANGE)).toHaveLength(2);
  });

  test('P11: an exchange when another tab has done it: is shown and takes no coins', async () => {
    const browser = newBrowser();
    await asCustomer(browser, goodsPath('K7030'));
    await press(/^Exchange$/);
    await see('Exchange your coins?');
    const { request } = await import('../../client/request.ts');
    await request(exchangeGift, { body: { giftId: 'K7030' } }, { idempotencyKey: 'of another tab' });
    await press('Exchange for 500 coins');
    await see('You had already exchanged this. No coins were taken now');
    await soon(() => expect(sees('938')).toBe(true));
  });

  test('an exchange when the goods are sold out: shows that and links to the shop', async () => {
    const browser = newBrowser();
    await asCustomer(browser, goodsPath('K7030'));
    await press(/^Exchange$/);
    await see('Exchange your coins?');
    await browser.control('/__fixtures/settings', { goods: { K7030: { stock: 0 } } });
    await press('Exchange for 500 coins');
    await see('Sold out, please look at something else');
    await see('Go to the shop');
    expect(sees('It is yours')).toBe(false);
  });

  test.each([
    { address: goodsPath('K7016'), texts: ['You are 1,762 coins short', 'Earn coins'] },
    { address: goodsPath('K7008'), texts: ['Sold out', 'Sold out. There is more to choose from below'] },
    {
      address: goodsPath('K7019', '?cityId=310000'),
      texts: ['Does not ship to Shanghai', 'Ships only to Beijing, Tianjin'],
    },
    { address: goodsPath('K7019', '?cityId=000'), texts: ['Choose the city it should go to', 'Choose another city'] },
    { address: goodsPath('K9'), texts: ['This item is no longer offered', 'Go to the shop'] },
  ])('the goods when the address is $address: show what prevents the exchange', async ({ address, texts }) => {
    await asCustomer(newBrowser(), address);
    for (const text of texts) await see(text);
    expect(sees('Exchange your coins?')).toBe(false);
  });

  test('the bar when the coins are too few: shows how to earn coins instead of the price', async () => {
    await asCustomer(newBrowser(), goodsPath('K7016'));
    await see('You are 1,762 coins short');
    const bar = document.querySelector('main')?.lastElementChild?.textContent;
    expect(bar).toContain('Earn coins');
    expect(bar).not.toContain('3,200');
  });

  test('the goods when they are not sent to the city: are available after another city is chosen', async () => {
    const app = await asCustomer(newBrowser(), goodsPath('K7019', '?cityId=310000'));
    await press('Choose another city');
    await press(/^Tianjin$/);
    await see('Ships to Tianjin');
    expect(location.search).toBe('?cityId=120000');
    await see(/^Exchange$/);
    await app.reload(goodsPath('K7001', ''));
    await see('Ships to Tianjin');
  });
});
