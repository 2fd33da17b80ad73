/** Tests the report in the viewer of a provider's app, against the embedded backend. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const TOKEN = 'native-13800138000-1';

function inApp(setup: object = {}) {
  const host = installHost('ios-app', { version: '2.8.0', token: TOKEN, ...setup });
  return () =>
    host.traffic
      .filter(({ name, direction }) => name === 'openDocument' && direction === 'to-host')
      .map(({ body }) => String(Object(body).params.url));
}

test('the report in an own app when the page opens: opens at once by a short-lived address, and again by the button', async () => {
  const opened = inApp();
  const app = await newBrowser().open('/pdfonline?orderNo=O1005');
  await soon(() => expect(opened()).toHaveLength(1));
  await see('Ruihe Checkup Centre, Guomao');
  await press('Open the report');
  await soon(() => expect(opened()).toHaveLength(2));
  const [first, second] = opened();
  expect(first).toMatch(/^http.*\/files\/reports\/O1005\.pdf\?key=/);
  // Each opening requests a new address, because an old one may have expired.
  expect(second).not.toBe(first);
  // The page does not load the report itself, and stores no address of it.
  expect(app.calls.some(({ path }) => path.includes('.pdf'))).toBe(false);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('key=');
});

test('the page behind the report when it opens: has its first page, abnormal values, and a link to a doctor', async () => {
  const opened = inApp();
  await newBrowser().open('/pdfonline?orderNo=O1005');
  await soon(() => expect(opened()).toHaveLength(1));
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
  await soon(() => expect(opened()).toHaveLength(2));
});

test.each([
  [[], 'All values are within their range'],
  [undefined, undefined],
])('a report when its findings are %j: claims nothing else', async (reportFindings, says) => {
  inApp();
  const browser = newBrowser();
  const path = '/api/sdhealth/physical/examination/get-examination-appointment';
  const app = await browser.open('/pdfonline?orderNo=O1005');
  await see('2 values to look at');
  const { request } = await import('../../client/request.ts');
  const { getExamAppointment } = await import('../../api/exam.ts');
  const { appointment } = await request(getExamAppointment, { query: { orderNo: 'O1005' } });
  const { reportCover: _cover, ...without } = { ...appointment };
  const value = { appointment: { ...without, reportFindings } };
  await browser.control('/__fixtures/faults', [{ match: `GET ${path}`, times: 9, kind: 'shape', value }]);
  await app.reload();
  await see('Ask a doctor');
  expect(sees('to look at')).toBe(false);
  expect(sees('All values are within their range')).toBe(says !== undefined);
  expect(document.querySelector('main img')).toBeNull();
});

test.each([
  ['/pdfonline', 'We could not find this report'],
  ['/pdfonline?orderNo=O9', 'We could not find this report'],
  ['/pdfonline?orderNo=O1002', 'The report is not ready yet'],
])('a missing report when the address is %s: says «%s», with a link to my checkups', async (address, words) => {
  const opened = inApp();
  await newBrowser().open(address);
  const link = (await see('See my checkups')).closest('a');
  expect(link?.getAttribute('href')).toBe('/health/current-service/physical-list?tab=done');
  expect(sees(words)).toBe(true);
  expect(opened()).toEqual([]);
});

test('a report when it is another person’s: is not found', async () => {
  const opened = inApp({ token: 'native-13900139000-1' });
  await newBrowser().open('/pdfonline?orderNo=O1005');
  await see('We could not find this report');
  expect(opened()).toEqual([]);
});

test('a build without a PDF program when the host has no viewer: lets the host open the report', async () => {
  installHost('browser');
  await newBrowser().open('/pdfonline?orderNo=O1005');
  // The page is public, but the report asks for a login.
  await see('Verify your phone number');
});
