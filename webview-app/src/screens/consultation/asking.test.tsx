import { describe, expect, test } from 'vitest';
import { fillTextArea, QUESTION, sendQuestion, textAreaOf, waitForPath } from '../../../test/ask.ts';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer, choose } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

interface Source {
  readonly name: string;
  readonly form: string;
  readonly askAgain: string;
  /** The path of the request that sends the question. */
  readonly endpoint: string;
  readonly chat: string;
}

const API = '/api/sdhealth';
const graphic = (query: string) => ({
  form: `/graphic/submit-fc/yj_gefmtj/O1001?${query}`,
  askAgain: `/graphic/submit-fc/relaunch/yj_gefmtj/O1001?${query}`,
  chat: '/health/graphic/client/yj_gefmtj/O1001',
});
const ONLINE: Source = {
  name: 'the online service',
  form: '/online/submit-fc/yj_gefmtj/O1001',
  askAgain: '/online/submit-fc/relaunch/yj_gefmtj/O1001',
  endpoint: `${API}/inquiry/place-inquiry-third-order`,
  chat: '/health/online/client/yj_gefmtj/O1001',
};
const NAMED: Source = {
  name: 'a named doctor',
  endpoint: `${API}/special-inquiry/place-order-and-save-question`,
  ...graphic('kind=special&doctorId=D8004'),
};
const PARTNER: Source = {
  name: 'a partner’s doctors',
  endpoint: `${API}/tob/inquiry/submit-first-question`,
  ...graphic('kind=tob'),
};
const sources: readonly Source[] = [
  ONLINE,
  NAMED,
  {
    name: 'a department',
    endpoint: `${API}/special-inquiry/not-specify-doctor-submit-first-question`,
    ...graphic('kind=special&departmentId=cardiology'),
  },
  PARTNER,
];

/** Drops the response to a request and refuses its retry. With `before` the server has not executed the first request. */
const dropResponse = (browser: Browser, path: string, value?: 'before') =>
  browser.control('/__fixtures/faults', [
    { match: `POST ${path}`, times: 1, kind: 'drop', value },
    { match: `POST ${path}`, times: 1, kind: 'status', value: 503 },
  ]);
const failOnce = (browser: Browser, match: string, code: number) =>
  browser.control('/__fixtures/faults', [
    { match, times: 1, kind: 'code', value: { code, msg: `because of ${code}` } },
  ]);

const requestCount = (app: OpenedApp, { endpoint }: Source) => app.calls.filter(({ path }) => path === endpoint).length;
const question = async () => (await textAreaOf('What would you like to ask?')).value;

test.each(sources)(
  'P02: a question to $name when its button is tapped twice or its response is lost: is sent once',
  async (source) => {
    const browser = newBrowser();
    const app = await asCustomer(browser, source.form);
    await see('4 consultations left');
    await choose('Within a week');
    await fillTextArea('Medicines', 'Something sweet');
    const entries = history.length;
    await sendQuestion();
    const query = await waitForPath(source.chat);
    expect(query.get('bizOrderNo')).toMatch(/^Z/);
    // The conversation replaces the form in the history.
    expect(history.length).toBe(entries);
    expect(requestCount(app, source)).toBe(1);

    // Asking again starts with the previous text.
    app.navigate(source.askAgain);
    await soon(async () => expect((await textAreaOf('Medicines')).value).toBe('Something sweet'));
    expect(await question()).toBe(QUESTION);
    await see(/^This is your question of .+ You can change it$/);
    const chosenValues = [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    expect(chosenValues).toEqual(['PS1', 'week']);

    app.navigate(source.form);
    await see('3 consultations left');
    expect(await question()).toBe('');
    await dropResponse(browser, source.endpoint);
    await sendQuestion();
    await waitForPath(source.chat);
    app.navigate(source.form);
    await see('2 consultations left');
  },
);

test('an unsent question when sending fails: is unchanged and can be sent again', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, NAMED.form);
  await see('4 consultations left');
  await dropResponse(browser, NAMED.endpoint, 'before');
  await sendQuestion();
  await see(/can’t tell yet/);
  expect((await textAreaOf('What would you like to ask?')).value).toBe(QUESTION);
  await press(/^Send to the doctor$/);
  await waitForPath(NAMED.chat);
  app.navigate(NAMED.form);
  await see('3 consultations left');
});

test('P09: a question when the page ends before its response: is found to be sent when the form opens again', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, NAMED.form);
  await see('4 consultations left');
  await browser.control('/__fixtures/faults', [
    { match: `POST ${NAMED.endpoint}`, times: 1, kind: 'drop' },
    { match: `POST ${NAMED.endpoint}`, times: 1, kind: 'status', value: 503 },
    { match: `GET ${API}/inquiry/detail`, times: 2, kind: 'status', value: 503 },
  ]);
  await sendQuestion();
  await see(/can’t tell yet/);
  await app.reload(NAMED.form);
  await waitForPath(NAMED.chat);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(QUESTION);
});

test('an unsent question when the page ends: is stored without the identity number', async () => {
  const app = await asCustomer(newBrowser(), ONLINE.form);
  await choose('Somebody else');
  await fillTextArea('What would you like to ask?', QUESTION);
  await fillTextArea('Allergies', 'Penicillin');
  await type(/^ID card number$/, '110105198806150033');
  await see('there may be a typing error');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('110105198806150033');
  sessionStorage.clear();
  await app.reload();
  expect((await textAreaOf('What would you like to ask?')).value).toBe(QUESTION);
  expect((await textAreaOf('Allergies')).value).toBe('Penicillin');
  await see(/18 characters/);
});

/** Returns the links to the open conversation. */
const openRows = () =>
  [...document.querySelectorAll('main a')].filter((element) => element.textContent?.startsWith('Your open question'));

test('the last question when it is open: has one link, and the notes show the cost of another question', async () => {
  await asCustomer(newBrowser(), NAMED.form);
  await see('Your open question');
  expect(openRows()).toHaveLength(1);
  expect(openRows()[0]?.closest('ul')?.textContent).toMatch(/^Zhao MinDeputy chief physician · .*4 consultations left/);
  const notes = (await see('Good to know')).parentElement;
  expect(notes?.textContent).toContain('A new question uses up another consultation');
  await press(/^Your open question/);
  await soon(() => expect(location.pathname).toContain('/graphic/client/yj_gefmtj/O1001'));
});

describe('a refused question', () => {
  test('a question when the doctor is away: keeps the text and can be sent to another doctor', async () => {
    const browser = newBrowser();
    await asCustomer(browser, NAMED.form);
    await see('4 consultations left');
    await failOnce(browser, `POST ${NAMED.endpoint}`, 40943);
    await sendQuestion();
    await see('Zhao Min is not available now');
    expect(openRows()).toHaveLength(1);
    await press('Ask Respiratory');
    await soon(() => expect(location.search).toContain('departmentId=respiratory'));
    await see('A doctor of Respiratory');
    expect((await textAreaOf('What would you like to ask?')).value).toBe(QUESTION);
  });

  test('the form when its order cannot be used: is replaced by the reason', async () => {
    const app = await asCustomer(newBrowser(), '/graphic/submit-fc/yj_gefmtj/O9?kind=tob');
    await see('We could not find this consultation');
    expect(sees('Send to the doctor')).toBe(false);
    app.navigate('/online/submit-fc/yj_gefmtj/O1003');
    await see('This order cannot be used to ask now');
    // The form shows which answers are missing and sends nothing.
    app.navigate(ONLINE.form);
    await choose('Zhang Ming');
    await fillTextArea('What would you like to ask?', 'Too short');
    await press(/^Send to the doctor$/);
    await see('Please write at least 10 characters');
    expect(requestCount(app, ONLINE)).toBe(0);
  });
});
