/** Tests the report in the viewer of a provider's app, against the embedded backend. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const TOKEN = 'native-13800138000-1';

function installApp(setup: object = {}) {
  const host = installHost('ios-app', { version: '2.8.0', token: TOKEN, ...setup });
  return () =>
    host.traffic
      .filter(({ name, direction }) => name === 'openDocument' && direction === 'to-host')
      .map(({ body }) => String(Object(body).params.url));
}

test('the report in the provider’s app when the page opens: opens with a new short-lived address each time', async () => {
  const openedAddresses = installApp();
  const app = await newBrowser().open('/pdfonline?orderNo=O1005');
  await soon(() => expect(openedAddresses()).toHaveLength(1));
  await see('Ruihe Checkup Centre, Guomao');
  await press('Open the report');
  await soon(() => expect(openedAddresses()).toHaveLength(2));
  const [first, second] = openedAddresses();
  expect(first).toMatch(/^http.*\/files\/reports\/O1005\.pdf\?key=/);
  // Each opening requests a new address, because an old one may have expired.
  expect(second).not.toBe(first);
  // The page does not load the report itself, and stores no address of it.
  expect(app.calls.some(({ path }) => path.includes('.pdf'))).toBe(false);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('key=');
});

test('the page of the report when it opens: shows the first page, abnormal values, and a link to a doctor', async () => {
  const openedAddresses = installApp();
  await newBrowser().open('/pdfonline?orderNo=O1005');
  await soon(() => expect(openedAddresses()).toHaveLength(1));
  await see('2 values to look at');
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text).toMatch(/Body mass index24.6Normal is 18.5–23.9High.*eat less and move more/);
  expect(text).toContain('Total cholesterol5.62 mmol/LNormal is 2.80–5.18');
  expect(text).not.toContain('Fasting glucose');
  const doctor = (await see('Ask a doctor')).closest('a');
  expect(doctor?.getAttribute('href')).toBe('/health/medical-services/online');
  const cover = document.querySelector<HTMLElement>('[aria-label="Open the report at its first page"]');
  await soon(() => expect(cover?.querySelector('img')?.src).toMatch(/^blob:/));
  cover?.click();
  await soon(() => expect(openedAddresses()).toHaveLength(2));
});

test.each([
  [[], 'All values are within their range'],
  [undefined, undefined],
])('a report when its findings are %j: shows no abnormal value', async (reportFindings, expectedText) => {
  installApp();
  const browser = newBrowser();
  const path = '/api/sdhealth/physical/examination/get-examination-appointment';
  const app = await browser.open('/pdfonline?orderNo=O1005');
  await see('2 values to look at');
  const { request } = await import('../../client/request.ts');
  const { getExamAppointment } = await import('../../api/exam.ts');
  const { appointment } = await request(getExamAppointment, { query: { orderNo: 'O1005' } });
  const { reportCover: _cover, ...rest } = { ...appointment };
  const value = { appointment: { ...rest, reportFindings } };
  await browser.control('/__fixtures/faults', [{ match: `GET ${path}`, times: 9, kind: 'shape', value }]);
  await app.reload();
  await see('Ask a doctor');
  expect(sees('to look at')).toBe(false);
  expect(sees('All values are within their range')).toBe(expectedText !== undefined);
  expect(document.querySelector('main img')).toBeNull();
});

test.each([
  ['/pdfonline', 'We could not find this report'],
  ['/pdfonline?orderNo=O9', 'We could not find this report'],
  ['/pdfonline?orderNo=O1002', 'The report is not ready yet'],
])('a missing report when the address is %s: shows «%s» and a link to my checkups', async (address, message) => {
  const openedAddresses = installApp();
  await newBrowser().open(address);
  const link = (await see('See my checkups')).closest('a');
  expect(link?.getAttribute('href')).toBe('/health/current-service/physical-list?tab=done');
  expect(sees(message)).toBe(true);
  expect(openedAddresses()).toEqual([]);
});

test('a report when it is another person’s: is not found', async () => {
  const openedAddresses = installApp({ token: 'native-13900139000-1' });
  await newBrowser().open('/pdfonline?orderNo=O1005');
  await see('We could not find this report');
  expect(openedAddresses()).toEqual([]);
});

test('a report when the host has no viewer and the build has no PDF program: requires a login', async () => {
  installHost('browser');
  await newBrowser().open('/pdfonline?orderNo=O1005');
  // The page is public, but the report requires a login.
  await see('Verify your phone number');
});
