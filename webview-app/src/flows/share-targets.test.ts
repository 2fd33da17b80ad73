/** Tests that each share target gets the link with its own campaign, if the host distinguishes targets. */
import { createBackend } from '@sdhealth/fixtures';
import { type HostOption, type InstalledHost, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const PAGE = { title: 't', desc: 'd', to: '/package-list', imgUrl: '/a.png' };

async function shareIn(host: Exclude<HostOption, object>): Promise<InstalledHost> {
  const backend = createBackend();
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    backend.request(new URL(String(address), 'http://localhost').href, init),
  );
  const installedHost = installHost(host);
  const { bridge } = await import('../platform/bridge.ts');
  await bridge.opened;
  const { sharePage } = await import('./share.ts');
  await sharePage(PAGE);
  return installedHost;
}
const bodies = ({ traffic }: InstalledHost, name: string, direction = 'to-host') =>
  traffic.filter((entry) => entry.name === name && entry.direction === direction).map(({ body }) => Object(body));
const campaignOf = (link: unknown) => new URL(String(link)).searchParams.get('campaign');

afterEach(() => vi.unstubAllGlobals());

test('WeChat when a page is shared: gets links for the chat and the timeline', async () => {
  const host = await shareIn('wechat');
  const links = ['updateAppMessageShareData', 'updateTimelineShareData'].map((name) => bodies(host, name)[0]?.link);
  expect(links.map(campaignOf)).toEqual(['wx_share_HY', 'wx_share_PYQ']);
});

test('an app of the provider when a page is shared: gets links for all its share targets', async () => {
  const [message] = bodies(await shareIn('ios-app'), 'setShareContent');
  const { link, links } = message.params;
  expect(campaignOf(link)).toBe('wx_share_HY');
  expect(Object.entries(links).map(([target, value]) => [target, campaignOf(value)])).toEqual([
    ['timeline', 'wx_share_PYQ'],
    ['friend', 'wx_share_HY'],
    ['qq', 'wx_share_QQ'],
    ['qzone', 'wx_share_QZone'],
  ]);
});

test('A04: the share menu when the person logs out: reset to the general content', async () => {
  const host = await shareIn('ios-app');
  const { forgetPerson } = await import('../platform/personal.ts');
  const titles = () => bodies(host, 'setShareContent').map(({ params }) => params.title);
  expect(titles()).toEqual([PAGE.title]);
  forgetPerson();
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  expect(titles()[1]).not.toBe(PAGE.title);
});

test('B22: a mini-program when a page is shared: gets the link with the chat’s campaign', async () => {
  const host = await shareIn('mini-program');
  // The page's messages are delivered once the host's script is loaded and has taken them.
  await vi.waitFor(async () => {
    await host.emit('menu:share:appmessage');
    expect(bodies(host, 'bindmessage', 'host-only')).not.toEqual([]);
  });
  const [{ data }] = bodies(host, 'bindmessage', 'host-only') as [
    { data: { params: { links: { friend: string } } }[] },
  ];
  expect(data.map(({ params }) => campaignOf(params.links.friend))).toEqual(['wx_share_HY']);
});
