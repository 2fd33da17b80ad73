/** Tests the generated rows of a sample project's contract on the wire, by the vectors that are generated with them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { createBridge, type HostEvent, type HostMethod, isBridgeError } from '../../src/index.ts';
import { makeProject } from '../test/project.ts';
import { bridge as command } from './command.ts';

type AnyRow = HostMethod<string, unknown, unknown> | HostEvent;
interface Vector {
  readonly name: string;
  readonly call?: { readonly method: string; readonly params: unknown };
  readonly in: string;
  readonly out?: Readonly<Record<string, unknown>>;
  readonly drop?: string;
}

const project = makeProject();
let rows: readonly AnyRow[] = [];
let vectors: readonly Vector[] = [];
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await command(['generate', '--config=bridge.config.ts'], project);
  vi.restoreAllMocks();
  // Imports this repository's SDK, without the standard contract's rows, which other tests check.
  const text = readFileSync(join(project, 'src/bridge.ts'), 'utf8')
    .replace(/^export \* from .*$/gm, '')
    .replaceAll("'@sdhealth/bridge-sdk'", `'${join(root, 'bridge-sdk/src/index.ts')}'`);
  mkdirSync(join(project, 'page'), { recursive: true });
  writeFileSync(join(project, 'page/rows.ts'), text);
  rows = Object.values(await import(/* @vite-ignore */ join(project, 'page/rows.ts')));
  ({ vectors } = JSON.parse(readFileSync(join(project, 'vectors/page.json'), 'utf8')));
});
afterAll(() => rmSync(project, { recursive: true }));

const isMethod = (row: AnyRow): row is HostMethod<string, unknown, unknown> => row.kind === 'method';

/** Opens a page in a host with the whole contract, over an imitated channel. */
async function connected() {
  const requests: { id?: string; method?: string }[] = [];
  let emit: (text: string) => void = () => {};
  const bridge = createBridge({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ShopApp/2.1.0',
    apps: ['ShopApp'],
    origins: ['https://shop.example'],
    transport: (_, receive) => {
      emit = receive;
      return { post: (text: string) => void requests.push(...[JSON.parse(text)].flat()), close() {} };
    },
  });
  await vi.waitFor(() => expect(requests.at(-1)?.method).toBe('initialize'), { interval: 1 });
  const methods = Object.fromEntries(rows.filter(isMethod).map(({ name, version = 1 }) => [name, version]));
  const events = rows.filter((row) => !isMethod(row)).map(({ name }) => name);
  const result = { protocol: '1.0', app: { name: 'Shop', version: '2.1.0' }, methods, events };
  emit(JSON.stringify({ jsonrpc: '2.0', id: requests.at(-1)?.id, result }));
  await bridge.opened;
  return { bridge, sent: requests, emit: (text: string) => emit(text) };
}

async function replay(vector: Vector): Promise<unknown> {
  const { bridge, sent, emit } = await connected();
  const received: unknown[] = [];
  for (const row of rows) {
    if (!isMethod(row))
      bridge.on(row, (payload) => {
        received.push({ event: row.name, payload });
        return true;
      });
  }
  const row = rows.filter(isMethod).find(({ name }) => name === vector.call?.method);
  const end =
    row &&
    bridge.call(row, vector.call?.params).then(
      (resolved) => ({ resolved }),
      (error) => ({ rejected: isBridgeError(error) ? { ...error } : String(error) }),
    );
  await Promise.resolve();
  const nonce = sent[0]?.id?.split('.')[0] ?? '';
  emit(vector.in.replace('page0000.1"', `${sent.at(-1)?.id}"`).replaceAll('page0000', nonce));
  try {
    if (vector.drop) {
      await vi.waitFor(() => expect(bridge.health().dropped).toEqual({ [vector.drop ?? '']: 1 }), { interval: 1 });
      return { drop: vector.drop };
    }
    if (end) return await end;
    await vi.waitFor(() => expect(received).toHaveLength(1), { interval: 1 });
    const posts = vector.out?.['posts'];
    if (posts) await vi.waitFor(() => expect(sent.at(-1)).toEqual([posts].flat()[0]), { interval: 1 });
    return { ...Object(received[0]), ...(posts ? { posts } : {}) };
  } finally {
    bridge.dispose();
  }
}

test('a page when it receives the messages of the vectors: has the expected outcome', async () => {
  expect(vectors.length).toBeGreaterThan(30);
  for (const vector of vectors) {
    const { name, out, drop } = vector;
    expect({ name, got: await replay(vector) }).toMatchObject({ name, got: drop ? { drop } : out });
  }
});

test('params when they are invalid: refused with their path before a message is sent', async () => {
  const { bridge, sent } = await connected();
  const errorOf = async (method: string, params: unknown) => {
    const row = rows.filter(isMethod).find(({ name }) => name === method);
    if (!row) throw new Error(method);
    return bridge.call(row, params).catch((error: unknown) => error);
  };
  const countBefore = sent.length;
  expect(await errorOf('shop.openLocker', { id: ' ' })).toMatchObject({ code: 'BAD_PARAMS', path: '/id' });
  expect(await errorOf('shop.listLockers', { sizes: [] })).toMatchObject({ code: 'BAD_PARAMS', path: '/sizes' });
  expect(
    await errorOf('shop.payOrder', { order: '1', signature: 's', lines: [{ name: 'a', cents: -1 }] }),
  ).toMatchObject({
    code: 'BAD_PARAMS',
    path: '/lines/0/cents',
  });
  const order = { order: '1', signature: 's', lines: [{ name: 'a', cents: 1 }] };
  for (const [by, path] of [
    [{ kind: 'cash' }, '/by/kind'],
    [{ card: 'c' }, '/by/kind'],
    [{ kind: 'card' }, '/by/card'],
    [{ kind: 'points', accounts: { a: 0 } }, '/by/accounts/a'],
    ['card', '/by'],
  ] as const)
    expect([by, await errorOf('shop.payOrder', { ...order, by })]).toMatchObject([by, { code: 'BAD_PARAMS', path }]);
  expect(await errorOf('shop.payOrder', { ...order, by: { kind: 'cash' } })).toMatchObject({
    message: expect.stringContaining('one of card, points, at-counter'),
  });
  expect(
    await errorOf('shop.printReceipt', { order: '1', copies: 1, to: [{ type: 'page', page: 'javascript:x' }] }),
  ).toMatchObject({ path: '/to/0/page' });
  expect(await errorOf('shop.showWay', { page: 'javascript:alert(1)' })).toMatchObject({
    code: 'BAD_PARAMS',
    path: '/page',
  });
  expect(await errorOf('shop.readSensor', { sensor: 'light' })).toMatchObject({ code: 'BAD_PARAMS', path: '/sensor' });
  expect(sent.length).toBe(countBefore);
  bridge.dispose();
});

/** Returns the size of a module in bytes, built, minified and compressed, without the SDK. */
async function sizeOf(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'rows' },
      rolldownOptions: { external: [join(root, 'bridge-sdk/src/index.ts')] },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return gzipSync(output.output.map((file) => ('code' in file ? file.code : '')).join('')).length;
}

test('a generated row when built: less than 170 bytes, without a schema, with its secrets', async () => {
  expect(readFileSync(join(project, 'src/bridge.ts'), 'utf8')).not.toContain('typebox');
  expect(rows).toHaveLength(16);
  expect((await sizeOf(join(project, 'page/rows.ts'))) / rows.length).toBeLessThan(170);
  expect(rows.find(({ name }) => name === 'shop.payOrder')?.secrets).toEqual(['/params/signature', '/params/by/card']);
});
