import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenHere } from '../../scripts/server/ports.ts';
import { frontDoor } from './site-root.ts';

let origin = '';
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    frontDoor('/health')(request, response, () => response.end(request.url));
  });
  origin = await listenHere(server);
});
afterAll(() => server.close());

it.each([
  ['/', 302, '/health/'],
  ['/?lang=en', 302, '/health/?lang=en'],
])('the address %s when requested: redirects to the app', async (path, status, location) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

it.each([
  ['/health', '/health/'],
  ['/health?a=1', '/health/?a=1'],
  ['/health/x?a=/', '/health/x?a=/'],
  ['/healthy', '/healthy'],
])('the address %s when requested: is served as %s', async (path, served) => {
  expect(await (await fetch(origin + path)).text()).toBe(served);
});
