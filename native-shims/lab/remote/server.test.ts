/** Tests real phones in the lab: who may join, which messages are forwarded, and which are refused. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutTokens } from '../frame/masking.ts';
import { phoneIdIn, reportPage } from '../frame/report.ts';
import { openSetting } from '../page/setting.ts';
import { createDetails } from '../page/views/details.ts';
import { createRecord } from '../page/views/record.ts';
import { createRemotePhones } from '../page/views/remote-phones.ts';
import type { PhoneReport } from './join.ts';
import { remotePhones } from './server.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface RequestInput {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** Resolves with a function that requests the server, as the window's `fetch` would need CORS. */
async function serve(origins: readonly string[], now = Date.now) {
  const handle = remotePhones(() => origins, now);
  server = createServer((incoming, response) =>
    handle(incoming as never, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = (path: string, { method = 'GET', body = '', headers = {} }: RequestInput = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(body);
    });
  const requestServer = async (path: string, init?: RequestInput) => {
    const answer = await open(path, init);
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    return { status: answer.statusCode ?? 0, headers: answer.headers, json: async () => JSON.parse(text) };
  };
  const join = async () => {
    const [cookie = ''] = (await requestServer('/lab/join')).headers['set-cookie'] ?? [];
    return `/lab/remote/${phoneIdIn(cookie.split(';', 1)[0] ?? '')}`;
  };
  return { ask: requestServer, open, join };
}
const post = (body: string) => ({ method: 'POST', body });
const OPEN = ['http://192.168.1.5:5173'];
const REPORT: PhoneReport = {
  ...{ agent: 'Phone', title: 'Home', address: '/health/', storage: { local: [], session: [], cookie: [] } },
  events: [{ id: '1', at: 5, kind: 'console', name: 'log', text: 'hello' }],
  messages: [
    { number: 0, at: 1, dir: 'out', message: { id: 'a.1', method: 'login' } },
    { number: 1, at: 4, dir: 'in', message: { id: 'a.1', result: {} } },
  ],
};

test('a phone when the server is open to its own machine only: cannot join', async () => {
  const { ask } = await serve([]);
  expect(await (await ask('/lab/remote')).json()).toEqual({ addresses: [], picture: '', isHere: true });
  for (const path of ['/lab/join', '/lab/remote/stream']) expect((await ask(path)).status).toBe(403);
  expect((await ask('/lab/remote/0123abcd', post('{}'))).status).toBe(403);
  expect((await ask('/lab')).status).toBe(404);
});

test('a phone when it opens the join address: gets an id and is redirected to the app', async () => {
  const { ask } = await serve(OPEN);
  expect(await (await ask('/lab/remote')).json()).toEqual({
    addresses: ['http://192.168.1.5:5173/lab/join'],
    picture: expect.stringMatching(/^<svg/),
    isHere: true,
  });
  const answer = await ask('/lab/join');
  expect([answer.status, answer.headers.location]).toEqual([302, '/health/']);
  const cookie = answer.headers['set-cookie']?.[0] ?? '';
  expect(phoneIdIn(cookie.split(';', 1)[0] ?? '')).toMatch(/^[0-9a-f]{8}$/);
  expect(phoneIdIn('labPhone=../x')).toBeUndefined();
});

test.each([
  // No phone has joined with this id.
  ['/lab/remote/0123abcd', '{}', 404],
  ['/lab/remote/somebody', '{}', 404],
  ['/lab/remote', '{"address":"//evil.example"}', 400],
  ['/lab/remote', '{"address":"https://evil.example"}', 400],
  ['/lab/remote', '{"address":"/\\t/evil.example"}', 400],
  ['/lab/remote', '{"address":"/..//evil.example"}', 400],
  ['/lab/remote', '{', 400],
])('%s when the body is %s: answers with %d', async (path, body, status) => {
  expect((await (await serve(OPEN)).ask(path, post(body))).status).toBe(status);
});

test.each(['https://evil.example', 'null'])('a request when its origin is %s: is refused', async (origin) => {
  const { ask, join } = await serve(OPEN);
  const headers = { origin };
  for (const path of ['/lab/remote', await join(), '/lab/language?en'])
    expect((await ask(path, { ...post('{"address":"/health/"}'), headers })).status).toBe(403);
});

test('a request when its host name is not local: can neither read reports nor send phones to an address', async () => {
  const { ask } = await serve(OPEN);
  const headers = { host: '192.168.1.5:5173' };
  expect((await ask('/lab/remote/stream', { headers })).status).toBe(403);
  expect((await ask('/lab/remote', { ...post('{"address":"/health/"}'), headers })).status).toBe(403);
  expect(await (await ask('/lab/remote', { headers })).json()).toMatchObject({ isHere: false });
});

test('a phone when it was silent for an hour, or the longest of too many phones: is removed', async () => {
  let now = 0;
  const { ask, join } = await serve(OPEN, () => now);
  const first = await join();
  for (let i = 0; i < 11; i++) await join();
  expect((await ask(first, post('{}'))).status).toBe(200);
  const second = await join();
  expect((await ask(first, post('{}'))).status).toBe(200);
  now = 3_600_001;
  await join();
  expect([(await ask(first, post('{}'))).status, (await ask(second, post('{}'))).status]).toEqual([404, 404]);
});

test('the stream when a lab reconnects: has only the reports after the last received one', async () => {
  const { ask, open, join } = await serve(OPEN);
  const phone = await join();
  const first = async (headers = {}) => {
    const stream = await open('/lab/remote/stream', { headers });
    let text = '';
    for await (const chunk of stream) {
      text += String(chunk);
      if (text.includes('data: ')) break;
    }
    return text;
  };
  await ask(phone, post('{"title":"one"}'));
  await ask(phone, post('{"title":"two"}'));
  const [, number = ''] = /^id: (.*-1)$/m.exec(await first()) ?? [];
  const resumedStream = await first({ 'last-event-id': number });
  expect(resumedStream).toContain('"two"');
  expect(resumedStream).not.toContain('"one"');
  expect(await first({ 'last-event-id': 'other-9' })).toContain('"one"');
});

test('a phone’s report when it contains tokens: has them masked and all else unchanged', () => {
  const token = 'tkn-77';
  const report: PhoneReport = {
    ...REPORT,
    agent: `SdHealthApp/2.8.0 (token=${token})`,
    address: `/health/?userTicket=${token}&a=1`,
    events: [
      { id: '1', at: 5, kind: 'request', name: 'POST', text: '/api/a', sent: `{"token":"${token}","b":2}` },
      { id: '2', at: 5, kind: 'console', name: 'log', text: JSON.stringify({ body: `{"accessToken": "${token}"}` }) },
      { id: '3', at: 5, kind: 'console', name: 'log', text: `Authorization: Bearer ${token}` },
    ],
    messages: [{ number: 0, at: 1, dir: 'in', message: { result: { token, name: 'A' } } }],
    storage: { local: [['sdhealth.token', `"${token}"`]], session: [['x', 'kept']], cookie: [] },
  };
  const text = withoutTokens(report);
  expect(text).not.toContain(token);
  expect(JSON.parse(text)).toMatchObject({
    address: '/health/?userTicket=[masked]&a=1',
    events: [{ sent: '{"token":"[masked]","b":2}' }, {}, {}],
    messages: [{ message: { result: { name: 'A' } } }],
    storage: { session: [['x', 'kept']] },
  });
});

test('a phone when the server is unreachable or does not know it: repeats its report and joins again', async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError('away')),
    async () => new Response('', { status: 404 }),
    async () => new Response('joined'),
    async () => Response.json({ number: 0, address: '' }),
    async () => Response.json({ number: 1, address: '/\t/evil.example' }),
    async () => Response.json({ number: 2, address: '/health/package-list' }),
  ];
  const requests: { url: string; texts: string[] }[] = [];
  const assign = vi.fn();
  const page = {
    ...{ document, navigator, localStorage, sessionStorage, XMLHttpRequest, Event, ErrorEvent, Element, Request },
    console: { debug() {}, log() {}, info() {}, warn() {}, error() {} },
    addEventListener: () => {},
    setTimeout: (run: () => void) => setTimeout(run, 1000),
    location: Object.assign(new URL('http://192.168.1.5:5173/health/'), { assign }),
    fetch: (url: string, init?: RequestInit) => {
      const events: { text: string }[] = JSON.parse(String(init?.body ?? '{}')).events ?? [];
      requests.push({ url, texts: events.map(({ text }) => text) });
      return (answers.shift() ?? (async () => Response.json({ number: 2, address: '' })))();
    },
  };
  const { open, send } = XMLHttpRequest.prototype;
  reportPage(page as never, '0123abcd');
  Reflect.apply(page.console.log, page.console, ['hello']);
  await vi.advanceTimersByTimeAsync(6000);
  Object.assign(XMLHttpRequest.prototype, { open, send });
  vi.useRealTimers();
  expect(requests.map(({ url }) => url)).toEqual([
    ...['/lab/remote/0123abcd', '/lab/remote/0123abcd', '/lab/join'],
    ...Array.from({ length: 5 }, () => '/lab/remote/0123abcd'),
  ]);
  expect(requests.map(({ texts }) => texts.includes('hello'))).toEqual([
    ...[false, true, false, true],
    ...[false, false, false, false],
  ]);
  expect(assign.mock.calls).toEqual([['http://192.168.1.5:5173/health/package-list']]);
});

test('a real phone when it reports: is a column of the lab with its lists, and follows the lab’s address', async () => {
  const { ask, open, join } = await serve(OPEN);
  const phone = await join();
  const id = phone.slice(-8);
  expect(await (await ask(phone, post(JSON.stringify(REPORT)))).json()).toMatchObject({ number: 0 });
  // The answer was lost, so the phone repeats the report.
  await ask(phone, post(JSON.stringify(REPORT)));
  const stream = await open('/lab/remote/stream');
  const row = document.createElement('main');
  const history = { replaceState: () => {} } as unknown as History;
  const setting = openSetting({ location: { search: '', hash: '' } as Location, history, localStorage });
  const record = createRecord(
    () => undefined,
    (run) => run(),
  );
  const hear = (_url: string, listener: (text: string) => void) =>
    stream.on('data', (chunk) => {
      for (const [, data = ''] of String(chunk).matchAll(/^data: (.*)$/gm)) listener(data);
    });
  const phones = createRemotePhones(
    record,
    setting,
    row,
    createDetails(record, setting, String),
    ask as unknown as typeof fetch,
    hear,
  );
  await vi.waitFor(() => expect(row.querySelector('h2')?.textContent).toBe('Phone 1'));
  expect(row.textContent).toContain('Home');
  expect(record.lines(id, 'bridge')).toMatchObject([{ name: 'login', ending: '3 ms' }]);
  expect(record.timeline().map(({ name }) => name)).toEqual(['login', 'log']);
  expect(phones.titleOf(id)).toEqual({ en: 'Phone 1', zh: '手机 1' });
  phones.go('/health/package-list');
  await vi.waitFor(async () => {
    const order = await (await ask(phone, post(JSON.stringify(REPORT)))).json();
    expect(order).toEqual({ number: 1, address: '/health/package-list' });
  });
});
