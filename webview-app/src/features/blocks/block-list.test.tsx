/** Tests the rendered blocks for valid and invalid configurations. Docs: `docs/faults.md` (U02, H03, A05). */
import { createBackend } from '@sdhealth/fixtures';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { see, sees, soon } from '../../../test/open-app.tsx';
import { acting, render } from '../../../test/render.tsx';
import { AppRouter } from '../../app/app-router.tsx';
import { learnTime } from '../../client/server-clock.ts';
import { useActivityTime } from './activity-time.ts';
import { type Block, BlockList } from './block-list.tsx';
import { PeriodNote } from './period-note.tsx';
import { blocksWords } from './words/index.ts';

// The settings are read when they are first imported, so this runs before.
vi.hoisted(() => {
  const meta = Object.assign(document.createElement('meta'), { name: 'allowed-origins' });
  meta.content = 'https://partner.example';
  document.head.append(meta);
});

const reportedProblems: string[] = [];
const DAY_MS = 86_400_000;
const PICTURE = { url: '/static/img/scene-card.svg', alt: 'A card' };

beforeEach(async () => {
  const backend = createBackend();
  reportedProblems.length = 0;
  installHost('browser');
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { href, pathname } = new URL(String(address), 'http://localhost');
    if (pathname.endsWith('febot-notice')) reportedProblems.push(JSON.parse(String(init?.body)).message);
    return backend.request(href, init);
  });
  await blocksWords.open();
});
afterEach(() => {
  learnTime(new Date().toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const momentAfter = (ms: number) => new Date(Date.now() + ms).toISOString();
const RUNNING_PERIOD = { startAt: momentAfter(-DAY_MS), endAt: momentAfter(DAY_MS) };

interface PageProps {
  blocks: readonly Block[];
  period?: typeof RUNNING_PERIOD;
  coins?: number;
}

function Page({ blocks, period = RUNNING_PERIOD, coins }: PageProps) {
  const state = useActivityTime(period);
  return (
    <AppRouter>
      <PeriodNote period={period} state={state} />
      <BlockList blocks={blocks} period={period} state={state} coins={coins} />
    </AppRouter>
  );
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('a block when its kind is unknown: is skipped and reported once', async () => {
  const blocks = [
    { id: '1', type: 'hologram', title: 'From a later year' },
    { id: '2', type: 'hologram', title: 'Another one' },
    { id: '3', type: 'constructor' },
    { id: '4', type: 'text', text: 'Still here' },
  ];
  const { rerender } = render(<Page blocks={blocks} />);
  await see('Still here');
  rerender(<Page blocks={[...blocks]} />);
  expect(sees('From a later year')).toBe(false);
  await soon(() => expect(reportedProblems).toEqual(['unknown block', 'unknown block']));
});

test.each([
  ['/health/package-list?a=1', '/health/package-list?a=1'],
  ['http://localhost:3000/health/package-list', '/health/package-list'],
  ['https://partner.example/x', 'https://partner.example/x'],
  ['https://stranger.example/x', undefined],
  ['https://partner.example.evil.example/x', undefined],
  ['https://partner.example//evil.example', undefined],
  ['/health/no-such-page', undefined],
  ['http://partner.example/x', undefined],
  ['https://good.example@evil.example/', undefined],
  ['//evil.example/health/', undefined],
  ['javascript:alert(1)', undefined],
])('U02 H03: the link %s when a block has it: leads to %s', (link, expected) => {
  render(
    <Page
      blocks={[
        { id: '1', type: 'button', title: 'Go', link },
        { id: '2', type: 'picture', picture: PICTURE, link },
        { id: '3', type: 'video', title: 'Film', picture: PICTURE, link },
      ]}
    />,
  );
  expect(links()).toEqual(expected ? [expected, expected, expected] : []);
  expect(sees('Go')).toBe(expected !== undefined);
});

test('A05: an activity when the phone’s clock is days behind: ends by the server’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const blocks = [
    { id: '1', type: 'countdown', title: 'Ends in' },
    { id: '2', type: 'button', title: 'Go', link: '/health/package-list' },
  ];
  // By the server's clock, two days ahead, the activity ends in ten seconds.
  const server = Date.now() + 2 * DAY_MS;
  learnTime(new Date(server).toUTCString());
  const period = { startAt: momentAfter(0), endAt: new Date(server + 10_000).toISOString() };
  render(<Page blocks={blocks} period={period} />);
  expect(sees('Ends in') && sees('Go')).toBe(true);
  acting(() => vi.advanceTimersByTime(11_000));
  expect(sees('This activity has ended')).toBe(true);
  expect(sees('Ends in')).toBe(false);
  expect(links()).toEqual([]);
});

test('the actions of a page when its activity begins: appear without a reload', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const period = { startAt: momentAfter(5_000), endAt: momentAfter(DAY_MS) };
  render(<Page blocks={[{ id: '1', type: 'button', title: 'Go', link: '/health/package-list' }]} period={period} />);
  expect(sees('Begins in')).toBe(true);
  expect(links()).toEqual([]);
  acting(() => vi.advanceTimersByTime(6_000));
  expect(sees('Begins in')).toBe(false);
  expect(links()).toEqual(['/health/package-list']);
});

test('a goods block when one of its goods is unknown: shows the others in the configured order with their stock', async () => {
  render(<Page blocks={[{ id: '1', type: 'goods', skuIds: ['K7008', 'K1', 'K7001'] }]} />);
  await see('Sold out');
  await see(/\d+ left/);
  expect(links()).toEqual(['/health/healthGoldGoodsDetail/K7008', '/health/healthGoldGoodsDetail/K7001']);
});

test('a goods block when the person’s coins are known: shows which goods they can exchange and how many are missing', async () => {
  const goods = [{ id: '1', type: 'goods', skuIds: ['K7008', 'K7001'] }];
  const { rerender } = render(<Page blocks={goods} coins={600} />);
  await see('Exchange now');
  expect(document.body.textContent?.match(/Exchange now/g)).toHaveLength(1);
  rerender(<Page blocks={goods} coins={599} />);
  await see('1 coin to go');
  expect(sees('Exchange now')).toBe(false);
  rerender(<Page blocks={goods} />);
  await soon(() => expect(sees('to go')).toBe(false));
});

test.each([
  [6 * DAY_MS, true],
  [8 * DAY_MS, false],
])('the end of an activity when it is %d ms ahead: is shown as a countdown: %s', (ms, isCountdown) => {
  const period = { startAt: momentAfter(-DAY_MS), endAt: momentAfter(ms) };
  render(<Page blocks={[{ id: '1', type: 'countdown', title: 'Ends in' }]} period={period} />);
  expect(sees('Ends in')).toBe(isCountdown);
  expect(sees(/Until \w+ \d/)).toBe(!isCountdown);
});

test('a block of points when it has no lines: is not shown', async () => {
  render(
    <Page
      blocks={[
        { id: '1', type: 'points', title: 'Help when you need care', lines: ['A specialist', 'A nurse'] },
        { id: '2', type: 'points', title: 'Nothing at all' },
      ]}
    />,
  );
  await see('Help when you need care');
  expect([...document.querySelectorAll('main li, li')].map(({ textContent }) => textContent)).toEqual([
    'A specialist',
    'A nurse',
  ]);
  expect(document.querySelectorAll('ol')).toHaveLength(0);
  expect(sees('Nothing at all')).toBe(false);
});
