/** Tests the app in real hosts with real taps. It must send the same messages as in the imitated hosts. */
import { isObject, textOf } from '../../src/json.ts';
import { test as base, expect } from '../fixtures.ts';
import { type AppSite, openAppSite } from './app-site.ts';
import { AGREEMENTS, book, buy, cancel, changeDate, choose, getMoneyBack } from './buy-and-book.ts';

const test = base.extend<{ site: AppSite }>({
  site: async ({ realCase }, use, testInfo) => {
    const site = await openAppSite(realCase.origin, testInfo.outputPath('app'));
    await use(site);
    await site.close();
  },
});
test.setTimeout(180_000);

const hostFor = ({ backend, folder, servers }: AppSite) => ({ backend, folder, servers });

async function ledgerOf(site: AppSite): Promise<{ charges: unknown[]; orders: unknown[] }> {
  const answer: unknown = await (await fetch(`${site.backend}/__fixtures/ledger`)).json();
  const list = (key: string) => (isObject(answer) && Array.isArray(answer[key]) ? answer[key] : []);
  return { charges: list('charges'), orders: list('orders') };
}

test('a checkup when a visitor buys, books, changes and cancels it: is refunded, with one charge', async ({
  startWithUser,
  site,
}, testInfo) => {
  const { user, embedder, app } = await startWithUser(hostFor(site));
  const shows = (name: string) => embedder.screenshot(testInfo.outputPath(`${name}.png`));
  await embedder.open(site.at('/health/package-list'));
  await test.step('buys a checkup', () => choose(user));
  await shows('sale');
  await test.step('pays', () => buy(user));
  await shows('bought');

  expect(app.sent('login')).toHaveLength(1);
  const [order] = app.sent('paySeq');
  const params = isObject(order) && isObject(order.params) ? order.params : {};
  for (const url of ['redirectUrl', 'failUrl']) expect(textOf(params, url)).toMatch(/^[a-z]+:\/\/.*\/pecSale\//);
  expect(app.sent('paySeq')).toHaveLength(1);
  expect((await ledgerOf(site)).charges).toHaveLength(1);

  await test.step('books a date', () => book(user));
  await shows('booked');
  await test.step('changes the date', () => changeDate(user));
  await test.step('cancels the booking', () => cancel(user));
  await test.step('requests a refund', () => getMoneyBack(user));
  await shows('refunded');
  expect(embedder.pageErrors).toEqual([]);
});

test('a payment when the card is declined first: is reported, and the next try pays the order once', async ({
  startWithUser,
  site,
}) => {
  const { user, embedder, app } = await startWithUser({
    ...hostFor(site),
    user: 'fail',
    token: 'native-13800138000-1',
  });
  await embedder.open(site.at('/health/package-list'));
  await choose(user);
  await user.tap({ role: 'button', name: '立即购买' });
  await user.tap(AGREEMENTS);
  await user.tap({ role: 'button', name: /^确认并支付/ });
  await user.waitForText(/支付未完成|支付未成功|尚未支付/);
  expect((await ledgerOf(site)).charges).toHaveLength(0);
  app.answer('accept');
  await user.tap({ role: 'button', name: /立即购买|立即支付|重新支付/ });
  await user.waitFor({ role: 'heading', name: '购买成功' });
  expect((await ledgerOf(site)).charges).toHaveLength(1);
  expect(embedder.pageErrors).toEqual([]);
});

test('pictures of the backend when the page has another origin: are displayed', async ({ startWithUser, site }) => {
  const { user, embedder } = await startWithUser(hostFor(site));
  await embedder.open(site.at('/health/package-list'));
  await user.waitFor({ role: 'heading', name: /./ });
  // A refused picture is removed, and its placeholder stays.
  const areShown =
    'return document.images.length > 1 && [...document.images].every(({ naturalWidth }) => naturalWidth > 0)';
  await expect.poll(() => embedder.evaluate(areShown)).toBe(true);
  expect(embedder.pageErrors).toEqual([]);
});
