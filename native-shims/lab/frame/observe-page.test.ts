import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageEvent } from '../messages.ts';
import { observePage } from './observe-page.ts';
import { storageOf } from './page-state.ts';
import { replaceInsets } from './phone-shape.ts';

let events: PageEvent[];
let answer: () => Promise<Response>;
const written: unknown[][] = [];

/** Creates a window to observe, separate from the test's window. */
function observed() {
  const console = Object.fromEntries(
    ['debug', 'log', 'info', 'warn', 'error'].map((level) => [level, (...words: unknown[]) => written.push(words)]),
  );
  const page = Object.assign(new EventTarget(), {
    ...{ console, location: new URL('http://lab.test/health/'), fetch: () => answer() },
    ...{ Request, ErrorEvent, Element, XMLHttpRequest: class {} },
  });
  observePage(page as never, (event) => events.push(event));
  return page as unknown as Window & typeof globalThis;
}
const settled = () => vi.waitFor(() => expect(events.length).toBeGreaterThan(1));

beforeEach(() => {
  events = [];
  written.length = 0;
});
afterEach(() => localStorage.clear());

test('a console message when the page writes it: is reported and still written', () => {
  observed().console.warn('slow', { ms: 5 });
  expect(events).toMatchObject([{ kind: 'console', name: 'warn', text: 'slow {"ms":5}' }]);
  expect(written).toEqual([['slow', { ms: 5 }]]);
});

test('errors and rejections when nothing catches them: are reported', () => {
  const page = observed();
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'not caught' }));
  expect(events).toMatchObject([
    { kind: 'error', name: 'error', text: expect.stringContaining('broken') },
    { kind: 'error', name: 'unhandled rejection', text: 'not caught' },
  ]);
});

test('a request when it ends: is one event with two states, and the page can still read the response', async () => {
  answer = async () => Response.json({ code: 7 }, { status: 409 });
  const response = await observed().fetch('/api/x?a=1', { method: 'post', body: '{"b":2}' });
  expect(await response.json()).toEqual({ code: 7 });
  await vi.waitFor(() => expect(events.at(-1)?.received).toBe('{"code":7}'));
  expect(events[0]).toMatchObject({ kind: 'request', name: 'POST', text: '/api/x?a=1', sent: '{"b":2}' });
  expect(events[0]).not.toHaveProperty('status');
  expect(events.at(-1)).toMatchObject({ status: 409, durationMs: expect.any(Number) });
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
});

test('a request when it fails: is reported with the reason and fails in the page', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  await expect(observed().fetch('https://other.test/y')).rejects.toThrow('no network');
  await settled();
  expect(events.at(-1)).toMatchObject({ text: 'https://other.test/y', status: 'TypeError' });
});

test('storageOf when a page has stored data: returns it by area', () => {
  localStorage.setItem('b', '2');
  localStorage.setItem('a', '1');
  const page = { localStorage, sessionStorage, document: { cookie: 'x=1; y=a=b' } } as unknown as Window;
  expect(storageOf(page)).toMatchObject({
    local: [
      ['a', '1'],
      ['b', '2'],
    ],
    cookie: [
      ['x', '1'],
      ['y', 'a=b'],
    ],
  });
});

test.each([
  ['env(safe-area-inset-bottom, 0px)', 'var(--lab-inset-bottom, 0px)'],
  ['calc(8px + env( safe-area-inset-top ))', 'calc(8px + var(--lab-inset-top, 0px))'],
  ['env(keyboard-inset-height)', 'env(keyboard-inset-height)'],
])('the safe-area insets in %s when they are replaced: %s', (value, expected) => {
  expect(replaceInsets(value)).toBe(expected);
});

test('the source of an answer when the page announces it: is reported, with the answer’s age if known', () => {
  const page = observed();
  const announceAnswer = (detail: object) => page.dispatchEvent(new CustomEvent('sdhealth-answered', { detail }));
  announceAnswer({ name: 'GET /static/a.json', from: 'built-in', at: 0 });
  announceAnswer({ name: 'GET /b', from: 'offline-copy', at: Date.now() - 60_000 });
  expect(events).toMatchObject([
    { kind: 'answer', name: 'built-in', text: 'GET /static/a.json' },
    { kind: 'answer', name: 'offline-copy', text: 'GET /b' },
  ]);
  expect(events[0]).not.toHaveProperty('durationMs');
  expect(events[1]?.durationMs).toBeGreaterThanOrEqual(60_000);
});
