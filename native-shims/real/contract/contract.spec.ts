/** Tests the contract in real engines, for promises that only a real channel, reload or crash can prove. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drop, duplicate } from '../../src/faults.ts';
import { isObject } from '../../src/json.ts';
import type { TrafficEntry } from '../../src/traffic.ts';
import { CONTRACT_PAGE, SITE } from '../addresses.ts';
import { isIos } from '../answering.ts';
import { test as base, expect, type HostRequest, type StartedHost } from '../fixtures.ts';
import { type FolderServer, serveFolder } from '../folder-server.ts';
import { contractAddress, type Query, queryProbe } from './page.ts';

const PAY = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 's',
  payInfo: { unifiedOrderType: 'H5' },
  redirectUrl: 'https://shop.example/health/success',
  failUrl: 'https://shop.example/health/fail',
};
const LIMIT = 1_048_576;
/** The time until the user decides: longer than any test (milliseconds). */
const FOREVER_MS = 600_000;

interface Opened extends Omit<StartedHost, 'user'> {
  readonly ask: Query;
  readonly address: string;
}

const test = base.extend<{ open: (request?: HostRequest) => Promise<Opened> }, { server: FolderServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await serveFolder(SITE);
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  /** Opens a host with the test page. Errors that the engine reports fail the test. */
  open: async ({ realCase, server, startHost }, use) => {
    const hosts: Opened[] = [];
    await use(async (request) => {
      const { embedder, app } = await startHost({
        settle: async () => {},
        logIn: async () => 'token-2',
        token: 'token-1',
        ...request,
      });
      const address = contractAddress(realCase.origin, server.origin);
      await embedder.open(address);
      const host = { embedder, app, ask: queryProbe(embedder), address };
      hosts.push(host);
      return host;
    });
    for (const { embedder } of hosts) expect(embedder.pageErrors).toEqual([]);
  },
});

/** Creates a folder with a page that shows the address in a frame and stores its reports. */
async function frameAround(address: string): Promise<string> {
  const folder = test.info().outputPath('frame');
  await mkdir(folder, { recursive: true });
  const script = 'globalThis.reported = new Promise((done) => { onmessage = ({ data }) => done(data); });';
  await writeFile(join(folder, 'frame.html'), `<script>${script}</script><iframe src="${address}"></iframe>`);
  return folder;
}

const idOf = (entry: TrafficEntry): string => entry.id ?? '';
const titles = (requests: unknown[]): unknown[] =>
  requests.map((message) => (isObject(message) && isObject(message.params) ? message.params.title : undefined));
const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ title: String(i) }));

test('a page when it connects: detects its host, and its calls are answered', async ({ open, realCase }) => {
  const { ask, app } = await open();
  const report = await ask('connect');
  expect(report).toMatchObject({
    name: isIos(realCase.channel) ? 'ios-app' : 'android-app',
    platform: isIos(realCase.channel) ? 4 : 3,
    app: { name: 'SdHealth', version: '2.8.0' },
    secure: true,
    refused: [],
  });
  expect(await ask('supports', 'getSteps')).toEqual({ ok: true, source: 'host' });
  expect(await ask('call', 'setTitle', { title: 'Checkups' })).toEqual({ value: {} });
  expect(await ask('call', 'getDeviceInfo', {})).toMatchObject({ value: { language: 'zh-CN' } });
  expect(await ask('call', 'getSteps', { days: 3 })).toMatchObject({
    value: { days: [expect.any(Object), expect.any(Object), expect.any(Object)] },
  });
  expect(await ask('call', 'login', {})).toEqual({ value: { outcome: 'done', token: 'token-2' } });
  expect(await ask('call', 'paySeq', PAY)).toEqual({ value: { outcome: 'paid' } });
  expect(app.sent('initialize')).toHaveLength(1);
  expect((await ask('health')).open).toBe(0);
});

test('promise 1, B03: a call when the host answers it three times: settles once', async ({ open }) => {
  const { ask, app } = await open();
  await ask('connect');
  app.fault('getNetwork', duplicate(3));
  await ask('begin', 'a', 'getNetwork', {});
  expect(await ask('end', 'a')).toEqual({ value: { type: '5g' } });
  // Polls, as a reply promise and the receiver have no order.
  await expect.poll(async () => (await ask('health')).dropped.late ?? 0).toBeGreaterThanOrEqual(2);
  expect(await ask('settlements', 'a')).toBe(1);
});

test('calls and events when many are sent: arrive in their order', async ({ open }) => {
  const { ask, app, embedder } = await open();
  await ask('connect');
  const count = 100;
  const outcomes = await ask('burst', 'setTitle', numbered(count));
  expect(outcomes).toEqual(Array.from({ length: count }, () => ({ value: {} })));
  expect(titles(app.sent('setTitle'))).toEqual(numbered(count).map(({ title }) => title));
  await ask('listen', 'stepsChanged');
  const steps = Array.from({ length: count }, (_, i) => i);
  await Promise.all(
    steps.map((walked) =>
      embedder.send(
        JSON.stringify({ jsonrpc: '2.0', method: 'stepsChanged', params: { date: '2026-11-20', steps: walked } }),
      ),
    ),
  );
  const received = async () => (await ask('received', 'stepsChanged')).map((day) => isObject(day) && day.steps);
  await expect.poll(async () => (await received()).at(-1)).toBe(count - 1);
  const walked = await received();
  expect(walked).toEqual([...walked].sort((a, b) => Number(a) - Number(b)));
});

test('promise 9, B11: calls when the host is not ready: are sent once in their order', async ({ open }) => {
  const { ask, app } = await open();
  await ask('create');
  await ask('burst', 'setTitle', numbered(60));
  expect(titles(app.sent('setTitle'))).toEqual(numbered(60).map(({ title }) => title));
});

test('promise 5, B13: an answer when the page has reloaded since its call: is dropped', async ({ open }) => {
  const { ask, app, embedder } = await open();
  await ask('connect');
  app.fault('getNetwork', drop());
  await ask('begin', 'old', 'getNetwork', {});
  const old = idOf(await app.arrival('getNetwork'));
  await embedder.reload();
  await ask('connect');
  await ask('begin', 'new', 'scanCode', {});
  await embedder.send(JSON.stringify({ jsonrpc: '2.0', id: old, result: { type: 'wifi' } }));
  expect(await ask('health')).toMatchObject({ dropped: { 'previous-page': 1 } });
  expect(await ask('end', 'new')).toMatchObject({ value: { text: expect.any(String) } });
});

test('promise 1, B05: a call when the host hangs: ends with TIMEOUT, accepted or not', async ({ open }) => {
  const { ask, app } = await open();
  await ask('connect');
  app.fault('getNetwork', drop());
  expect(await ask('call', 'getNetwork', {}, 500)).toEqual({ code: 'TIMEOUT', mayHaveHappened: true });
  app.hang();
  expect(await ask('call', 'getNetwork', {})).toEqual({ code: 'TIMEOUT', mayHaveHappened: true });
});

test('promise 1, B06: a call when the channel is removed: ends', async ({ open, realCase }) => {
  const { ask, embedder } = await open();
  await ask('connect');
  await embedder.setChannel(false);
  // A listener's object ignores posted texts, while all others throw.
  const code = realCase.channel === 'web-message' ? 'TIMEOUT' : 'HOST_GONE';
  expect(await ask('call', 'getNetwork', {})).toMatchObject({ code });
});

test('promise 8, B15: a payment when its page is killed: is pending after the reload and cannot be paid twice', async ({
  open,
}) => {
  const { ask, app, embedder, address } = await open({ thinkMs: FOREVER_MS });
  await ask('connect');
  await ask('begin', 'pay', 'paySeq', PAY);
  await app.arrival('paySeq');
  await embedder.kill();
  await embedder.open(address);
  await ask('connect');
  expect(await ask('pending')).toEqual(['PS1']);
  expect(await ask('call', 'paySeq', PAY)).toEqual({ code: 'BUSY', mayHaveHappened: true });
  expect(app.sent('paySeq')).toHaveLength(1);
  await ask('settlePending');
  await embedder.reload();
  await ask('connect');
  expect(await ask('pending')).toEqual([]);
});

test('promise 4, B10: large payloads when they are within the limit: arrive whole in both directions', async ({
  open,
}) => {
  const { ask, app, embedder } = await open();
  await ask('connect');
  const title = 'x'.repeat(900_000);
  expect(await ask('call', 'setTitle', { title }, 30_000)).toEqual({ value: {} });
  expect(titles(app.sent('setTitle'))).toEqual([title]);
  expect(await ask('call', 'setTitle', { title: 'x'.repeat(LIMIT) })).toMatchObject({ code: 'TOO_LARGE' });
  expect(app.sent('setTitle')).toHaveLength(1);

  app.fault('getNetwork', drop());
  const answer = (id: string, length: number) =>
    embedder.send(JSON.stringify({ jsonrpc: '2.0', id, result: { type: 'wifi', more: 'y'.repeat(length) } }));
  await ask('begin', 'large', 'getNetwork', {}, 30_000);
  await answer(idOf(await app.arrival('getNetwork')), 900_000);
  expect(await ask('end', 'large')).toMatchObject({ value: { type: 'wifi' } });
  await ask('begin', 'too-large', 'getNetwork', {}, 30_000);
  await expect.poll(() => app.sent('getNetwork').length).toBe(2);
  const second = app.traffic.filter(({ name, direction }) => name === 'getNetwork' && direction === 'to-host')[1];
  await answer(second?.id ?? '', LIMIT);
  expect(await ask('end', 'too-large')).toMatchObject({ code: 'TOO_LARGE' });
});

test('a text when it has any characters: arrives unchanged in both directions', async ({ open }) => {
  const { ask, app, embedder } = await open();
  await ask('connect');
  const title = '「体检」\u2028\u2029"\\</script>\u0000\u0007😀\ud83d é\n\tـ';
  await ask('call', 'setTitle', { title });
  expect(titles(app.sent('setTitle'))).toEqual([title]);
  app.fault('scanCode', drop());
  await ask('begin', 'text', 'scanCode', {});
  const id = idOf(await app.arrival('scanCode'));
  await embedder.send(JSON.stringify({ jsonrpc: '2.0', id, result: { text: title } }));
  expect(await ask('end', 'text')).toEqual({ value: { text: title } });
});

test('B12: a channel when it is injected late: is found', async ({ open, realCase }) => {
  const { ask, embedder } = await open({ channelAtStart: false });
  await ask('create');
  await embedder.setChannel(true);
  const report = await ask('connect');
  expect(report.name).toBe(isIos(realCase.channel) ? 'ios-app' : 'android-app');
  expect(await ask('call', 'setTitle', { title: 'late' })).toEqual({ value: {} });
});

test('B12: a page when no channel is injected: detects a browser', async ({ open }) => {
  const { ask } = await open({ channelAtStart: false });
  expect(await ask('connect')).toMatchObject({ name: 'browser', platform: 2 });
});

test('promise 7: an app when it does not know the handshake: has the methods of its version', async ({ open }) => {
  const { ask } = await open({ handshake: false, version: '1.9.0' });
  expect(await ask('connect')).toMatchObject({ app: { version: '1.9.0' } });
  expect(await ask('supports', 'getSteps')).toMatchObject({ ok: false, reason: 'HOST_TOO_OLD', needs: '2.0.0' });
  expect(await ask('call', 'setTitle', { title: 'old' })).toEqual({ value: {} });
});

for (const handled of [true, false]) {
  test(`a back press when the page ${handled ? 'handles' : 'does not handle'} it: gets that answer`, async ({
    open,
  }) => {
    const { ask, app } = await open();
    await ask('connect');
    await ask('handleBack', handled);
    expect(await app.emit('backPressed')).toEqual({ handled });
  });
}

test('a call when the page aborts it: sends a cancellation to the host', async ({ open }) => {
  const { ask, app } = await open({ thinkMs: FOREVER_MS });
  await ask('connect');
  await ask('begin', 'scan', 'scanCode', {});
  await app.arrival('scanCode');
  await ask('abort', 'scan');
  expect(await ask('end', 'scan')).toMatchObject({ code: 'ABORTED' });
  await app.arrival('$/cancelRequest');
});

test('a payment when the user leaves without an answer: stays pending, and the page is covered and shown again', async ({
  open,
}) => {
  const { ask, app } = await open({ user: 'leave' });
  await ask('connect');
  await ask('listen', 'paused');
  await ask('listen', 'resumed');
  await ask('begin', 'pay', 'paySeq', PAY);
  await expect.poll(() => ask('received', 'resumed')).toEqual([{}]);
  expect(await ask('received', 'paused')).toEqual([{}]);
  expect(await ask('settlements', 'pay')).toBe(0);
  expect(await ask('pending')).toEqual(['PS1']);
  expect(app.sent('paySeq')).toHaveLength(1);
});

test('promise 6: a page when it is in a foreign frame with the channel: sends nothing to the host', async ({
  open,
  server,
}) => {
  const { app, embedder } = await open();
  const outer = await serveFolder(await frameAround(`${server.origin}/${CONTRACT_PAGE}`));
  await embedder.open(`${outer.origin}/frame.html`);
  expect(await embedder.evaluate('return await reported')).toMatchObject({ name: 'browser', origin: server.origin });
  expect(app.sent('initialize')).toEqual([]);
  outer.close();
});

test('a call when the host refuses it: rejects with the code and `mayHaveHappened`', async ({ open }) => {
  const { ask, app } = await open();
  await ask('connect');
  app.answer('cancel');
  expect(await ask('call', 'login', {})).toEqual({ code: 'CANCELLED', mayHaveHappened: false });
  app.answer('fail');
  expect(await ask('call', 'getLocation', {})).toEqual({ code: 'DENIED', mayHaveHappened: false });
  expect(await ask('pending')).toEqual([]);
});
