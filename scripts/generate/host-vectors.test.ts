/** Runs the vectors for apps against the ArkTS channel. Its code is valid TypeScript, so it can run here. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, tool } from '../workspace/root.ts';
import { hostVectors } from './host-vectors.ts';

interface Refusal extends Error {
  wire: number;
  code: string;
}
interface Arkts {
  Calls: new () => {
    on(method: string, shape: string[], run: (params: object) => Promise<object>): void;
  } & Record<string, (run: () => Promise<object>) => void>;
  Channel: new (
    app: string,
    version: string,
    calls: object,
    events: string[],
    post: (text: string) => void,
  ) => { receive(text: string): void; pageGone(): void };
  Refusal: new (wire: number, message: string, code: string) => Refusal;
}

const folder = mkdtempSync(join(tmpdir(), 'arkts-'));
let arkts: Arkts;
beforeAll(async () => {
  const source = join(root, 'bridge-sdk/native/arkts');
  for (const file of readdirSync(source))
    copyFileSync(join(source, file), join(folder, `${basename(file, '.ets')}.ts`));
  // One import for all: two imports at the same time may load a module twice, and its error class would exist twice.
  const door = join(folder, 'index.ts');
  writeFileSync(door, "export * from './Calls';\nexport * from './Channel';\n");
  arkts = await import(/* @vite-ignore */ door);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('ArkTS is strict TypeScript', { timeout: 60_000 }, () => {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const words = ['--ignoreConfig', '--strict', '--noEmit', '--target', 'es2021', '--lib', 'es2021,dom'];
  const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  expect(() => execFileSync(tool('tsc'), [...words, ...resolution, ...files], { stdio: 'pipe' })).not.toThrow();
});

type Json = Record<string, unknown>;
const withoutMessage = ({ error, ...rest }: Json): Json => {
  if (error === undefined) return rest;
  const { message: _, ...kept } = error as Json;
  return { ...rest, error: kept };
};

function makeHost() {
  const posted: Json[] = [];
  const calls = new arkts.Calls();
  for (const [name, result] of Object.entries(hostVectors.results)) calls[name]?.(async () => result);
  for (const [name, { code, data }] of Object.entries(hostVectors.refusals))
    calls[name]?.(async () => {
      throw new arkts.Refusal(code, 'refused', data.code);
    });
  const { app, events } = hostVectors;
  const channel = new arkts.Channel(app.name, app.version, calls, [...events], (text) => posted.push(JSON.parse(text)));
  return { channel, posted };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('an app answers as the vectors say', () => {
  it.each(hostVectors.vectors)('$name', async ({ in: text, out = [] }) => {
    const { channel, posted } = makeHost();
    channel.receive(text);
    await turn();
    expect(posted.map(withoutMessage)).toEqual(out);
  });
});

it('a page that is loaded again gets no answer to calls of the load before', async () => {
  const { channel, posted } = makeHost();
  channel.receive('{"jsonrpc":"2.0","id":"before00.1","method":"ready","params":{}}');
  channel.receive('{"jsonrpc":"2.0","id":"page0000.0","method":"initialize","params":{}}');
  await turn();
  expect(posted.map(({ id, method }) => id ?? method)).toEqual(['$/accepted', 'page0000.0']);
});
