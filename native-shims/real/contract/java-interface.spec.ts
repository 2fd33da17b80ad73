/** Tests that `addJavascriptInterface` is synchronous: the page stops until the host's method has run. */

import { SITE } from '../addresses.ts';
import { test as base, expect } from '../fixtures.ts';
import { serveFolder } from '../folder-server.ts';
import { contractAddress } from './page.ts';

const test = base.extend<{ address: string }>({
  address: async ({ realCase }, use) => {
    const server = await serveFolder(SITE);
    await use(contractAddress(realCase.origin, server.origin));
    server.close();
  },
});

test('a Java method when the page calls it: returns its value synchronously', async ({ startHost, address }) => {
  const { embedder } = await startHost();
  await embedder.open(address);
  expect(await embedder.evaluate('const answer = sdhealthHost.describe(); return [typeof answer, answer]')).toEqual([
    'string',
    '{"store":"test"}',
  ]);
});

test('a Java object when its Java side is gone: throws', async ({ startHost, address }) => {
  const { embedder } = await startHost();
  await embedder.open(address);
  await embedder.setChannel(false);
  expect(
    await embedder.evaluate(`try { sdhealthHost.postMessage(''); return '' } catch (error) { return error.message }`),
  ).toBe('Error invoking postMessage: Java object is gone');
});
