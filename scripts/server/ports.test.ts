import { createServer } from 'node:net';
import type { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { afterEach, expect, it, vi } from 'vitest';
import { networkOrigins } from './network-origins.ts';
import { findAddress, freePort, readPort } from './ports.ts';
import { startText } from './start-words.ts';

afterEach(() => vi.unstubAllEnvs());

it('PORT when it is not a port number: rejected with a one-line error', () => {
  expect(readPort(undefined, 5173)).toBe(5173);
  expect(readPort('', 5173)).toBe(5173);
  expect(readPort('8080', 5173)).toBe(8080);
  for (const text of ['x', '-1', '0', '65536', '80.5'])
    expect(() => readPort(text, 1)).toThrow(`PORT=${text} is not a port`);
});

it('a port when it is taken: reported, and the next free port is used', async () => {
  const takenPort = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(takenPort, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String(takenPort));
  const lines: string[] = [];
  const address = await findAddress(5173, (line) => lines.push(line));
  vi.stubEnv('STRICT_PORT', '1');
  await expect(findAddress(5173, () => {})).rejects.toThrow(`Port ${takenPort} is taken`);
  server.close();
  expect(address.port).toBeGreaterThan(takenPort);
  expect(lines[0]).toBe(`Port ${takenPort} is taken; trying ${takenPort + 1}.`);
});

it('a server when HOST is missing: listens on this machine only', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', String(port));
  const log = vi.fn();
  expect(await findAddress(1, log)).toEqual({ host: '127.0.0.1', port, origin: `http://localhost:${port}` });
  expect(log).not.toHaveBeenCalled();
  vi.stubEnv('HOST', '0.0.0.0');
  const lines: string[] = [];
  const address = await findAddress(1, (line) => lines.push(line));
  expect(address).toEqual({ host: '0.0.0.0', port, origin: `http://localhost:${port}` });
  expect(lines).toEqual([expect.stringMatching(/^HOST=0\.0\.0\.0: every machine in this network .*FIXTURE_KEY/)]);
  vi.stubEnv('HOST', '203.0.113.7');
  await expect(findAddress(1, () => {})).rejects.toThrow('HOST=203.0.113.7 cannot be listened on');
});

const interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
  eth0: [
    { address: 'fe80::1', family: 'IPv6', internal: false },
    { address: '192.168.1.5', family: 'IPv4', internal: false },
  ],
  wlan0: [{ address: '10.0.0.7', family: 'IPv4', internal: false }],
} as unknown as ReturnType<typeof networkInterfaces>;
const originsOf = (host: string) => networkOrigins({ host, port: 5173 }, interfaces);

it('the start text when HOST opens the server to the network: has a QR code and the test account', () => {
  expect(originsOf('127.0.0.1')).toEqual([]);
  expect(originsOf('0.0.0.0')).toEqual(['http://192.168.1.5:5173', 'http://10.0.0.7:5173']);
  expect(originsOf('192.168.1.9')).toEqual(['http://192.168.1.9:5173']);
  const address = startText('http://localhost:5173', '/health', []);
  expect(address).toContain('phone 13800138000, code 246810');
  expect(address).toContain('http://localhost:5173/start');
  expect(address).not.toMatch(/[▀▄█]/);
  const text = startText('http://localhost:5173', '/health', originsOf('0.0.0.0'));
  expect(text).toContain('http://10.0.0.7:5173/lab/join');
  const qrCode = text.split('\n').filter((line) => /[▀▄█]/.test(line));
  expect(qrCode).toEqual(
    renderUnicodeCompact('http://192.168.1.5:5173/lab/join', { border: 2 })
      .split('\n')
      .map((line) => `  ${line}`),
  );
});
