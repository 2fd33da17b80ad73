/** Tests the pages of the daily statements against the embedded backend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, backend, logIn } from '../../../../test/backend.ts';
import { actingLater, type Rendered, render } from '../../../../test/render.tsx';
import { getDailyQuestions, submitQuestion } from '../../../api/activity.ts';
import { AppRouter } from '../../../app/app-router.tsx';
import { closeBreakers, forgetAnswers, request } from '../../../client/request.ts';
import { setLanguage } from '../../../messages/index.ts';
import { DailyPage } from './daily-page.tsx';
import { SingleStatement } from './single-statement.tsx';
import { words } from './words/index.ts';

/** The time of most tests: a minute before midnight in Shanghai. */
const BEFORE_MIDNIGHT = Date.parse('2026-03-03T23:59:00+08:00');
const SUBMIT_PATH = submitQuestion.path;

let view: Rendered;
let server: Backend;

beforeEach(async () => {
  vi.useFakeTimers({ now: BEFORE_MIDNIGHT, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/health/activity/refuteRumors');
  server = backend(() => Date.now());
  closeBreakers();
  forgetAnswers();
  await setLanguage('en');
  await words.open();
  await logIn();
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const pageText = () => view.container.textContent ?? '';
const heading = () => view.container.querySelector('h1')?.textContent ?? '';
/** Advances the fake timers, and lets pending actions end. */
const advance = (ms = 0) =>
  actingLater(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
async function open(page = <DailyPage />): Promise<void> {
  view = render(<AppRouter>{page}</AppRouter>);
  await advance();
}
async function press(name: string): Promise<void> {
  view.role('button', name).click();
  await advance();
}
const submitCount = () => server.calls.filter(({ path }) => path === SUBMIT_PATH).length;
const failSubmits = (...faults: object[]) =>
  server.control(
    '/__fixtures/faults',
    faults.map((fault) => ({ match: `POST ${SUBMIT_PATH}`, times: 1, ...fault })),
  );
const lastQuestionCode = async () => {
  return JSON.parse(server.calls.filter(({ path }) => path === SUBMIT_PATH).at(-1)?.body ?? '{}').questionCode;
};

test('the daily statements when all three are answered: show a reason for each, then the result', async () => {
  await open();
  expect(pageText()).toContain('Statement 1 of 3');
  expect(pageText()).not.toContain('Coming up');
  const first = heading();
  view.role('button', 'Rumour').click();
  // A tap on the other answer has no effect while the first answer is being sent.
  await press('Fact');
  expect(submitCount()).toBe(1);
  expect(heading()).toBe(first);
  expect(document.activeElement?.textContent).toMatch(/^(You are right|Not quite)It is a (rumour|fact)$/);
  expect(view.container.querySelectorAll('button')).toHaveLength(1);
  expect(pageText()).toContain('Coming up');
  await press('Next statement');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(pageText()).toContain('Statement 2 of 3');
  await press('Fact');
  await press('Next statement');
  await press('Fact');
  await press('See today’s result');
  expect(heading()).toBe('Done for today');
  expect(pageText()).toContain('5 days');
  expect(pageText()).toContain('+15');
  expect(pageText()).toContain(first);
  expect(view.container.querySelectorAll('details')).toHaveLength(6);
  expect(view.container.querySelector('[role="timer"]')?.textContent).toContain('1 minute');
});

test('the daily statements when the page is reloaded: continue with the next unanswered one', async () => {
  await open();
  await press('Fact');
  view.unmount();
  await open();
  expect(pageText()).toContain('Statement 2 of 3');
});

test('A05: the daily statements when the service’s clock passes midnight in Shanghai: are replaced by new ones', async () => {
  await open();
  const first = heading();
  await press('Fact');
  await advance(58_000);
  expect(heading()).toBe(first);
  await advance(3_000);
  expect(heading()).not.toBe(first);
  expect(pageText()).toContain('Statement 1 of 3');
  // The page changes again on the next day, if it is still open.
  const second = heading();
  await advance(24 * 3_600_000 - 10_000);
  expect(heading()).toBe(second);
  await advance(10_000);
  expect(heading()).not.toBe(second);
});

test('P02: an answer when the response to it is lost: is shown at the statement', async () => {
  await open();
  await failSubmits({ kind: 'drop' });
  await press('Rumour');
  await advance(5_000);
  expect(pageText()).toMatch(/It is a (rumour|fact)/);
  expect(submitCount()).toBe(1);
});

test('an answer when it did not arrive: shows an error and can be submitted again', async () => {
  await open();
  await failSubmits({ kind: 'status', value: 503 });
  await press('Rumour');
  await advance(5_000);
  expect(view.container.querySelector('[role="alert"]')?.textContent ?? pageText()).toContain('try again');
  expect(pageText()).not.toMatch(/It is a/);
  await press('Rumour');
  expect(pageText()).toMatch(/It is a (rumour|fact)/);
});

test('P11: an answer when another tab has answered before: is replaced by the answer of that tab', async () => {
  await open();
  await press('Fact');
  const questionCode = await lastQuestionCode();
  view.unmount();
  await open(<SingleStatement questionCode={questionCode} />);
  expect(pageText()).toMatch(/It is a (rumour|fact)/);
  view.unmount();
  await open();
  const second = heading();
  // Another tab answers first, and differently.
  const daily = await request(getDailyQuestions, {});
  const code = daily.questions.find(({ statement }) => statement === second)?.questionCode ?? '';
  await request(submitQuestion, { body: { questionCode: code, answer: 'fact' } });
  await press('Rumour');
  expect(pageText()).toContain('You answered this before: fact');
});

test('a statement when its code is in the address: is shown with a link to today’s statements', async () => {
  await open(<SingleStatement questionCode="Q7001" />);
  expect(heading()).toBe('Leftovers cause cancer');
  await press('Rumour');
  expect(pageText()).toContain('You are right');
  expect(view.role('link', 'Today’s statements').getAttribute('href')).toBe('/health/activity/refuteRumors');
});

test('a statement when its code does not exist: shows that it was not found', async () => {
  await open(<SingleStatement questionCode="Q1" />);
  expect(pageText()).toContain('We could not find this statement');
});
