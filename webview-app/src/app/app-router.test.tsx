import { beforeEach, expect, it, vi } from 'vitest';
import { Link, useLocation, useRoute, useSearch } from 'wouter';
import { acting, render, tap } from '../../test/render.tsx';
import { entryNumber, holdBack, navigate } from '../platform/history.ts';
import { delayTapsBy } from '../platform/link-taps.ts';
import { routes } from '../routes.ts';
import { AppRouter } from './app-router.tsx';

const renderedLocations: string[] = [];

function LocationRecorder() {
  const [path] = useLocation();
  const [, params] = useRoute(routes['content.science'].path);
  renderedLocations.push([path, useSearch(), params?.id].join(' '));
  return null;
}

const renderRouter = (links = <Link to="/package-list?tab=2">List</Link>) =>
  render(
    <AppRouter>
      <LocationRecorder />
      {links}
    </AppRouter>,
  );
const address = () => location.pathname + location.search;

beforeEach(() => {
  history.replaceState({ at: 3 }, '', '/health/');
  renderedLocations.length = 0;
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
    renderRouter();
    acting(() => navigate(path + search));
    expect(renderedLocations.at(-1)).toBe(`${path} ${search.slice(1)} ${value}`);
  },
);

it('a link when it is tapped: opens its address with a new history entry', () => {
  const { role } = renderRouter();
  expect(role('link', 'List').getAttribute('href')).toBe('/health/package-list?tab=2');
  tap(role('link', 'List'));
  expect([address(), entryNumber(), renderedLocations.at(-1)]).toEqual([
    '/health/package-list?tab=2',
    4,
    '/package-list tab=2 ',
  ]);
});

it('a link with `replace` when it is tapped: adds no history entry', () => {
  const { role } = renderRouter(
    <Link to="/service" replace>
      Service
    </Link>,
  );
  tap(role('link', 'Service'));
  expect([address(), entryNumber()]).toEqual(['/health/service', 3]);
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link when it is tapped with %o: is left to the browser',
  (init) => {
    const { role } = renderRouter();
    let isPrevented: boolean | undefined;
    const onClick = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', onClick, { once: true });
    acting(() =>
      role('link', 'List').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    );
    expect([isPrevented, address()]).toEqual([false, '/health/']);
  },
);

it('a link when its tap is delayed: opens its address after the delay', () => {
  const delay = vi.fn((_: string, _go: () => void) => true);
  delayTapsBy(delay);
  const { role } = renderRouter();
  tap(role('link', 'List'));
  delayTapsBy(undefined);
  expect([address(), delay.mock.calls[0]?.[0]]).toEqual(['/health/', '/package-list?tab=2']);
  acting(() => delay.mock.calls[0]?.[1]());
  expect([address(), entryNumber()]).toEqual(['/health/package-list?tab=2', 4]);
});

it('the router’s hooks when a step back is blocked: never return the previous page', async () => {
  renderRouter();
  acting(() => navigate('/service'));
  acting(() => navigate('/package-list'));
  renderedLocations.length = 0;
  await new Promise<void>((resolve) => {
    const release = holdBack(() => {
      release();
      resolve();
    });
    history.back();
  });
  expect(renderedLocations.filter((value) => !value.startsWith('/package-list'))).toEqual([]);
  expect(address()).toBe('/health/package-list');
});
