/** Tests a start without a network in real hosts: seen data appear only for the person of the app's session. */
import { expect, test } from '../fixtures.ts';
import { openAppSite } from './app-site.ts';

test.setTimeout(120_000);

const BOOKED = '/health/pecState/yj_gefmtj/O1002?lang=zh';
const NUMBER = 'A9002';
const OWN = 'native-13800138000-1';
const ANOTHERS = 'native-13900139000-1';

test('N01, A04: killed and started without a network, the app shows the booked checkup, and nothing of it to another account', async ({
  startHost,
  realCase,
}, testInfo) => {
  const site = await openAppSite(realCase.origin, testInfo.outputPath('app'));
  const { backend, folder, servers } = site;
  const { embedder, app } = await startHost({ backend, folder, servers, token: OWN });
  const says = async () => String(await embedder.evaluate('return document.body.innerText'));
  await embedder.open(site.at(BOOKED));
  await expect.poll(says).toMatch(new RegExp(`${NUMBER}[^]*¥`));
  await site.close();
  await embedder.kill();
  await embedder.open(site.at(BOOKED));
  await expect.poll(says).toMatch(new RegExp(`未能更新，以下为 \\d\\d:\\d\\d 的内容[^]*${NUMBER}[^]*联网后可用`));
  expect(await says()).not.toContain('¥');
  await embedder.picture(testInfo.outputPath('kept.png'));

  await app.emit('sessionChanged', { loggedIn: true, token: ANOTHERS });
  await expect.poll(says).toContain('请检查网络后重试');
  expect(await says()).not.toContain(NUMBER);
});
