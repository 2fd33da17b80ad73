/** The page's worker in an imitated scope: what is kept, and when it stands in for the network. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const PAGE = 'https://h5.test/health/';
const file = (number: number) => `${PAGE}assets/part-${number}.js`;
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

const kept = new Map<string, Response>();
const listeners = new Map<string, (event: object) => void>();
let network: (address: string) => Promise<Response>;

beforeEach(async () => {
  kept.clear();
  network = async (address) => (address.includes('/assets/') ? new Response(`new ${address}`) : html('new page'));
  const nameOf = (wanted: Request | string) => (typeof wanted === 'string' ? wanted : wanted.url);
  const cache = {
    add: async (name: string) => void kept.set(name, await network(name)),
    put: async (wanted: Request | string, answer: Response) => void kept.set(nameOf(wanted), answer),
    match: async (wanted: Request | string) => kept.get(nameOf(wanted))?.clone(),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', ({ url }: Request) => network(url));
  vi.stubGlobal('self', {
    registration: { scope: PAGE },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  newPageLoad();
  await import('./page-worker.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends an event; resolves when all its work is done. */
async function tell(type: string, more: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...more, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** Asks as a page does; undefined where the worker leaves it to the network. */
function ask(url: string, { mode = 'cors', method = 'GET' } = {}): Promise<string> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  listeners.get('fetch')?.({ request: { url, mode, method }, respondWith, waitUntil: () => undefined });
  return answer?.then((given) => given.text());
}
const open = (path = '') => ask(PAGE + path, { mode: 'navigate' });
const cut = () => {
  network = async () => {
    throw new TypeError('no network');
  };
};

test('the page of the network is shown and kept, for every address; without a network the kept one is', async () => {
  expect(await open('package-list?channel=x')).toBe('new page');
  cut();
  expect(await open('institutions/a')).toBe('new page');
  expect([...kept.keys()]).toEqual([PAGE]);
});

test('without a network and a kept page it fails as ever; an error of the server is not kept', async () => {
  network = async () => new Response('sorry', { status: 503, headers: { 'content-type': 'text/html' } });
  expect(await open()).toBe('sorry');
  cut();
  await expect(open()).rejects.toThrow('no network');
});

test('a network that does not answer within 5 s is as none', async () => {
  await tell('install');
  vi.useFakeTimers();
  network = () => new Promise(() => undefined);
  let shown = '';
  void open()?.then((text) => {
    shown = text;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(shown).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe('new page');
});

test('a file is asked for once; those that a page names are kept, and no others', async () => {
  await tell('message', { data: [file(1), `${PAGE}api/order`, 'https://other.test/health/assets/a.js', 7] });
  expect([...kept.keys()]).toEqual([file(1)]);
  cut();
  expect(await ask(file(1))).toBe(`new ${file(1)}`);
  await expect(ask(file(2))).rejects.toThrow('no network');
});

test('of 200 files and more the oldest go, never the page', async () => {
  await tell('install');
  for (let number = 1; number <= 201; number += 1) await ask(file(number));
  expect(kept.has(PAGE)).toBe(true);
  expect(kept.has(file(1))).toBe(false);
  expect(kept.has(file(2))).toBe(true);
  expect(kept.size).toBe(201);
});

test('calls, pictures and anything that is sent pass by', () => {
  expect(ask('https://h5.test/api/sdhealth/mall/package/list')).toBeUndefined();
  expect(ask('https://h5.test/static/img/a.svg')).toBeUndefined();
  expect(ask(file(1), { method: 'POST' })).toBeUndefined();
  expect(ask(PAGE, { method: 'POST', mode: 'navigate' })).toBeUndefined();
});
