/** Tests a start without a network in real hosts: stored data appear only for the person of the app's session. */
import { expect, test } from '../fixtures.ts';
import { openAppSite } from './app-site.ts';

test.setTimeout(120_000);

const BOOKED = '/health/pecState/yj_gefmtj/O1002?lang=zh';
const NUMBER = 'A9002';
const OWN_TOKEN = 'native-13800138000-1';
const OTHER_TOKEN = 'native-13900139000-1';

test('N01, A04: the booked checkup when the app starts without a network: is shown to its account only', async ({
  startHost,
  realCase,
}, testInfo) => {
  const site = await openAppSite(realCase.origin, testInfo.outputPath('app'));
  const { backend, folder, servers } = site;
  const { embedder, app } = await startHost({ backend, folder, servers, token: OWN_TOKEN });
  const pageText = async () => String(await embedder.evaluate('return document.body.innerText'));
  await embedder.open(site.at(BOOKED));
  await expect.poll(pageText).toMatch(new RegExp(`${NUMBER}[^]*¥`));
  await site.close();
  await embedder.kill();
  await embedder.open(site.at(BOOKED));
  await expect.poll(pageText).toMatch(new RegExp(`未能更新，以下为 \\d\\d:\\d\\d 的内容[^]*${NUMBER}[^]*联网后可用`));
  expect(await pageText()).not.toContain('¥');
  await embedder.screenshot(testInfo.outputPath('kept.png'));

  await app.emit('sessionChanged', { loggedIn: true, token: OTHER_TOKEN });
  await expect.poll(pageText).toContain('请检查网络后重试');
  expect(await pageText()).not.toContain(NUMBER);
});
