/** Tests that `addWebMessageListener` adds its object only for the origins of its rules. */
import { ASSET_ORIGIN, SITE } from '../addresses.ts';
import { test as base, expect } from '../fixtures.ts';
import { serveFolder } from '../folder-server.ts';
import { contractAddress, queryProbe } from './page.ts';

const test = base.extend<{ address: string; elsewhere: string }>({
  elsewhere: async ({ browserName: _ }, use) => {
    const server = await serveFolder(SITE);
    await use(server.origin);
    server.close();
  },
  address: async ({ realCase, elsewhere }, use) => use(contractAddress(realCase.origin, elsewhere)),
});

test('B14: a page when its origin is foreign: gets no object and detects a browser', async ({
  startHost,
  elsewhere,
}) => {
  const { embedder } = await startHost({ originRules: [ASSET_ORIGIN] });
  await embedder.open(contractAddress('http', elsewhere));
  expect(await embedder.evaluate('return typeof globalThis.sdhealthHost')).toBe('undefined');
  expect(await queryProbe(embedder)('connect')).toMatchObject({ name: 'browser' });
});

test('the injected object when rules list origins: is given to these, and to files only by *', async ({
  startHost,
  address,
  realCase,
}) => {
  const { embedder } = await startHost({ originRules: [ASSET_ORIGIN] });
  await embedder.open(address);
  const expected = realCase.origin === 'asset' ? 'object' : 'undefined';
  expect(await embedder.evaluate('return typeof globalThis.sdhealthHost')).toBe(expected);
});

test('a page when it posts messages: can send only texts and cannot reach the channel', async ({
  startHost,
  address,
}) => {
  const { embedder, app } = await startHost();
  await embedder.open(address);
  expect(
    await embedder.evaluate(`try { sdhealthHost.postMessage({}); return 'posted' } catch (e) { return e.name }`),
  ).toBe('TypeError');
  expect(
    await embedder.evaluate('return Object.getOwnPropertyNames(globalThis).filter((n) => n.startsWith("__real"))'),
  ).toEqual([]);
  expect(app.traffic).toEqual([]);
});
