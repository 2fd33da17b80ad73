/** Tests a campaign: an invited friend claims the card and orders a single gift despite lost answers. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { claimByLink, fillParcel, friendsPage, openInvitations, shareInvitation } from './journey/campaign-steps.ts';
import { heading, plant, press } from './journey/checkup-steps.ts';

const EXCHANGE = '/api/sdhealth/activity/gift_exchanget_record/exchange';
const GIFTS = '/api/sdhealth/activity/health-gift/detail';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('P02: an invitation when a response is lost: gives the friend one card and one parcel', async ({
  page,
  host,
  shim,
  browser,
  baseURL,
}) => {
  test.slow();
  await openInvitations(page, host);
  await expect(page.getByText('已有 3 位好友加入')).toBeVisible();
  await press(page, '邀请好友');
  const link = await shareInvitation(page, host, shim);

  const { searchParams, pathname } = new URL(link);
  expect(pathname).toBe('/health/pullNew');
  expect(Object.fromEntries(searchParams)).toEqual({
    inviteCode: expect.stringMatching(/^\w+$/),
    channel: 'c1',
    subChannel: 's1',
    campaign: 'wx_share_HY',
    shareSource: '2',
  });
  expect(link).not.toMatch(/U2001|138/);

  const friend = await friendsPage(browser, shim.sandbox, baseURL ?? '');
  await claimByLink(friend, link);
  await fillParcel(friend);
  // The gift is exchanged, but this answer and those of the automatic retries are lost.
  const match = `POST ${EXCHANGE}`;
  await plant(friend, [
    { match, times: 1, kind: 'drop' },
    { match, times: 9, kind: 'status', value: 503 },
  ]);
  await press(friend, '领取这份礼品');
  await expect(friend.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible({ timeout: 20_000 });
  await expect(friend.getByLabel('收件人', { exact: true })).toHaveValue('王小明');
  await plant(friend, []);
  await press(friend, '领取这份礼品');
  await expect(heading(friend, '礼品已领取')).toBeVisible();

  const calls: { path: string; headers: Record<string, string>; body: unknown }[] = await (
    await friend.request.get('/__fixtures/calls')
  ).json();
  const requests = calls.filter(({ path }) => path === EXCHANGE);
  expect(requests.length).toBeGreaterThan(1);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { data } = await (await friend.request.get(GIFTS)).json();
  expect(data.gifts).toContainEqual(expect.objectContaining({ giftId: 'G8000', stock: 199 }));
  const bound = calls.find(({ path }) => path.endsWith('user-health-rights-card/receive'));
  expect(JSON.stringify(bound?.body)).toMatch(/c1.*s1/);

  await page.reload();
  await expect(page.getByText('已有 4 位好友加入')).toBeVisible();

  await page.request.post('/__fixtures/settings', { data: { activity: 'END' } });
  await page.reload();
  await expect(page.getByText('活动已结束')).toBeVisible();
  await expect(page.getByRole('button', { name: '邀请好友' })).toHaveCount(0);
  await friend.goto('/health/pullNew');
  await expect(friend.getByText(/活动已于.*结束/)).toBeVisible();
  await friend.getByRole('link', { name: '查看我的礼品' }).click();
  await expect(heading(friend, '礼品已领取')).toBeVisible();
  await friend.context().close();
});
