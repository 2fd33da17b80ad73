/** Tests ratings of both sources with the embedded backend. Docs: `docs/faults.md` (P01, P02, P09). */
import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, choose, fieldNamed } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { getEvaluationState, saveEvaluation } from '../../api/evaluation.ts';
import { getTobEvaluationState, saveTobEvaluation } from '../../api/tob-evaluation.ts';

testsWholePages('browser');

const SOURCES = [
  {
    source: 'the customer’s',
    address: '/evaluate/P4001/O1001',
    save: saveEvaluation,
    unusedAddress: '/evaluate/yj_crgdtj/O1004',
    unknownAddress: '/evaluate/P4001/O9999',
  },
  {
    source: 'a partner’s',
    address: '/graphic/evaluate/P4001/P4001/O1001?kind=tob',
    save: saveTobEvaluation,
    unusedAddress: '/graphic/evaluate/P4001/P4001/O1004?kind=tob',
    unknownAddress: '/graphic/evaluate/P4001/P4001/O9999?kind=tob',
  },
];

const saves = ({ calls }: OpenedApp, { path }: { path: string }) => calls.filter((call) => call.path === path).length;

function giveStars(stars: number): void {
  document.querySelector<HTMLInputElement>(`main input[type=radio][value="${stars}"]`)?.click();
}

/** Fills in the text field. */
function write(text: string): void {
  const area = document.querySelector('textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area?.dispatchEvent(new Event('input', { bubbles: true }));
}

const injectFault = (browser: Browser, path: string, kind: object) =>
  browser.control('/__fixtures/faults', { match: `POST ${path}`, times: 1, ...kind });

async function openFilledForm(browser: Browser, path: string): Promise<OpenedApp> {
  const app = await asCustomer(browser, path);
  await see('How satisfied are you with the doctor?');
  giveStars(5);
  await choose('Yes');
  return app;
}

describe.each(SOURCES)('a rating of $source services', ({ address, save, unusedAddress, unknownAddress }) => {
  test('a rating when it is submitted: is saved once all visible required questions have an answer', async () => {
    const app = await asCustomer(newBrowser(), address);
    await see('Your rating earns 20 coins');
    await see('Choose the stars first');
    const send = () => document.querySelector('button[type=submit]');
    expect(send()?.getAttribute('aria-disabled')).toBe('true');
    for (const end of ['Very poor', 'Very good']) await see(end);
    await press('Send rating');
    await see('Please choose the stars');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('1 of 5 stars, Very poor');
    expect(sees('What should be better?')).toBe(false);
    giveStars(2);
    await see('What should be better?');
    expect(send()?.getAttribute('aria-disabled')).toBeNull();
    expect(sees('Choose the stars first')).toBe(false);
    await press('Send rating');
    await see('Please choose at least one');
    expect(document.activeElement?.getAttribute('value')).toBe('slow');
    await choose('Slow answers');
    await choose('Not sure');
    write('It took two days');
    expect(saves(app, save)).toBe(0);
    await press('Send rating');
    await see('Thank you for your rating');
    await see('+20 coins');
    expect((await see('Consultation records')).closest('a')?.getAttribute('href')).toMatch(/interrogationList$/);
    await press('See my rating');
    for (const text of ['Slow answers', 'Not sure', 'It took two days', 'Rated on']) await see(text);
    expect(document.querySelector('[role=img][aria-label="2 of 5 stars"]')?.textContent).not.toBe('2');
    expect(saves(app, save)).toBe(1);
  });

  test('P01, P02: a rating when it is double-tapped and the response is lost: is saved once', async () => {
    const browser = newBrowser();
    const app = await openFilledForm(browser, address);
    await injectFault(browser, save.path, { kind: 'drop' });
    const button = (await see('Send rating')).closest('button');
    button?.click();
    button?.click();
    // The response to the first attempt is lost. The retry with the same key gets it.
    await see('Thank you for your rating');
    expect(saves(app, save)).toBe(2);
    await press('See my rating');
    await see('Your rating');
  });

  test('P09: a rating when the page reloads and a save fails: keeps its values until it is saved', async () => {
    const browser = newBrowser();
    const previous = await openFilledForm(browser, address);
    write('Very kind');
    const app = await previous.reload();
    await see('How satisfied are you with the doctor?');
    expect(document.querySelector<HTMLInputElement>('main input[type=radio][value="5"]')?.checked).toBe(true);
    expect(fieldNamed('anonymous')?.checked).toBe(false);
    await injectFault(browser, save.path, { kind: 'code', value: { code: 59999, msg: '' } });
    await press('Send rating');
    await see(/59999/);
    expect(document.querySelector('textarea')?.value).toBe('Very kind');
    await press('Send rating');
    await see('Thank you for your rating');
    expect(saves(app, save)).toBe(2);
  });

  test('P02: a rating when the page is reloaded before the response: is shown as saved', async () => {
    const browser = newBrowser();
    const app = await openFilledForm(browser, address);
    browser.hold(save.path);
    await press('Send rating');
    await soon(() => expect(saves(app, save)).toBe(1));
    await app.reload();
    await see('Your rating');
    expect(sees('Send rating')).toBe(false);
  });

  test('a rating when another phone has saved one before: is not saved, and the saved rating is shown', async () => {
    await openFilledForm(newBrowser(), address);
    const { request } = await import('../../client/request.ts');
    const answers = [
      { questionId: 'stars', stars: 4 },
      { questionId: 'again', optionIds: ['maybe'] },
    ];
    const elsewhere = { orderNo: 'O1001', productNo: 'P4001', anonymous: true, answers, seenStatus: 'open' };
    await request(save, { body: elsewhere }, { idempotencyKey: 'elsewhere' });
    await press('Send rating');
    await see('was not rated, now rated');
    await press('Got it');
    for (const text of ['Your rating', 'Not sure', /without your name/]) await see(text);
  });

  test('a rating when the service is not used yet: is refused with the reason', async () => {
    const app = await asCustomer(newBrowser(), unusedAddress);
    await see('This can’t be rated now');
    expect(sees('Send rating')).toBe(false);
    app.navigate(unknownAddress);
    await see('We could not find this service');
  });
});

test('the rating page when it is opened for different orders: shows the page for the order', async () => {
  const app = await asCustomer(newBrowser(), '/evaluate?productNo=yj_gefmtj&orderNo=O1005');
  for (const text of ['Your rating', 'Attentive staff', 'Reply from customer service', 'Replied on']) await see(text);
  expect((await see('See the order')).closest('a')?.getAttribute('href')).toBe('/health/pecState/yj_gefmtj/O1005');
  app.navigate('/evaluate?productNo=yj_gefmtj');
  await see('We could not find this service');
  // The request goes to the source of the order's last consultation.
  app.navigate('/graphic/evaluate/P4001/yj_gefmtj/O1001');
  await see('How satisfied are you with the doctor?');
  const requests = app.calls.map(({ path }) => path);
  expect(requests).toContain(getEvaluationState.path);
  expect(requests).not.toContain(getTobEvaluationState.path);
});
