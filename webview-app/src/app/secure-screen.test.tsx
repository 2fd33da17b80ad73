/** Tests V03 (`docs/faults.md`): pages with identity numbers, cards or health data are hidden from screenshots. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

/** Opens a page with an identity number, a public page, and two with health data or cards. Returns the calls to the host. */
async function openPages(setup: object): Promise<() => unknown[]> {
  const host = installHost('android-app', { token: 'native-13800138000-1', ...setup });
  const app = await newBrowser().open('/medical-services/pec/yj_gefmtj');
  await see('In which city?');
  app.navigate('/science-list');
  await see('Health articles');
  app.navigate('/medical-services');
  await see('Claim the card');
  app.navigate('/pdfonline');
  await see('We could not find this report');
  return () =>
    host.traffic
      .filter(({ name, direction }) => name === 'setSecureScreen' && direction === 'to-host')
      .map(({ body }) => Object(body).params.secure);
}

test('V03: the screen when pages with and without personal data open in turn: is secured for personal data only', async () => {
  const reports = await openPages({});
  await soon(() => expect(reports()).toEqual([true, false, true, false, true]));
});

test('an app without support for secure screens when a page with personal data opens: gets no call', async () => {
  const reports = await openPages({ version: '2.3.9' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports()).toEqual([]);
});
