/** A server that is slow or that fails at its first start is no red test; one that never comes is. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startChildServer } from './child-server.ts';
import { freePort } from './ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'child-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that notes each of its starts, and does as `body` says with their number in `start`. */
async function program(name: string, body: string) {
  const starts = join(folder, name);
  const port = await freePort();
  const code = `const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(starts)}, 'x');
    const start = fs.readFileSync(${JSON.stringify(starts)}, 'utf8').length;
    const serve = () => require('node:http').createServer((_, answer) => answer.end('here')).listen(${port}, '127.0.0.1');
    ${body}`;
  const url = `http://127.0.0.1:${port}/`;
  const server = { command: [process.execPath, '-e', code] as const, url, patienceMs: 20_000 };
  return { server, url, starts: () => readFileSync(starts, 'utf8').length };
}

test('a slow server is waited for; ending it frees its port', async () => {
  const { server, url, starts } = await program('slow', 'setTimeout(serve, 600)');
  const stop = await startChildServer(server);
  expect(await (await fetch(url)).text()).toBe('here');
  await stop();
  expect(starts()).toBe(1);
  await expect(fetch(url)).rejects.toThrow();
});

test('a server that broke at its first start is started once more', async () => {
  const { server, url, starts } = await program('broken', `if (start === 1) throw new Error('not yet'); serve()`);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const stop = await startChildServer(server);
  expect(await (await fetch(url)).text()).toBe('here');
  await stop();
  expect(warned.mock.calls.join()).toMatch(
    /came at its second start\.\nStart 1: it ended with code 1\n(?:.|\n)*not yet/,
  );
  warned.mockRestore();
  expect(starts()).toBe(2);
});

test('one that breaks at both starts is an error with its words', async () => {
  const { server, starts } = await program('never', `console.error('no such file'); process.exit(3)`);
  const words = /did not come\.\nStart 1: it ended with code 3\nno such file\nStart 2: it ended with code 3\n/;
  await expect(startChildServer(server)).rejects.toThrow(words);
  expect(starts()).toBe(2);
});

test('an address that another program has is an error: its answers are none of the server', async () => {
  const { server, url } = await program('taken', 'serve()');
  const other = createServer((_, answer) => answer.end('other'));
  await new Promise<void>((resolve) => other.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  await expect(startChildServer(server)).rejects.toThrow('Another program answers');
  other.close();
});

test('one that never answers is ended', async () => {
  const { server } = await program('silent', 'setInterval(() => {}, 1000)');
  const words = /Start 1: it did not answer at .* within 300 ms(?:.|\n)*Start 2: it did not answer/;
  await expect(startChildServer({ ...server, patienceMs: 300 })).rejects.toThrow(words);
});
