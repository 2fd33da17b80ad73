import { beforeEach, expect, it, vi } from 'vitest';
import { Link, useLocation, useRoute, useSearch } from 'wouter';
import { acting, render, tap } from '../../test/render.tsx';
import { entryNumber, holdBack, navigate } from '../platform/history.ts';
import { delayTapsBy } from '../platform/link-taps.ts';
import { routes } from '../routes.ts';
import { AppRouter } from './app-router.tsx';

const seen: string[] = [];

function Seen() {
  const [path] = useLocation();
  const [, params] = useRoute(routes['content.science'].path);
  seen.push([path, useSearch(), params?.id].join(' '));
  return null;
}

const shown = (links = <Link to="/package-list?tab=2">List</Link>) =>
  render(
    <AppRouter>
      <Seen />
      {links}
    </AppRouter>,
  );
const address = () => location.pathname + location.search;

beforeEach(() => {
  history.replaceState({ at: 3 }, '', '/health/');
  seen.length = 0;
});

it.each([
  ['/science/a%2520b', '', 'a%20b'],
  ['/science/%25', '?search=100%2525', '%'],
  ['/science/%E5%81%A5', '?a=%26b&c=%2B+%20', '健'],
  ['/science/%E0%A4%A', '?a=%E0%A4%A', ''],
  ['/service', '', ''],
])(
  'the hooks of wouter when the address is %s%s: return it unchanged and decode a parameter once',
  (path, search, value) => {
    shown();
    acting(() => navigate(path + search));
    expect(seen.at(-1)).toBe(`${path} ${search.slice(1)} ${value}`);
  },
);

it('a link when tapped: its address opens with a new history entry', () => {
  const { role } = shown();
  expect(role('link', 'List').getAttribute('href')).toBe('/health/package-list?tab=2');
  tap(role('link', 'List'));
  expect([address(), entryNumber(), seen.at(-1)]).toEqual(['/health/package-list?tab=2', 4, '/package-list tab=2 ']);
});

it('a link with `replace` when tapped: no history entry is added', () => {
  const { role } = shown(
    <Link to="/service" replace>
      Service
    </Link>,
  );
  tap(role('link', 'Service'));
  expect([address(), entryNumber()]).toEqual(['/health/service', 3]);
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link when tapped with %o: the browser opens a new tab or window',
  (init) => {
    const { role } = shown();
    let isTaken: boolean | undefined;
    const look = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    acting(() =>
      role('link', 'List').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    );
    expect([isTaken, address()]).toEqual([false, '/health/']);
  },
);

it('a link when its tap is delayed: the page changes once the delay ends', () => {
  const delay = vi.fn((_: string, _go: () => void) => true);
  delayTapsBy(delay);
  const { role } = shown();
  tap(role('link', 'List'));
  delayTapsBy(undefined);
  expect([address(), delay.mock.calls[0]?.[0]]).toEqual(['/health/', '/package-list?tab=2']);
  acting(() => delay.mock.calls[0]?.[1]());
  expect([address(), entryNumber()]).toEqual(['/health/package-list?tab=2', 4]);
});

it('the router’s hooks when a step back is blocked: never return the previous page', async () => {
  shown();
  acting(() => navigate('/service'));
  acting(() => navigate('/package-list'));
  seen.length = 0;
  await new Promise<void>((resolve) => {
    const release = holdBack(() => {
      release();
      resolve();
    });
    history.back();
  });
  expect(seen.filter((value) => !value.startsWith('/package-list'))).toEqual([]);
  expect(address()).toBe('/health/package-list');
});
