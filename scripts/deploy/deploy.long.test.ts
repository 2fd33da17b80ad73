/**
 * Deploys two real builds by `release.sh` with servers of the system's packages, as docs/installation/release.md says: release 2 over 1 under
 * an open page, on one server and on two that show both, and back.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preflight, preflightFaults } from '../../fixtures/backend/src/check/header-faults.ts';
import { type Served, serve } from '../../fixtures/src/http/node.ts';
import { launchOptions } from '../browser/find.ts';
import { requireBrowser } from '../browser.ts';
import { build } from '../bundler/build.ts';
import { freePort } from '../server/ports.ts';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { writeFiles } from '../workspace/files.ts';
import { findProgram } from '../workspace/find-program.ts';
import { root } from '../workspace/root.ts';
import { runRelease } from './run-release.ts';
import { type RunningServer, startCaddy, startCaddyNode, startNginx, startNode } from './servers.ts';

const SETUP_MS = 300_000;
const TEST_MS = 90_000;
const folder = temporaryFolder();
const nginx = findProgram('nginx') ?? '';
const caddy = findProgram('caddy') ?? '';
const builds = { first: join(folder, 'first'), second: join(folder, 'second') };
const NAMES = { first: 'Health services', second: 'Health services 2' };

let service: Served;
let browser: Browser;
const running: RunningServer[] = [];

beforeAll(async () => {
  if (process.env['BUILT_APP'] === '1') builds.first = join(root, 'dist/web');
  else await build('web', ['--sample-files', `--out=${builds.first}`]);
  // Another name changes the program, so that all files get other names.
  const sample = join(root, 'webview-app/installation');
  const file = JSON.parse(readFileSync(join(sample, 'installation.json'), 'utf8'));
  const installation = join(folder, 'installation');
  writeFiles(installation, {
    'installation.json': JSON.stringify({ ...file, name: { ...file.name, en: NAMES.second } }),
    'mark.svg': readFileSync(join(sample, 'mark.svg')),
  });
  const previous = { ...process.env };
  process.env['INSTALLATION'] = installation;
  await build('web', ['--sample-files', `--out=${builds.second}`]);
  for (const name of ['INSTALLATION', 'STATIC_COPIES', 'NODE_ENV']) delete process.env[name];
  Object.assign(process.env, previous);
  service = await serve();
  requireBrowser();
  browser = await chromium.launch(launchOptions());
}, SETUP_MS);
afterAll(async () => {
  await browser?.close();
  for (const server of running) await server.stop();
  await service?.close();
});

const nodeOf = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return { folder: path, service: service.origin };
};
async function run(starting: Promise<RunningServer>): Promise<RunningServer> {
  const server = await starting;
  running.push(server);
  return server;
}
const base = ({ origin }: RunningServer) => `${origin}/health/`;

/** Opens the entry page as a new visitor. Fails on a console error, a missing file, or a page without its styles and its program. */
async function open(server: RunningServer, query = ''): Promise<{ page: Page; name: string; faults: string[] }> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(base(server) + query);
  await page.locator('.start').waitFor({ state: 'detached' });
  const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === '0px');
  expect({ isStyled, faults }).toEqual({ isStyled: true, faults: [] });
  return { page, name: await page.title(), faults };
}

/** Opens a screen of a page that loads a file of its own, and returns the names of the files that it loaded. */
async function goOn(page: Page, path: string, heading: string): Promise<string[]> {
  const files: string[] = [];
  page.on('response', (response) => void files.push(response.url().replace(/.*\/assets\//, 'assets/')));
  await page.evaluate((address) => {
    Object.assign(globalThis, { isSamePage: true });
    history.pushState(null, '', address);
  }, `/health${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  return files.filter((file) => file.startsWith('assets/'));
}

const filesOf = (path: string) => readFileSync(join(path, 'server/files'), 'utf8');

test('the headers of two builds when their content differs: are the same, but for announced files', () => {
  const read = (path: string, name: string) => readFileSync(join(path, name), 'utf8').replace(/^ {2}Link: .*\n/gm, '');
  expect(readFileSync(join(builds.second, 'index.html'), 'utf8')).not.toBe(
    readFileSync(join(builds.first, 'index.html'), 'utf8'),
  );
  for (const name of ['nginx-headers.conf', 'caddy-headers.conf', '_headers'])
    expect(read(builds.second, name), name).toBe(read(builds.first, name));
});

describe.skipIf(!nginx)('nginx', () => {
  test('a release when the server sends it wrongly: is named with the fault, and the one before is shown again', async () => {
    const node = nodeOf('wrong');
    runRelease({ ROOT: node.folder }, 'release', builds.first);
    const server = await run(startNode(nginx, node, (text) => text.replace('immutable', 'other')));
    const release = () => runRelease({ ROOT: node.folder, ADDRESS: base(server) }, 'release', builds.second);
    expect(release).toThrow(
      /answers "200 public, max-age=31536000, other".*\n.* is not served as it should be; .* is shown/,
    );
    expect(await fetch(base(server)).then((answer) => answer.text())).toBe(
      readFileSync(join(builds.first, 'index.html'), 'utf8'),
    );
  });

  test(
    'one server when release 2 comes over 1 and goes again: each page works under its release, without a reload of nginx',
    async () => {
      const node = nodeOf('single');
      const env = { ROOT: node.folder };
      runRelease(env, 'release', builds.first);
      const server = await run(startNode(nginx, node));
      const address = { ...env, ADDRESS: base(server) };
      const headers = await fetch(base(server)).then((answer) => [...answer.headers.keys()]);
      const health = () => fetch(`${base(server)}healthz`).then((answer) => answer.json());
      runRelease(address, 'verify');
      const first = await open(server);
      const { release } = await health();
      runRelease(address, 'release', builds.second);
      expect((await health()).release).not.toBe(release);
      const second = await open(server);
      expect([first.name, second.name]).toEqual([NAMES.first, NAMES.second]);
      const loaded = await goOn(first.page, '/science-list', 'Health articles');
      const ofSecond = filesOf(join(node.folder, 'current'));
      expect(loaded.filter((file) => !ofSecond.includes(file)).length).toBeGreaterThan(0);
      runRelease(address, 'back');
      expect((await health()).release).toBe(release);
      expect((await open(server)).name).toBe(NAMES.first);
      await goOn(second.page, '/science-list', 'Health articles');
      expect([...first.faults, ...second.faults]).toEqual([]);
      expect(await fetch(base(server)).then((answer) => [...answer.headers.keys()])).toEqual(headers);
    },
    TEST_MS,
  );

  test('an address when a browser or a proxy asks for it: has the headers and redirects of its kind', async () => {
    const node = nodeOf('headers');
    runRelease({ ROOT: node.folder }, 'release', builds.first);
    const server = await run(startNode(nginx, node));
    const get = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: 'manual', ...init });
    expect((await get('/health?lang=zh', { headers: { host: 'health.example' } })).headers.get('location')).toBe(
      '/health/?lang=zh',
    );
    const notices = await get('/health/third-party-notices.txt', {
      headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' },
    });
    expect(notices.headers.get('content-encoding')).toBe('gzip');
    expect(notices.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await get('/health/release.json')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/health/worker.js')).headers.get('content-security-policy')).toBe(
      "frame-ancestors 'self', default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect((await get('/health/')).headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect((await get('/health/assets/frame-00000000.js')).status).toBe(404);
  });

  test(
    'two servers when they show two releases behind a balancer: eight of eight pages work, and go on',
    async () => {
      const nodes = [nodeOf('web1'), nodeOf('web2')] as const;
      const servers: RunningServer[] = [];
      for (const node of nodes) {
        runRelease({ ROOT: node.folder }, 'release', builds.first);
        servers.push(await run(startNode(nginx, node)));
      }
      // The rule: the files to all, then the pages.
      const names = nodes.map(
        (node) => runRelease({ ROOT: node.folder }, 'put', builds.second).split('\n').at(-1) ?? '',
      );
      runRelease({ ROOT: nodes[1].folder }, 'show', names[1] ?? '');
      const port = await freePort();
      const [first = '', second = ''] = servers.map(({ origin }) => new URL(origin).host);
      // A page comes from the node that its address names, its files from both in turn.
      const http = `upstream nodes { server ${first}; server ${second}; }
        map $arg_node $node { 0 ${first}; 1 ${second}; default nodes; }
        server {
          listen 127.0.0.1:${port};
          location / { proxy_pass http://$node; proxy_set_header Host $http_host; }
        }`;
      const balancer = await run(startNginx(nginx, nodeOf('balancer').folder, http, port));
      const opened = [];
      for (let count = 0; count < 8; count++) opened.push(await open(balancer, `?node=${count % 2}`));
      const both = Object.values(NAMES);
      expect(opened.map(({ name }) => name)).toEqual([...both, ...both, ...both, ...both]);
      for (const { page } of opened.slice(-2)) await goOn(page, '/science-list', 'Health articles');
      expect(opened.flatMap(({ faults }) => faults)).toEqual([]);
      runRelease({ ROOT: nodes[1].folder }, 'back');
      for (const query of ['?node=0', '?node=1']) expect((await open(balancer, query)).name).toBe(NAMES.first);
      for (const { page } of opened) await page.close();
    },
    TEST_MS,
  );

  test('the rules of docs/installation/cors.md when they stand before a service: allow a page what the app needs', async () => {
    const port = await freePort();
    const http = corsRules('nginx')
      .replace('8081', `127.0.0.1:${port}`)
      .replace('http://127.0.0.1:9000', service.origin);
    await expectCors(await run(startNginx(nginx, nodeOf('cors').folder, http, port)));
  });
});

/** Returns the rules for a server in the document. */
const corsRules = (server: string): string =>
  readFileSync(join(root, 'docs/installation/cors.md'), 'utf8').split(`\`\`\`${server}\n`)[1]?.split('```')[0] ?? '';

/** Compares what a service allows with what a browser asks for the app's calls. */
async function expectCors({ origin }: RunningServer): Promise<void> {
  const page = 'https://health.example';
  const ask = (path: string, from: string) => fetch(origin + path, preflight(from));
  const operations = [
    ['api', '/api/sdb/config-center/get'],
    ['account', '/api/account/login/refresh-token'],
  ] as const;
  for (const [host, path] of operations) {
    const { status, headers } = await ask(path, page);
    const answer = { status, headers } as unknown as Parameters<typeof preflightFaults>[1];
    expect(preflightFaults({ host } as Parameters<typeof preflightFaults>[0], answer, page)).toEqual([]);
    expect(headers.get('access-control-allow-credentials')).toBe(host === 'account' ? 'true' : null);
  }
  expect(
    (await ask('/api/account/login/refresh-token', 'https://evil.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
  const read = await fetch(`${origin}/api/sdb/config-center/get`, { headers: { origin: page } });
  expect(read.headers.get('access-control-allow-origin')).toBe(page);
  expect(read.headers.get('access-control-expose-headers')).toBe('date, retry-after');
}

describe.skipIf(!caddy)('Caddy', () => {
  test(
    'one server when release 2 comes over 1 and goes again: each page works, and all addresses are as they should be',
    async () => {
      const node = nodeOf('caddy');
      const env = { ROOT: node.folder };
      runRelease(env, 'release', builds.first);
      const server = await run(startCaddyNode(caddy, node));
      const address = { ...env, ADDRESS: base(server) };
      runRelease(address, 'verify');
      const first = await open(server);
      runRelease(address, 'release', builds.second);
      expect((await open(server)).name).toBe(NAMES.second);
      await goOn(first.page, '/science-list', 'Health articles');
      runRelease(address, 'back');
      expect((await open(server)).name).toBe(NAMES.first);
      const worker = await fetch(`${base(server)}worker.js`);
      expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
    TEST_MS,
  );

  test('the rules of docs/installation/cors.md when they stand before a service: allow a page what the app needs', async () => {
    const port = await freePort();
    const rules = corsRules('Caddyfile')
      .replace('8081', `${port}`)
      .replace('127.0.0.1:9000', new URL(service.origin).host);
    await expectCors(await run(startCaddy(caddy, nodeOf('caddy-cors').folder, rules, port)));
  });
});
