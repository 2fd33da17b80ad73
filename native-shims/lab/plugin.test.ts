/** Checks that the lab's server puts the document of a custom contract before the page's script. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { labServer } from './plugin.ts';

test('the page’s script when the lab has a custom contract: begins with it', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  const file = join(folder, 'openrpc.json');
  writeFileSync(file, '{ "openrpc": "1.3.2", "methods": [{ "name": "shop.pay" }] }');
  const scripts = [];
  for (const contract of [file, undefined]) {
    const server = await preview({
      ...{ configFile: false, root: folder, logLevel: 'silent', plugins: [labServer([], contract)] },
      preview: { host: '127.0.0.1', port: 0 },
    });
    const address = server.httpServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    scripts.push(await (await fetch(`http://127.0.0.1:${port}/lab/page.js`)).text());
    await server.close();
  }
  rmSync(folder, { recursive: true });
  const [customScript = '', standardScript = ''] = scripts;
  expect(customScript.split('\n')[0]).toBe(
    'globalThis.__sdhealthLabContract = {"openrpc":"1.3.2","methods":[{"name":"shop.pay"}]};',
  );
  expect(standardScript).toBe(customScript.slice(customScript.indexOf('\n') + 1));
});
