/** Tests the pages of the daily statements against the embedded backend. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backend, backend, logIn } from '../../../../test/backend.ts';
import { actingLater, type Rendered, render } from '../../../../test/render.tsx';
import { getDailyQuestions, submitQuestion } from '../../../api/activity.ts';
import { AppRouter } from '../../../app/app-router.tsx';
import { closeBreakers, forgetAnswers, request } from '../../../client/request.ts';
import { setLanguage } from '../../../messages/index.ts';
import { DailyPage } from './daily-page.tsx';
import { OneStatement } from './one-statement.tsx';
import { words } from './words/index.ts';

/** The time of most tests: a minute before midnight in Shanghai. */
const LATE = Date.parse('2026-03-03T23:59:00+08:00');
const SUBMIT = submitQuestion.path;

let view: Rendered;
let server: Backend;

beforeEach(async () => {
  vi.useFakeTimers({ now: LATE, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
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

const says = () => view.container.textContent ?? '';
const heading = () => view.container.querySelector('h1')?.textContent ?? '';
/** Advances the fake timers, and lets pending actions end. */
const pass = (ms = 0) =>
  actingLater(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
async function open(page = <DailyPage />): Promise<void> {
  view = render(<AppRouter>{page}</AppRouter>);
  await pass();
}
async function press(name: string): Promise<void> {
  view.role('button', name).click();
  await pass();
}
const submits = () => server.calls.filter(({ path }) => path === SUBMIT).length;
const faults = (...list: object[]) =>
  server.control(
    '/__fixtures/faults',
    list.map((fault) => ({ match: `POST ${SUBMIT}`, times: 1, ...fault })),
  );
const codeOf = async () => {
  return JSON.parse(server.calls.filter(({ path }) => path === SUBMIT).at(-1)?.body ?? '{}').questionCode;
};

describe('the statements of a day', () => {
  test('the statements of a day when they are answered: are three, each with its reason, then the result', async () => {
    await open();
    expect(says()).toContain('Statement 1 of 3');
    expect(says()).not.toContain('Coming up');
    const first = heading();
    view.role('button', 'Rumour').click();
    // A tap on the other answer has no effect while the first answer is being sent.
    await press('Fact');
    expect(submits()).toBe(1);
    expect(heading()).toBe(first);
    expect(document.activeElement?.textContent).toMatch(/^(You are right|Not quite)It is a (rumour|fact)$/);
    expect(view.container.querySelectorAll('button')).toHaveLength(1);
    expect(says()).toContain('Coming up');
    await press('Next statement');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(says()).toContain('Statement 2 of 3');
    await press('Fact');
    await press('Next statement');
    await press('Fact');
    await press('See today’s result');
    expect(heading()).toBe('Done for today');
    expect(says()).toContain('5 days');
    expect(says()).toContain('+15');
    expect(says()).toContain(first);
    expect(view.container.querySelectorAll('details')).toHaveLength(6);
    expect(view.container.querySelector('[role="timer"]')?.textContent).toContain('1 minute');
  });

  test('the statements of a day when the page is reloaded: continue with the open ones', async () => {
    await open();
    await press('Fact');
    view.unmount();
    await open();
    expect(says()).toContain('Statement 2 of 3');
  });

  test('A05: the statements of a day when it is midnight in Shanghai by the service’s clock: are replaced by new ones', async () => {
    await open();
    const first = heading();
    await press('Fact');
    await pass(58_000);
    expect(heading()).toBe(first);
    await pass(3_000);
    expect(heading()).not.toBe(first);
    expect(says()).toContain('Statement 1 of 3');
    // The page changes again on the next day, if it is still open.
    const second = heading();
    await pass(24 * 3_600_000 - 10_000);
    expect(heading()).toBe(second);
    await pass(10_000);
    expect(heading()).not.toBe(second);
  });
});

describe('an answer', () => {
  test('P02: an answer when its confirmation is lost: is found at the statement', async () => {
    await open();
    await faults({ kind: 'drop' });
    await press('Rumour');
    await pass(5_000);
    expect(says()).toMatch(/It is a (rumour|fact)/);
    expect(submits()).toBe(1);
  });

  test('an answer when it did not arrive: says so and can be given again', async () => {
    await open();
    await faults({ kind: 'status', value: 503 });
    await press('Rumour');
    await pass(5_000);
    expect(view.container.querySelector('[role="alert"]')?.textContent ?? says()).toContain('try again');
    expect(says()).not.toMatch(/It is a/);
    await press('Rumour');
    expect(says()).toMatch(/It is a (rumour|fact)/);
  });

  test('P11: an answer when another tab was first: is replaced by that one', async () => {
    await open();
    await press('Fact');
    const questionCode = await codeOf();
    view.unmount();
    await open(<OneStatement questionCode={questionCode} />);
    expect(says()).toMatch(/It is a (rumour|fact)/);
    view.unmount();
    await open();
    const second = heading();
    // Another tab answers first, and differently.
    const daily = await request(getDailyQuestions, {});
    const code = daily.questions.find(({ statement }) => statement === second)?.questionCode ?? '';
    await request(submitQuestion, { body: { questionCode: code, answer: 'fact' } });
    await press('Rumour');
    expect(says()).toContain('You answered this before: fact');
  });
});

describe('a statement by its code', () => {
  test('a statement when its code is in the address: is shown alone and leads to those of today', async () => {
    await open(<OneStatement questionCode="Q7001" />);
    expect(heading()).toBe('Leftovers cause cancer');
    await press('Rumour');
    expect(says()).toContain('You are right');
    expect(view.role('link', 'Today’s statements').getAttribute('href')).toBe('/health/activity/refuteRumors');
  });

  test('a statement when its code does not exist: says so', async () => {
    await open(<OneStatement questionCode="Q1" />);
    expect(says()).toContain('We could not find this statement');
  });
});
