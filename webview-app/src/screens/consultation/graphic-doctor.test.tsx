import { expect, test } from 'vitest';
import { newBrowser, press, see, sees } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const addressOf = (doctor: string, order: string, query = '') =>
  `/graphic/doctorDetail/yj_gefmtj/${doctor}/${order}${query}`;
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('a doctor when the page opens: has a portrait, figures, two reviews, more on demand, and a link to ask with the order', async () => {
  await loggedIn(newBrowser(), addressOf('D8001', 'O1001', '?kind=special'));
  await see('Included in your service');
  expect(document.querySelector('main img')?.getAttribute('src')).toContain('doctor-D8001');
  await see(/^Good at /);
  for (const words of ['Satisfied', 'First answer']) expect(sees(words)).toBe(true);
  const stars = () => document.querySelectorAll('main [role="img"][aria-label*="stars"]').length;
  expect(stars()).toBe(2);
  await press('More reviews');
  expect(stars()).toBe(4);
  expect(links()).toContain('/health/graphic/submit-fc/yj_gefmtj/O1001?doctorId=D8001&kind=special');
});

test('a doctor when they are away: shows the return time and links to others with the same order', async () => {
  await loggedIn(newBrowser(), addressOf('D8002', 'O1001', '?kind=special'));
  await see(/^Back at \d\d:\d\d/);
  await see('This doctor is not available now');
  expect(sees('Ask this doctor')).toBe(false);
  expect(links()).toContain('/health/medical-services/online?orderNo=O1001&departmentId=cardiology');
});

test('the source when the address names none: is that of the order’s last consultation', async () => {
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
  { of: addressOf('D8001', 'none'), says: ['Chen Siyuan', 'Ask this doctor'], not: '¥' },
  { of: addressOf('D8001', 'O1003', '?kind=special'), says: ['The order has been refunded'], not: 'Ask this doctor' },
  {
    of: addressOf('D1', 'O1001', '?kind=special'),
    says: ['We could not find this doctor', 'Find another doctor'],
    not: 'Satisfied',
  },
])('the doctor’s page when its address is $of: says $says', async ({ of, says, not }) => {
  await loggedIn(newBrowser(), of);
  for (const words of says) await see(words);
  expect(sees(not)).toBe(false);
});

test('the number in the path when it names a consultation: that order pays', async () => {
  const app = await loggedIn(newBrowser(), addressOf('D8001', 'Z9001'));
  await see('Chen Siyuan');
  const requests = app.calls.filter(({ path }) => path.endsWith('get-doctor-details')).map(({ search }) => search);
  expect(requests).toEqual([expect.stringContaining('bizOrderNo=Z9001')]);
  expect(sees('We could not find this doctor')).toBe(false);
});

test('the introduction when it repeats the facts: is folded below them', async () => {
  await loggedIn(newBrowser(), addressOf('D8001', 'O1001', '?kind=special'));
  await see(/years in practice$/);
  const intro = (await see('The whole introduction')).closest('details');
  expect(intro?.open).toBe(false);
});
