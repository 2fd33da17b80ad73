/** Runs the SDK against the generated ArkTS channel. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Bridge,
  backPressed,
  createBridge,
  getNetwork,
  getSteps,
  isBridgeError,
  logout,
  networkChanged,
  openDocument,
  scanCode,
  setTitle,
} from '../src/index.ts';

interface Call {
  progress(value: object): void;
  onCancel(listener: () => void): void;
}
type Register = (run: (...args: never[]) => Promise<unknown>) => void;
interface Channel {
  receive(text: string): void;
}
interface Arkts {
  BridgeMethods: new (guard: object) => Record<string, Register> & object;
  BridgeGuard: new (origins: string[]) => object;
  BridgeChannel: new (
    app: string,
    version: string,
    calls: object,
    events: string[],
    onError: (method: string, cause: Error) => void,
    post: (text: string) => void,
  ) => Channel;
  BridgeEvents: new (channel: Channel) => { backPressed(): Promise<boolean>; networkChanged(payload: object): void };
  Cancelled: new () => Error;
  NeedsLogin: new () => Error;
  BRIDGE_EVENTS: string[];
}

// Uses a folder inside the repository, because the test environment loads no file outside it.
const cache = join(import.meta.dirname, '../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'arkts-'));
let arkts: Arkts;
beforeAll(async () => {
  const source = join(import.meta.dirname, '../native/arkts');
  for (const file of readdirSync(source).filter((value) => value.endsWith('.ets')))
    copyFileSync(join(source, file), join(folder, `${basename(file, '.ets')}.ts`));
  // Imports all modules once, because concurrent imports may load a module twice, with two error classes.
  const entry = join(folder, 'index.ts');
  writeFileSync(
    entry,
    "export * from './Methods';\nexport * from './Channel';\nexport * from './Guard';\nexport * from './Refusal';\n",
  );
  arkts = await import(/* @vite-ignore */ entry);
});
afterAll(() => rmSync(folder, { recursive: true }));

let bridge: Bridge;
let host: InstanceType<Arkts['BridgeEvents']>;
const titles: string[] = [];
const errors: string[] = [];
const recordError = (method: string, cause: Error) => void errors.push(`${method}: ${cause.message}`);
let cancelCount = 0;

beforeEach(async () => {
  titles.length = 0;
  errors.length = 0;
  cancelCount = 0;
  const calls = new arkts.BridgeMethods(new arkts.BridgeGuard(['https://shop.example']));
  const register = (name: string, run: (...args: never[]) => Promise<unknown>) => calls[name]?.(run);
  register('getSteps', async ({ days }: { days: number }, call: Call) => {
    call.progress({ half: true });
    return { days: Array.from({ length: days }, () => ({ date: '2026-11-20', steps: 7 })) };
  });
  register('setTitle', async ({ title }: { title: string }) => void titles.push(title));
  register('logout', async () => {
    throw new arkts.NeedsLogin();
  });
  register('getNetwork', async () => {
    throw new TypeError('a secret of the app');
  });
  register(
    'scanCode',
    (call: Call) =>
      new Promise((_, reject) =>
        call.onCancel(() => {
          cancelCount++;
          reject(new arkts.Cancelled());
        }),
      ),
  );
  bridge = createBridge({
    transport: (_, receive) => {
      const channel = new arkts.BridgeChannel('SdHealth', '9.0.0', calls, arkts.BRIDGE_EVENTS, recordError, receive);
      host = new arkts.BridgeEvents(channel);
      return { post: (text) => channel.receive(text), close() {} };
    },
  });
  await bridge.opened;
});
afterEach(() => bridge.dispose());

const codeOf = (error: unknown) => (isBridgeError(error) ? [error.code, error.mayHaveHappened] : error);

it('the ArkTS handshake when methods are registered: names the app and exactly these methods', () => {
  expect(bridge.host.app).toEqual({ name: 'SdHealth', version: '9.0.0' });
  expect(bridge.supports(getSteps)).toEqual({ ok: true, source: 'host' });
  expect(bridge.supports(openDocument)).toMatchObject({ ok: false, source: 'host' });
});

it('a call over ArkTS when the app answers: has its progress and its result', async () => {
  const progress: unknown[] = [];
  const { days } = await bridge.call(getSteps, { days: 2 }, { onProgress: (value) => progress.push(value) });
  expect(days).toHaveLength(2);
  expect(progress).toEqual([{ half: true }]);
  expect(await bridge.call(setTitle, { title: '体检 "a" \u2028 👩🏽‍⚕️' })).toEqual({});
  expect(titles).toEqual(['体检 "a" \u2028 👩🏽‍⚕️']);
});

it('a call over ArkTS when the app refuses it: has the app’s code, and FAILED without a message if the app throws', async () => {
  expect(codeOf(await bridge.call(logout, {}).catch((error: unknown) => error))).toEqual(['NEEDS_LOGIN', false]);
  const failed: unknown = await bridge.call(getNetwork, {}).catch((error: unknown) => error);
  expect(codeOf(failed)).toEqual(['FAILED', true]);
  expect(String(failed)).not.toContain('secret');
  expect(errors).toEqual(['getNetwork: a secret of the app']);
});

it('a call over ArkTS when its result is not JSON: is FAILED, while a missing result is {}', async () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  const results: Record<string, unknown> = { circle: cyclic, big: 1n, nothing: undefined, list: [Number.NaN] };
  const posted: Record<string, unknown>[] = [];
  const calls = {
    versions: () => new Map(Object.keys(results).map((name) => [name, 1])),
    dispatch: async (name: string) => results[name],
  };
  const post = (text: string) => void posted.push(JSON.parse(text));
  const channel = new arkts.BridgeChannel('SdHealth', '9.0.0', calls, [], recordError, post);
  for (const method of Object.keys(results)) channel.receive(JSON.stringify({ jsonrpc: '2.0', id: method, method }));
  await expect.poll(() => posted.filter(({ id }) => id).length, { interval: 1 }).toBe(4);
  const failed = { error: { data: { code: 'FAILED', mayHaveHappened: true } } };
  expect(Object.fromEntries(posted.map(({ id, ...answer }) => [id, answer]))).toMatchObject({
    circle: failed,
    big: failed,
    nothing: { result: {} },
    list: failed,
  });
  expect(errors).toHaveLength(3);
});

it('a call over ArkTS when it is aborted: the app’s cancel listener is called', async () => {
  const controller = new AbortController();
  const answer = bridge.call(scanCode, {}, { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort();
  expect(codeOf(await answer)).toEqual(['ABORTED', true]);
  await expect.poll(() => cancelCount, { interval: 1 }).toBe(1);
});

it('an ArkTS event when the page listens: is received, and backPressed is answered', async () => {
  const types: string[] = [];
  bridge.on(networkChanged, ({ type }) => types.push(type));
  host.networkChanged({ type: 'wifi' });
  await expect.poll(() => types, { interval: 1 }).toEqual(['wifi']);
  expect(await host.backPressed()).toBe(false);
  bridge.on(backPressed, () => true);
  expect(await host.backPressed()).toBe(true);
  expect(bridge.health().dropped).toMatchObject({ 'unknown-event': 1 });
});
