import { createServer } from 'node:net';
import type { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { afterEach, expect, it, vi } from 'vitest';
import { networkOrigins } from './network-origins.ts';
import { findAddress, freePort, readPort } from './ports.ts';
import { startWords } from './start-words.ts';

afterEach(() => vi.unstubAllEnvs());

it('port when it is no port number: rejected in one line', () => {
  expect(readPort(undefined, 5173)).toBe(5173);
  expect(readPort('', 5173)).toBe(5173);
  expect(readPort('8080', 5173)).toBe(8080);
  for (const text of ['x', '-1', '0', '65536', '80.5'])
    expect(() => readPort(text, 1)).toThrow(`PORT=${text} is not a port`);
});

it('port when it is taken: named, the next free port is used', async () => {
  const taken = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String(taken));
  const lines: string[] = [];
  const address = await findAddress(5173, (line) => lines.push(line));
  vi.stubEnv('STRICT_PORT', '1');
  await expect(findAddress(5173, () => {})).rejects.toThrow(`Port ${taken} is taken`);
  server.close();
  expect(address.port).toBeGreaterThan(taken);
  expect(lines[0]).toBe(`Port ${taken} is taken; trying ${taken + 1}.`);
});

it('server when HOST is missing: listens on this machine only', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', String(port));
  const nothing = vi.fn();
  expect(await findAddress(1, nothing)).toEqual({ host: '127.0.0.1', port, origin: `http://localhost:${port}` });
  expect(nothing).not.toHaveBeenCalled();
  vi.stubEnv('HOST', '0.0.0.0');
  const lines: string[] = [];
  const address = await findAddress(1, (line) => lines.push(line));
  expect(address).toEqual({ host: '0.0.0.0', port, origin: `http://localhost:${port}` });
  expect(lines).toEqual([expect.stringMatching(/^HOST=0\.0\.0\.0: every machine in this network .*FIXTURE_KEY/)]);
  vi.stubEnv('HOST', '203.0.113.7');
  await expect(findAddress(1, () => {})).rejects.toThrow('HOST=203.0.113.7 cannot be listened on');
});

const nets = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
  eth0: [
    { address: 'fe80::1', family: 'IPv6', internal: false },
    { address: '192.168.1.5', family: 'IPv4', internal: false },
  ],
  wlan0: [{ address: '10.0.0.7', family: 'IPv4', internal: false }],
} as unknown as ReturnType<typeof networkInterfaces>;
const entriesOf = (host: string) => networkOrigins({ host, port: 5173 }, nets);

it('printed words when HOST opens the server: a QR code for a phone, and who to log in as', () => {
  expect(entriesOf('127.0.0.1')).toEqual([]);
  expect(entriesOf('0.0.0.0')).toEqual(['http://192.168.1.5:5173', 'http://10.0.0.7:5173']);
  expect(entriesOf('192.168.1.9')).toEqual(['http://192.168.1.9:5173']);
  const address = startWords('http://localhost:5173', []);
  expect(address).toContain('phone 13800138000, code 246810');
  expect(address).toContain('http://localhost:5173/start');
  expect(address).not.toMatch(/[▀▄█]/);
  const open = startWords('http://localhost:5173', entriesOf('0.0.0.0'));
  expect(open).toContain('http://10.0.0.7:5173/lab/join');
  const picture = open.split('\n').filter((line) => /[▀▄█]/.test(line));
  expect(picture).toEqual(
    renderUnicodeCompact('http://192.168.1.5:5173/lab/join', { border: 2 })
      .split('\n')
      .map((line) => `  ${line}`),
  );
});
