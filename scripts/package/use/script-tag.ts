/** The package without any tool: a page's own \`<script type="module">\`, in a real browser, as a browser and inside an app. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../browser.ts';
import { freePort } from '../../server/ports.ts';
import { install, write } from './install.ts';

const PAGE = (head: string) => `<!doctype html><link rel="icon" href="data:,">${head}
<script type="module">
  import { connect, getBundleInfo, getNetwork } from '/node_modules/@sdhealth/bridge-sdk/dist/index.js';
  const bridge = await connect();
  const { ok, source } = bridge.supports(getBundleInfo);
  const { type } = await bridge.call(getNetwork, {});
  document.title = [bridge.host.name, ok, source, type].join(' ');
</script>`;

/** The least an Android app does: an object of \`addJavascriptInterface\` that answers. */
const APP = `<script>
  window.sdhealthHost = {
    postMessage(text) {
      const { id, method } = JSON.parse(text);
      const handshake = { protocol: '1.0', app: { name: 'SdHealth', version: '3.0.0' }, methods: { getNetwork: 1 }, events: [] };
      const result = method === 'initialize' ? handshake : { type: 'wifi' };
      setTimeout(() => window.sdhealthBridge.receive(JSON.stringify({ jsonrpc: '2.0', id, result })), 1);
    },
  };
</script>`;

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export async function useInPage(tarball: string, folder: string): Promise<string> {
  install(tarball, folder);
  write(folder, { 'browser.html': PAGE(''), 'app.html': PAGE(APP) });
  const server = createServer(({ url = '' }, response) => {
    try {
      const content = readFileSync(join(folder, new URL(url, 'http://localhost').pathname));
      response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'text/plain' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  try {
    const titleOf = async (name: string) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      await page.goto(`http://127.0.0.1:${port}/${name}.html`);
      await page.waitForFunction(() => document.title !== '', undefined, { timeout: 20_000 }).catch(() => undefined);
      assert.deepEqual(errors, []);
      return page.title();
    };
    const titles = [await titleOf('browser'), await titleOf('app')];
    assert.deepEqual(titles, ['browser false user-agent online', 'android-app false host wifi']);
    return titles.join('; ');
  } finally {
    await browser.close();
    server.close();
  }
}
