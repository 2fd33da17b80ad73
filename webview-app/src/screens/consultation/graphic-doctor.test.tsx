import { expect, test } from 'vitest';
import { newBrowser, press, see, sees } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const addressOf = (doctor: string, order: string, query = '') =>
  `/graphic/doctorDetail/yj_gefmtj/${doctor}/${order}${query}`;
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('the doctor’s page when it opens: shows the portrait, figures, two reviews and a link to ask', async () => {
  await loggedIn(newBrowser(), addressOf('D8001', 'O1001', '?kind=special'));
  await see('Included in your service');
  expect(document.querySelector('main img')?.getAttribute('src')).toContain('doctor-D8001');
  await see(/^Good at /);
  for (const text of ['Satisfied', 'First answer']) expect(sees(text)).toBe(true);
  const stars = () => document.querySelectorAll('main [role="img"][aria-label*="stars"]').length;
  expect(stars()).toBe(2);
  await press('More reviews');
  expect(stars()).toBe(4);
  expect(links()).toContain('/health/graphic/submit-fc/yj_gefmtj/O1001?doctorId=D8001&kind=special');
});

test('the doctor’s page when the doctor is away: shows the return time and links to other doctors', async () => {
  await loggedIn(newBrowser(), addressOf('D8002', 'O1001', '?kind=special'));
  await see(/^Back at \d\d:\d\d/);
  await see('This doctor is not available now');
  expect(sees('Ask this doctor')).toBe(false);
  expect(links()).toContain('/health/medical-services/online?orderNo=O1001&departmentId=cardiology');
});

test('the doctor’s page when the address has kind=tob: requests the partner’s doctor', async () => {
  const app = await loggedIn(newBrowser(), addressOf('D8001', 'O1001'));
  await see('Chen Siyuan');
  app.navigate(addressOf('D8004', 'none', '?kind=tob&orderNo=O1001'));
  await see('Zhao Min');
  app.navigate(addressOf('D8007', 'O1001', '?kind=special'));
  await see('Sun Lixin');
  const requests = app.calls.map(({ path }) => path).filter((path) => path.endsWith('get-doctor-details'));
  expect(requests.map((path) => path.includes('/tob/'))).toEqual([false, true, false]);
});

test.each([
  { address: addressOf('D8001', 'none'), texts: ['Chen Siyuan', 'Ask this doctor'], absent: '¥' },
  {
    address: addressOf('D8001', 'O1003', '?kind=special'),
    texts: ['The order has been refunded'],
    absent: 'Ask this doctor',
  },
  {
    address: addressOf('D1', 'O1001', '?kind=special'),
    texts: ['We could not find this doctor', 'Find another doctor'],
    absent: 'Satisfied',
  },
])('the doctor’s page when its address is $address: shows $texts', async ({ address, texts, absent }) => {
  await loggedIn(newBrowser(), address);
  for (const text of texts) await see(text);
  expect(sees(absent)).toBe(false);
});

test('the doctor’s page when the path has a consultation’s number: uses the order of that consultation', async () => {
  const app = await loggedIn(newBrowser(), addressOf('D8001', 'Z9001'));
  await see('Chen Siyuan');
  const requests = app.calls.filter(({ path }) => path.endsWith('get-doctor-details')).map(({ search }) => search);
  expect(requests).toEqual([expect.stringContaining('bizOrderNo=Z9001')]);
  expect(sees('We could not find this doctor')).toBe(false);
});

test('the doctor’s introduction when the page opens: is folded', async () => {
  await loggedIn(newBrowser(), addressOf('D8001', 'O1001', '?kind=special'));
  await see(/years in practice$/);
  const intro = (await see('The whole introduction')).closest('details');
  expect(intro?.open).toBe(false);
});
