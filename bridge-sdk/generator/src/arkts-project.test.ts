/** Tests the ArkTS generated from an example contract: transpiles it with the library to TypeScript and runs the vectors. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { makeProject } from '../test/project.ts';
import { bridge } from './command.ts';

type Json = Record<string, unknown>;
type Run = (...args: unknown[]) => Promise<unknown>;
type AppMethods = Record<string, (run: Run) => void>;
interface Arkts {
  readonly BridgeMethods: new (guard: object) => { on(name: string, run: Run, version?: number): void };
  readonly BridgeGuard: new (origins: readonly string[]) => object;
  readonly BridgeChannel: new (...args: unknown[]) => { receive(text: string): void };
  readonly ShopMethods: new (methods: object, guard: object) => AppMethods;
  readonly ShopEvents: new (channel: object) => { closing(payload: object): Promise<boolean> };
}
interface Vectors {
  readonly app: { readonly name: string; readonly version: string };
  readonly origins: readonly string[];
  readonly events: readonly string[];
  readonly results: Readonly<Record<string, unknown>>;
  readonly vectors: readonly { readonly name: string; readonly in: string; readonly out?: readonly Json[] }[];
}

const project = makeProject();
let arkts: Arkts;
let host: Vectors;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await bridge(['generate'], project);
  vi.restoreAllMocks();
  host = JSON.parse(readFileSync(join(project, 'vectors/host.json'), 'utf8'));
  const target = join(project, 'run');
  const copy = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from).filter((value) => value.endsWith('.ets')))
      copyFileSync(join(from, file), join(to, file.replace(/ets$/, 'ts')));
  };
  copy(join(root, 'bridge-sdk/native/arkts'), join(target, 'sdhealth'));
  copy(join(project, 'harmony'), target);
  const modules = ['./ShopMethods', './sdhealth/Methods', './sdhealth/Channel', './sdhealth/Guard'];
  writeFileSync(join(target, 'index.ts'), modules.map((path) => `export * from '${path}';\n`).join(''));
  arkts = await import(/* @vite-ignore */ join(target, 'index.ts'));
});
afterAll(() => rmSync(project, { recursive: true }));

function makeApp() {
  const posted: Json[] = [];
  const guard = new arkts.BridgeGuard(host.origins);
  const methods = new arkts.BridgeMethods(guard);
  const shop = new arkts.ShopMethods(methods, guard);
  for (const [name, result] of Object.entries(host.results)) shop[name.replace('shop.', '')]?.(async () => result);
  const { name, version } = host.app;
  const channel = new arkts.BridgeChannel(
    name,
    version,
    methods,
    [...host.events],
    () => {},
    (text: string) => posted.push(JSON.parse(text)),
  );
  return { channel, posted };
}
const withoutMessage = ({ error, ...rest }: Json): Json => {
  if (error === undefined) return rest;
  const { message: _, ...details } = Object(error) as Json;
  return { ...rest, error: details };
};
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a generated ArkTS app when it receives the messages of the vectors: sends the expected messages', async () => {
  const vectors = host.vectors.filter(({ name }) => name.startsWith('shop.'));
  expect(vectors.length).toBeGreaterThan(50);
  for (const { name, in: text, out = [] } of vectors) {
    const { channel, posted } = makeApp();
    channel.receive(text);
    await nextTurn();
    expect([name, posted.map(withoutMessage)]).toEqual([name, out]);
  }
});

test('an event with an answer when the page has handled it: resolves to true', async () => {
  const { channel, posted } = makeApp();
  const handled = new arkts.ShopEvents(channel).closing({ minutes: 5 });
  expect(posted).toEqual([{ jsonrpc: '2.0', id: 'host.1', method: 'shop.closing', params: { minutes: 5 } }]);
  channel.receive('{"jsonrpc":"2.0","id":"host.1","result":{"handled":true}}');
  expect(await handled).toBe(true);
});
