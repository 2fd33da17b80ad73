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

const PAGES_ADAPTER = join(root, 'bridge-sdk/native/mini-program/conform/index.js');

/** Runs the command. Returns its output and exit code. */
async function runConform(...args: string[]) {
  const messages: string[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text) => void messages.push(String(text)));
  return { code: await main(['conform', ...args]), output: messages.join('\n') };
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
  const { code, output } = await runConform('--', process.execPath, PAGES_ADAPTER);
  expect(output).toMatch(/^Mini-program: mini-program\nmini-program: \d+ passed, 0 failed$/);
  expect(code).toBe(0);
});

it('the conformance kit when a host fails a vector: prints the vector, the actual and the expected value', async () => {
  const silent = adapter('silent', `${HELLO} return request.do === 'guard' ? { answer: true } : { posted: [] };`);
  const { code, output } = await runConform('--only=the handshake', ...silent);
  expect(output).toMatch(/^FAILED channel: the handshake\n {2}is {7}\[\]\n {2}expected \[\{"id":"page0000.0"/m);
  expect(code).toBe(1);
  const guardRun = await runConform('--only=badOrigins', ...silent);
  expect([guardRun.code, guardRun.output]).toEqual([0, expect.stringMatching(/guard: \d+ passed, 0 failed/)]);
  expect((await runConform('--only=allows', ...silent)).output).toMatch(/FAILED guard: allows \{.*javascript:/);
});

it('the conformance kit when a host answers a malformed text: the vector fails', async () => {
  const chatty = adapter('chatty', `${HELLO} return { posted: ['{"jsonrpc":"2.0","id":"x","result":{}}'] };`);
  const { code, output } = await runConform('--only=channel', ...chatty);
  expect(output).toContain('  expected []');
  expect(code).toBe(1);
});

it.each([
  // Waits long, because a busy machine may end a process late.
  ['exits', 'process.exit(3)', '--wait=20000', /the adapter is gone/],
  ['does not answer', 'return undefined;', '--wait=200', /no answer within 200 ms/],
])('the conformance kit when the adapter %s: ends with exit code 2', async (_, body, wait, args) => {
  const { code, output } = await runConform(wait, ...adapter('broken', body));
  expect([code, output]).toEqual([2, expect.stringMatching(args)]);
});

it('the conformance kit when the app listens on a socket: connects to it', async () => {
  const server = createServer((socket) => {
    createInterface({ input: socket }).on('line', (line) => {
      const { do: request } = JSON.parse(line);
      socket.write(`${JSON.stringify(request === 'begin' ? { name: 'Phone', kinds: ['guard'] } : { answer: true })}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const { code, output } = await runConform('--only=badSchemes', `--connect=127.0.0.1:${port}`);
  server.close();
  expect([code, output]).toEqual([0, expect.stringMatching(/^Phone: guard\nguard: \d+ passed, 0 failed$/)]);
});

it.each([[[]], [['--other', '--', 'node']], [['--wait=x', '--', 'node']], [['--connect=1:2', '--', 'node']]])(
  'the conformance kit when its arguments are %j: prints its usage',
  async (args) => {
    expect(await runConform(...args)).toEqual({
      code: 2,
      output: expect.stringContaining('Usage: native-shims conform'),
    });
  },
);
