/** Runs the vectors for apps against the ArkTS channel. Its code is valid TypeScript, so it can run here. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, tool } from '../../../scripts/workspace/root.ts';
import { stub } from '../../test/guides/blocks.ts';
import { harmonyGuide } from '../../test/guides/harmony.ts';
import { harmonyOwnMethods } from '../../test/guides/own-methods.ts';
import { standard } from './contract/read.ts';
import { guardVectors, KINDS } from './guard-vectors.ts';
import { hostVectorsOf } from './host-vectors.ts';

const hostVectors = hostVectorsOf(standard, true);

type Handler = (params: object, call: { onCancel(listener: () => void): void }) => Promise<object>;
type Calls = { on(method: string, run: Handler, version?: number): void } & Record<string, (run: Handler) => void>;
type Guard = {
  allows(kind: string, address: string): boolean;
  wayOf(address: string | undefined, isMainFrame: boolean, framesAllowed: boolean): string;
  hears(origin: string | undefined, isMainFrame: boolean): boolean;
  absolute(address: string, page: string | undefined): string | undefined;
};
interface Arkts {
  BridgeMethods: new (guard: object) => Calls;
  BridgeGuard: new (origins: readonly string[], appSchemes?: readonly string[]) => Guard;
  BridgeRestarts: new (nowMs: () => number) => { mayRestart(): boolean };
  BridgeChannel: new (
    app: string,
    version: string,
    calls: object,
    events: string[],
    onError: (place: string, cause: Error) => void,
    post: (text: string) => void,
  ) => {
    receive(text: string): void;
    pageGone(): void;
    emit(event: string, payload: object): void;
    token: () => string | undefined;
  };
  Cancelled: new () => Error;
  NeedsLogin: new () => Error;
  Failed: new (text: string, mayHaveHappened: boolean, hostCode: number, reason: Error) => Error;
}

const folder = mkdtempSync(join(tmpdir(), 'arkts-'));
let arkts: Arkts;
beforeAll(async () => {
  const source = join(root, 'bridge-sdk/native/arkts');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((value) =>
    value.endsWith('.ets'),
  )) {
    const copy = join(folder, file.replace(/ets$/, 'ts'));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(source, file), copy);
  }
  // Imports all modules in one go: concurrent imports may load a module twice, and then an error class exists twice.
  const entry = join(folder, 'index.ts');
  writeFileSync(
    entry,
    "export * from './Methods';\nexport * from './Channel';\nexport * from './Guard';\nexport * from './Refusal';\n",
  );
  arkts = await import(/* @vite-ignore */ entry);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the ArkTS library and its guide when compiled as strict TypeScript: have no errors', { timeout: 60_000 }, () => {
  writeFileSync(join(folder, 'Guide.ts'), harmonyGuide());
  writeFileSync(join(folder, 'Locker.ts'), harmonyOwnMethods());
  const files = [
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
    stub('arkweb.d.ts'),
  ];
  const options = ['--ignoreConfig', '--strict', '--noEmit', '--target', 'es2021', '--lib', 'es2021,dom'];
  const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  const errors = (() => {
    try {
      return execFileSync(tool('tsc'), [...options, ...resolution, ...files], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout);
    }
  })();
  expect(errors).toBe('');
});

type Json = Record<string, unknown>;
const withoutMessage = ({ error, ...rest }: Json): Json => {
  if (error === undefined) return rest;
  const { message: _, ...details } = error as Json;
  return { ...rest, error: details };
};

function makeHost({ origins, results, refusals, app, events } = hostVectors) {
  const posted: Json[] = [];
  const errors: string[] = [];
  const calls = new arkts.BridgeMethods(new arkts.BridgeGuard(origins));
  for (const [name, result] of Object.entries(results)) calls[name]?.(async () => result);
  for (const name of Object.keys(refusals))
    calls[name]?.(async () => {
      throw new arkts.NeedsLogin();
    });
  calls.on('vector.timesOut', () => Promise.reject(Object.assign(new Error('too late'), { name: 'TimeoutError' })));
  calls.on('vector.crashes', () => Promise.reject(new TypeError('a secret of the app')));
  calls.on(
    'vector.waits',
    (_, call) => new Promise((_resolve, reject) => call.onCancel(() => reject(new arkts.Cancelled()))),
  );
  calls.on('vector.infinite', async () => ({ value: Number.NEGATIVE_INFINITY }));
  calls.on('vector.echoes', async (params) => params, 2);
  const channel = new arkts.BridgeChannel(
    app.name,
    app.version,
    calls,
    [...events],
    (place, cause) => errors.push(`${place}: ${cause.message}`),
    (text) => posted.push(JSON.parse(text)),
  );
  return { channel, posted, calls, errors };
}
const request = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 'page0000.1', method, params });
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('an ArkTS app with the messages of the vectors', () => {
  it.each(hostVectors.vectors)('$name', async ({ in: text, out = [] }) => {
    const { channel, posted } = makeHost();
    channel.receive(text);
    await nextTurn();
    expect(posted.map(withoutMessage)).toEqual(out);
  });
});

it('a page when it is loaded again: receives no responses to calls of the previous load', async () => {
  const { channel, posted } = makeHost();
  channel.receive('{"jsonrpc":"2.0","id":"before00.1","method":"ready","params":{}}');
  channel.receive('{"jsonrpc":"2.0","id":"page0000.0","method":"initialize","params":{}}');
  await nextTurn();
  expect(posted.map(({ id, method }) => id ?? method)).toEqual(['$/accepted', 'page0000.0']);
});

describe('an ArkTS guard with the vectors', () => {
  const { origins, appSchemes, badOrigins, badSchemes, allows, ways, hears, absolute } = guardVectors;
  it('the decisions on addresses, navigations and frames when the vectors list them: as expected', () => {
    const guard = new arkts.BridgeGuard(origins, appSchemes);
    const match = {
      allows: allows.map(({ address }) => ({ address, allowed: KINDS.filter((kind) => guard.allows(kind, address)) })),
      ways: ways.map((way) => ({
        ...way,
        way: guard.wayOf(way.address ?? undefined, way.isMainFrame, way.framesAllowed),
      })),
      hears: hears.map((hear) => ({ ...hear, heard: guard.hears(hear.origin ?? undefined, hear.isMainFrame) })),
      absolute: absolute.map((item) => ({
        ...item,
        absolute: guard.absolute(item.address, item.page ?? undefined) ?? null,
      })),
    };
    expect(match).toEqual({ allows, ways, hears, absolute });
  });

  it.each(badOrigins)('a guard when it is created with the origin «%s»: throws', (origin) => {
    expect(() => new arkts.BridgeGuard([origin])).toThrow(`no origin: ${origin}`);
  });

  it.each(badSchemes)('a guard when it is created with the scheme «%s»: throws', (scheme) => {
    expect(() => new arkts.BridgeGuard(origins, [scheme])).toThrow(`no scheme of an app: ${scheme}`);
  });
});

it('an error of the app when it occurs in a call: reported with its cause, and hidden from the page', async () => {
  const { channel, posted, calls, errors } = makeHost();
  channel.token = () => {
    throw new Error('locked');
  };
  channel.receive(request('initialize'));
  expect(posted[0]).not.toHaveProperty('result.token');
  calls['getLocation']?.(async () => ({ latitude: 91, longitude: 0 }));
  channel.receive(request('getLocation'));
  await nextTurn();
  calls['scanCode']?.(async () => ({ text: 'x'.repeat(2_000_000) }));
  channel.receive(request('scanCode'));
  await nextTurn();
  calls['logout']?.(() => Promise.reject(new arkts.Failed('no cashier', false, 5001, new Error('why'))));
  channel.receive(request('logout'));
  await nextTurn();
  channel.receive(`[${'[],'.repeat(20_000)}${request('ready')}]`);
  expect(posted.flatMap(({ error }) => (error === undefined ? [] : [error]))).toEqual([
    { code: -32_000, message: 'BoundsError', data: { code: 'FAILED', mayHaveHappened: true } },
    { code: -32_000, message: 'the answer is too large', data: { code: 'TOO_LARGE', mayHaveHappened: true } },
    { code: 5001, message: 'no cashier', data: { code: 'FAILED', mayHaveHappened: false } },
  ]);
  expect(errors).toEqual([
    'token: locked',
    'getLocation: /latitude: -90 to 90',
    'post: the answer is too large',
    'logout: why',
  ]);
});

it('unknown enum texts and null params when a newer page sends them: received as «unknown» and {}', async () => {
  const { channel, calls } = makeHost();
  const received: object[] = [];
  const record: Handler = async (params) => {
    received.push(params);
    return { images: [] };
  };
  calls['chooseImages']?.(record);
  calls.on('vector.sees', record);
  channel.receive(request('chooseImages', { count: 1, source: 'newer', later: 1 }));
  channel.receive('{"jsonrpc":"2.0","id":"page0000.2","method":"vector.sees","params":null}');
  await nextTurn();
  expect(received).toEqual([{ count: 1, source: 'unknown', later: 1 }, {}]);
});

it('a renderer when it dies more than three times a minute: not restarted', () => {
  let now = 0;
  const restarts = new arkts.BridgeRestarts(() => now);
  const answers = [0, 0, 0, 1, 60_000].map((time) => {
    now = time;
    return restarts.mayRestart();
  });
  expect(answers).toEqual([true, true, true, false, true]);
});

it('an event when the channel does not know its name: reported and not sent', () => {
  const { channel, posted, errors } = makeHost({ ...hostVectors, events: [...hostVectors.events, 'shop.sold'] });
  channel.emit('shop.sold', { left: 2 });
  channel.emit('shop.closed', {});
  expect(posted).toEqual([{ jsonrpc: '2.0', method: 'shop.sold', params: { left: 2 } }]);
  expect(errors).toEqual(["emit: shop.closed is not among the channel's events"]);
});
