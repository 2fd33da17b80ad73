import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { separateHistory, type Trail } from './history.ts';

/** Creates the parts of a page's window that the history uses. */
function pageAt(url: string, trail: Trail) {
  const moves: string[] = [];
  const loads: string[] = [];
  const events = new EventTarget();
  const { pathname, search, href } = new URL(url, 'http://lab.test');
  const location = {
    pathname,
    search,
    hash: '',
    replace: (to: string) => loads.push(to),
    reload: () => loads.push('reload'),
  };
  const history = {
    state: null as unknown,
    replaceState(state: unknown, _unused: string, to?: string | URL | null) {
      history.state = state;
      if (to) Object.assign(location, { pathname: new URL(to, href).pathname });
    },
  };
  const window = Object.assign(events, { history, location, PopStateEvent, setTimeout });
  separateHistory(window as never, { trail, onNavigate: (address) => moves.push(address) });
  const states: unknown[] = [];
  events.addEventListener('popstate', (event) => states.push((event as PopStateEvent).state));
  return { own: history as unknown as History, moves, loads, seen: states, location };
}

/** Lets the history's own timers run. */
const soon = () => vi.advanceTimersByTimeAsync(25);
let trail: Trail;

beforeEach(() => {
  vi.useFakeTimers();
  trail = { steps: [], index: -1 };
});
afterEach(() => {
  vi.useRealTimers();
});

test('the history when it moves within a page load: fires popstate', async () => {
  const { own, seen, moves, location } = pageAt('/a', trail);
  own.pushState({ n: 1 }, '', '/b');
  own.pushState({ n: 2 }, '', '/c');
  expect(own.length).toBe(3);
  own.back();
  await soon();
  expect([location.pathname, seen]).toEqual(['/b', [{ n: 1 }]]);
  own.go(1);
  await soon();
  own.pushState({ n: 3 }, '', '/d');
  own.go(-3);
  await soon();
  expect(location.pathname).toBe('/a');
  expect(moves).toEqual(['/a', '/b', '/c', '/b', '/c', '/d', '/a']);
});

test('the steps ahead when a page is pushed after going back: are removed', async () => {
  const { own, location } = pageAt('/a', trail);
  own.pushState(null, '', '/b');
  own.back();
  await soon();
  own.pushState(null, '', '/c');
  expect(trail.steps.map(({ url }) => url)).toEqual(['/a', '/c']);
  own.go(-5);
  await soon();
  expect(location.pathname).toBe('/c');
});

test('the history when it moves to another page load: loads that page and keeps the position', async () => {
  pageAt('/a', trail);
  await soon();
  const next = pageAt('/b', trail);
  next.own.back();
  await soon();
  expect(next.loads).toEqual(['/a']);
  pageAt('/a', trail);
  expect([trail.steps.length, trail.index]).toEqual([2, 0]);
});
