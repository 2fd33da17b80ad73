/** Real phones in the lab: who may join, what is passed on, and what is refused. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { phoneIdIn } from '../frame/report.ts';
import { openSetting } from '../page/setting.ts';
import { createRecord } from '../page/views/record.ts';
import { createRemotePhones } from '../page/views/remote-phones.ts';
import type { PhoneReport } from './join.ts';
import { remotePhones } from './server.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves with what asks the server. The window's own `fetch` would ask for leave to read another origin. */
async function serve(origins: readonly string[]) {
  const handle = remotePhones(() => origins);
  server = createServer((incoming, response) =>
    handle(incoming as never, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = (path: string, { method = 'GET', body = '' } = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method }, resolve).on('error', reject).end(body);
    });
  const ask = async (path: string, init?: { method?: string; body?: string }) => {
    const answer = await open(path, init);
    let text = '';
    for await (const part of answer) text += String(part);
    return { status: answer.statusCode ?? 0, headers: answer.headers, json: async () => JSON.parse(text) };
  };
  return { ask, open };
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

test('a server that is open to its own machine only lets no phone in', async () => {
  const { ask } = await serve([]);
  expect(await (await ask('/lab/remote')).json()).toEqual({ addresses: [], picture: '' });
  for (const path of ['/lab/join', '/lab/remote/stream']) expect((await ask(path)).status).toBe(403);
  expect((await ask('/lab/remote/0123abcd', post('{}'))).status).toBe(403);
  expect((await ask('/lab')).status).toBe(404);
});

test('a phone joins by its address, gets an id of its own and is led to the app', async () => {
  const { ask } = await serve(OPEN);
  expect(await (await ask('/lab/remote')).json()).toEqual({
    addresses: ['http://192.168.1.5:5173/lab/join'],
    picture: expect.stringMatching(/^<svg/),
  });
  const answer = await ask('/lab/join');
  expect([answer.status, answer.headers.location]).toEqual([302, '/health/']);
  const cookie = answer.headers['set-cookie']?.[0] ?? '';
  expect(phoneIdIn(cookie.split(';', 1)[0] ?? '')).toMatch(/^[0-9a-f]{8}$/);
  expect(phoneIdIn('labPhone=../x')).toBeUndefined();
});

test.each([
  ['/lab/remote/0123abcd', '{', 400],
  ['/lab/remote/somebody', '{}', 404],
  ['/lab/remote', '{"address":"//evil.example"}', 400],
  ['/lab/remote', '{"address":"https://evil.example"}', 400],
])('%s refuses %s', async (path, body, status) => {
  expect((await (await serve(OPEN)).ask(path, post(body))).status).toBe(status);
});

test('what a phone reports is a column of the lab, with its bridge and console; the lab’s address is passed on', async () => {
  const { ask, open } = await serve(OPEN);
  expect(await (await ask('/lab/remote/0123abcd', post(JSON.stringify(REPORT)))).json()).toMatchObject({ number: 0 });
  const stream = await open('/lab/remote/stream');
  const row = document.createElement('main');
  const history = { replaceState: () => {} } as unknown as History;
  const setting = openSetting({ location: { search: '', hash: '' } as Location, history, localStorage });
  const record = createRecord(
    () => undefined,
    (run) => run(),
  );
  const hear = (_url: string, listener: (text: string) => void) =>
    stream.on('data', (part) => {
      for (const [, data = ''] of String(part).matchAll(/^data: (.*)$/gm)) listener(data);
    });
  const phones = createRemotePhones(record, setting, row, ask as unknown as typeof fetch, hear);
  await vi.waitFor(() => expect(row.querySelector('h2')?.textContent).toBe('Phone 1'));
  expect(row.textContent).toContain('Home');
  expect(record.lines('0123abcd', 'bridge')).toMatchObject([{ name: 'login', ending: '3 ms' }]);
  expect(record.timeline().map(({ name }) => name)).toEqual(['login', 'log']);
  expect(phones.titleOf('0123abcd')).toBe('Phone 1');
  phones.go('/health/package-list');
  await vi.waitFor(async () => {
    const order = await (await ask('/lab/remote/0123abcd', post(JSON.stringify(REPORT)))).json();
    expect(order).toEqual({ number: 1, address: '/health/package-list' });
  });
});
