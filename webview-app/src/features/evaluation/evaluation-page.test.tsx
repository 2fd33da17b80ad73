/** Tests ratings of both sources against the embedded backend. */
import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, choose, fieldNamed } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { getEvaluationState, saveEvaluation } from '../../api/evaluation.ts';
import { getTobEvaluationState, saveTobEvaluation } from '../../api/tob-evaluation.ts';

testsWholePages('browser');

const SOURCES = [
  {
    source: 'the customer’s own',
    at: '/evaluate/P4001/O1001',
    save: saveEvaluation,
    unused: '/evaluate/yj_crgdtj/O1004',
    nobodys: '/evaluate/P4001/O9999',
  },
  {
    source: 'a partner’s',
    at: '/graphic/evaluate/P4001/P4001/O1001?kind=tob',
    save: saveTobEvaluation,
    unused: '/graphic/evaluate/P4001/P4001/O1004?kind=tob',
    nobodys: '/graphic/evaluate/P4001/P4001/O9999?kind=tob',
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

const fault = (browser: Browser, path: string, kind: object) =>
  browser.control('/__fixtures/faults', { match: `POST ${path}`, times: 1, ...kind });

async function filled(browser: Browser, path: string): Promise<OpenedApp> {
  const app = await asCustomer(browser, path);
  await see('How satisfied are you with the doctor?');
  giveStars(5);
  await choose('Yes');
  return app;
}

describe.each(SOURCES)('a rating of $source services', ({ at, save, unused, nobodys }) => {
  test('when submitted: focuses the first open question, asks for a reason below four stars, and ends with thanks', async () => {
    const app = await asCustomer(newBrowser(), at);
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

  test('P01, P02: when double-tapped or its response is lost: saved once', async () => {
    const browser = newBrowser();
    const app = await filled(browser, at);
    await fault(browser, save.path, { kind: 'drop' });
    const button = (await see('Send rating')).closest('button');
    button?.click();
    button?.click();
    // The answer of the first attempt is lost. The retry with the same key gets it.
    await see('Thank you for your rating');
    expect(saves(app, save)).toBe(2);
    await press('See my rating');
    await see('Your rating');
  });

  test('P09: when reloaded or failed: keeps everything, and another tap saves it once', async () => {
    const browser = newBrowser();
    const previous = await filled(browser, at);
    write('Very kind');
    const app = await previous.reload();
    await see('How satisfied are you with the doctor?');
    expect(document.querySelector<HTMLInputElement>('main input[type=radio][value="5"]')?.checked).toBe(true);
    expect(fieldNamed('anonymous')?.checked).toBe(false);
    await fault(browser, save.path, { kind: 'code', value: { code: 59999, msg: '' } });
    await press('Send rating');
    await see(/59999/);
    expect(document.querySelector('textarea')?.value).toBe('Very kind');
    await press('Send rating');
    await see('Thank you for your rating');
    expect(saves(app, save)).toBe(2);
  });

  test('P02: when the page is reloaded before the response: the saved rating is shown without questions', async () => {
    const browser = newBrowser();
    const app = await filled(browser, at);
    browser.hold(save.path);
    await press('Send rating');
    await soon(() => expect(saves(app, save)).toBe(1));
    await app.reload();
    await see('Your rating');
    expect(sees('Send rating')).toBe(false);
  });

  test('when given elsewhere meanwhile: that rating is shown and no second one is saved', async () => {
    await filled(newBrowser(), at);
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

  test('when the service is unused or unknown: refused with the reason', async () => {
    const app = await asCustomer(newBrowser(), unused);
    await see('This can’t be rated now');
    expect(sees('Send rating')).toBe(false);
    app.navigate(nobodys);
    await see('We could not find this service');
  });
});

test('the rating page when its address names a rated checkup, no order or a consultation: shows the matching page', async () => {
  const app = await asCustomer(newBrowser(), '/evaluate?productNo=yj_gefmtj&orderNo=O1005');
  for (const text of ['Your rating', 'Attentive staff', 'Reply from customer service', 'Replied on']) await see(text);
  expect((await see('See the order')).closest('a')?.getAttribute('href')).toBe('/health/pecState/yj_gefmtj/O1005');
  app.navigate('/evaluate?productNo=yj_gefmtj');
  await see('We could not find this service');
  // The call goes to the source that answered the order's last consultation.
  app.navigate('/graphic/evaluate/P4001/yj_gefmtj/O1001');
  await see('How satisfied are you with the doctor?');
  const requests = app.calls.map(({ path }) => path);
  expect(requests).toContain(getEvaluationState.path);
  expect(requests).not.toContain(getTobEvaluationState.path);
});
