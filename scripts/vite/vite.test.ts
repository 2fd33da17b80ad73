import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../server/ports.ts';
import { scriptLast } from './shell-first.ts';
import { frontDoor } from './site-root.ts';

let origin = '';
let server: Server;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = createServer((request, response) => {
    frontDoor(request, response, () => response.end(request.url));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it.each([
  ['/', 302, '/health/'],
  ['/?lang=en', 302, '/health/?lang=en'],
])('%s leads to the app', async (path, status, location) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

it.each([
  ['/health', '/health/'],
  ['/health?a=1', '/health/?a=1'],
  ['/health/x?a=/', '/health/x?a=/'],
  ['/healthy', '/healthy'],
])('%s is served as %s', async (path, served) => {
  expect(await (await fetch(origin + path)).text()).toBe(served);
});

it('puts the program of a single file after the markup', () => {
  const page = `<html><head><script type="module" crossorigin>let a = '$&';</script><style>b</style></head><body>c</body></html>`;
  expect(scriptLast(page)).toBe(
    `<html><head><style>b</style></head><body>c<script type="module">let a = '$&';</script>\n</body></html>`,
  );
  expect(() => scriptLast('<html><head></head><body></body></html>')).toThrow('no inlined module script');
});
