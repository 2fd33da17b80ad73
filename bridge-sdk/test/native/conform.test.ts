/** Runs the conformance kit, as a native team does, on a passing adapter and on failing ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { main } from '../../../native-shims/src/conform/main.ts';
import { root } from '../../../scripts/workspace/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'conform-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const PAGES = join(root, 'bridge-sdk/native/mini-program/conform/index.js');

/** Runs the command. Returns its output and exit code. */
async function conform(...words: string[]) {
  const messages: string[] = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text) => void messages.push(String(text)));
  return { code: await main(['conform', ...words]), said: messages.join('\n') };
}

/** Writes an adapter. `body` is the body of the function that answers `request`. */
function adapter(name: string, body: string): string[] {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  const answer = (() => { ${body} })();
  if (answer) console.log(JSON.stringify(answer));
});`,
  );
  return ['--', process.execPath, file];
}
const HELLO = "if (request.do === 'begin') return { name: 'Mine', kinds: ['channel', 'guard'] };";

it("the conformance kit when the mini-program's pages are the host: all their vectors pass", async () => {
  const { code, said } = await conform('--', process.execPath, PAGES);
  expect(said).toMatch(/^Mini-program: mini-program\nmini-program: \d+ passed, 0 failed$/);
  expect(code).toBe(0);
});

it('the conformance kit when a host fails a vector: prints the vector, the actual and the expected value', async () => {
  const silent = adapter('silent', `${HELLO} return request.do === 'guard' ? { answer: true } : { posted: [] };`);
  const { code, said } = await conform('--only=the handshake', ...silent);
  expect(said).toMatch(/^FAILED channel: the handshake\n {2}is {7}\[\]\n {2}expected \[\{"id":"page0000.0"/m);
  expect(code).toBe(1);
  const lax = await conform('--only=badOrigins', ...silent);
  expect([lax.code, lax.said]).toEqual([0, expect.stringMatching(/guard: \d+ passed, 0 failed/)]);
  expect((await conform('--only=allows', ...silent)).said).toMatch(/FAILED guard: allows \{.*javascript:/);
});

it('the conformance kit when a host answers a malformed text: the vector fails', async () => {
  const chatty = adapter('chatty', `${HELLO} return { posted: ['{"jsonrpc":"2.0","id":"x","result":{}}'] };`);
  const { code, said } = await conform('--only=channel', ...chatty);
  expect(said).toContain('  expected []');
  expect(code).toBe(1);
});

it.each([
  // Waits long, as a busy machine may end a process late.
  ['is gone', 'process.exit(3)', '--wait=20000', /the adapter is gone/],
  ['says nothing', 'return undefined;', '--wait=200', /no answer within 200 ms/],
])('the conformance kit when the adapter %s: ends with exit code 2', async (_, body, wait, words) => {
  const { code, said } = await conform(wait, ...adapter('broken', body));
  expect([code, said]).toEqual([2, expect.stringMatching(words)]);
});

it('the conformance kit when the app listens on a socket: connects to it', async () => {
  const server = createServer((socket) => {
    createInterface({ input: socket }).on('line', (line) => {
      const { do: what } = JSON.parse(line);
      socket.write(`${JSON.stringify(what === 'begin' ? { name: 'Phone', kinds: ['guard'] } : { answer: true })}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const { code, said } = await conform('--only=badSchemes', `--connect=127.0.0.1:${port}`);
  server.close();
  expect([code, said]).toEqual([0, expect.stringMatching(/^Phone: guard\nguard: \d+ passed, 0 failed$/)]);
});

it.each([[[]], [['--other', '--', 'node']], [['--wait=x', '--', 'node']], [['--connect=1:2', '--', 'node']]])(
  'the conformance kit when its arguments are %j: prints its usage',
  async (words) => {
    expect(await conform(...words)).toEqual({ code: 2, said: expect.stringContaining('Usage: native-shims conform') });
  },
);
