/** Tests a questionnaire: one question per page, stored answers, sent once. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { actingLater, pressKey, type Rendered, render, tap, typeIn } from '../../../test/render.tsx';
import { ApiError } from '../../client/request.ts';
import { setLanguage } from '../../messages/index.ts';
import type { Question, SentAnswer } from '../../rules/questionnaire.ts';
import { finishOnce, keepAttempt, openAttempt } from './attempt.ts';
import { Questionnaire, RefusedAnswer } from './questionnaire.tsx';
import { questionnaireWords } from './words/index.ts';

const NAME = 'assessment.T1';
const option = (optionId: string, excludes = false) => ({ optionId, text: optionId, excludes });
const QUESTIONS: Question[] = [
  {
    questionId: 'age',
    kind: 'number',
    title: 'How old are you?',
    options: [],
    unit: 'years',
    min: 20,
    max: 90,
    step: 1,
  },
  { questionId: 'sex', kind: 'single', title: 'Man or woman?', options: [option('Man'), option('Woman')] },
  {
    questionId: 'past',
    kind: 'single',
    title: 'Past menopause?',
    options: [option('Yes'), option('No')],
    showWhen: { questionId: 'sex', optionIds: ['Woman'] },
  },
  {
    questionId: 'signs',
    kind: 'multi',
    title: 'Any signs?',
    options: [option('Thirst'), option('Cough'), option('None', true)],
  },
  {
    questionId: 'level',
    kind: 'scale',
    title: 'How stressed?',
    options: [],
    min: 0,
    max: 10,
    minText: 'Not',
    maxText: 'Very',
  },
  { questionId: 'day', kind: 'date', title: 'Which day?', options: [], minDate: '2000-01-01', maxDate: '2026-03-03' },
];
const ALL: SentAnswer[] = [
  { questionId: 'age', value: 52 },
  { questionId: 'sex', optionIds: ['Man'] },
  { questionId: 'signs', optionIds: ['Thirst', 'Cough'] },
  { questionId: 'level', value: 7 },
  { questionId: 'day', date: '2025-12-24' },
];

let view: Rendered;
let requests: { answers: SentAnswer[]; key: string }[];
let fail: (() => unknown) | undefined;
let outdated: number;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/health/assessment/start/T1');
  vi.stubGlobal('scrollTo', () => undefined);
  requests = [];
  fail = undefined;
  outdated = 0;
  await setLanguage('en');
  await questionnaireWords.open();
});

function open(questions = QUESTIONS): void {
  view = render(
    <Questionnaire
      name={NAME}
      title="A check"
      questions={questions}
      send={async (answers, key) => {
        requests.push({ answers, key });
        const failure = fail?.();
        if (failure) throw failure;
        return 'AR7';
      }}
      resultPage={(result) => `/assessment/report/T1?recordNo=${result}`}
      onOutdated={() => outdated++}
    />,
  );
}
/** Simulates a page load: only stored values and the address stay. */
function reload(address = location.href): void {
  view.unmount();
  history.replaceState(null, '', address);
  open();
}
const heading = () => view.container.querySelector('h1')?.textContent;
const says = () => view.container.textContent ?? '';
const input = (value?: string) =>
  view.container.querySelector<HTMLInputElement>(value === undefined ? 'input' : `input[value="${value}"]`);
/** Presses a button of the bar and waits for history and requests. */
const press = (name: string) =>
  actingLater(async () => {
    view.role('button', name).click();
    await new Promise((done) => setTimeout(done));
  });
const go = () => press('Continue');
/** Taps like a finger: with pointer events before the click. */
const finger = (element: Element | null) =>
  actingLater(async () => {
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (element instanceof HTMLElement) element.click();
    await new Promise((done) => setTimeout(done));
  });

async function answerAll(): Promise<void> {
  typeIn(input(), '52');
  await go();
  tap(input('Man'));
  await go();
  tap(input('None'));
  tap(input('Thirst'));
  tap(input('Cough'));
  await go();
  tap(input('7'));
  await go();
  typeIn(input(), '2025-12-24');
  await go();
}

describe('the way through', () => {
  test('when all questions are answered: each gets the focus and is announced, and all answers are sent once', async () => {
    open();
    expect(heading()).toBe('How old are you?');
    typeIn(input(), '52');
    await go();
    expect(document.activeElement?.textContent).toBe('Man or woman?');
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe('Question 2 of 5');
    reload('/health/assessment/start/T1?step=1');
    await answerAll();
    expect(heading()).toBe('Check your answers');
    for (const words of ['52 years', 'Man', 'Thirst, Cough', '7 / 10', 'Dec\u00a024, 2025'])
      expect(says()).toContain(words);
    const submit = view.role('button', 'See my result');
    await actingLater(async () => {
      submit.click();
      submit.click();
      await new Promise((done) => setTimeout(done, 5));
    });
    expect(requests.map(({ answers }) => answers)).toEqual([ALL]);
    await vi.waitFor(() =>
      expect(location.pathname + location.search).toBe('/health/assessment/report/T1?recordNo=AR7'),
    );
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Thirst');
  });

  test('when an answer is invalid: stays at the question, shows the error and keeps the input', async () => {
    open();
    await go();
    expect(says()).toContain('Please enter a number');
    expect(document.activeElement).toBe(input());
    typeIn(input(), '19');
    expect(says()).toContain('from 20 to 90');
    await go();
    expect(input()?.value).toBe('19');
    expect(input()?.getAttribute('aria-invalid')).toBe('true');
    typeIn(input(), '20');
    expect(input()?.getAttribute('aria-invalid')).toBeNull();
    await go();
    await go();
    expect(document.activeElement).toBe(input('Man'));
  });

  test('when an answer requires another question: asks it, and drops it when the answer changes', async () => {
    open();
    typeIn(input(), '52');
    await go();
    tap(input('Woman'));
    await go();
    expect(heading()).toBe('Past menopause?');
    expect(says()).toContain('Question 3 of 6');
    await press('Previous');
    expect(heading()).toBe('Man or woman?');
    expect(input('Woman')?.checked).toBe(true);
    tap(input('Man'));
    await go();
    expect(heading()).toBe('Any signs?');
  });

  test('when a finger changes an answer from the check: returns to the check', async () => {
    open();
    await answerAll();
    const row = [...view.container.querySelectorAll('button')].find((element) =>
      element.textContent?.includes('Man or woman?'),
    );
    tap(row ?? null);
    await vi.waitFor(() => expect(heading()).toBe('Man or woman?'));
    await finger(input('Man'));
    expect(heading()).toBe('Check your answers');
  });

  test('when going back: shows the previous question with its answer', async () => {
    open();
    typeIn(input(), '52');
    await go();
    await actingLater(async () => {
      history.back();
      await new Promise((done) => setTimeout(done, 5));
    });
    expect(heading()).toBe('How old are you?');
    expect(input()?.value).toBe('52');
  });

  test('when a finger chooses the single answer: goes on; a key or several answers wait for the button', async () => {
    open();
    typeIn(input(), '52');
    await go();
    pressKey(input('Man'), 'ArrowDown');
    tap(input('Woman'));
    expect(heading()).toBe('Man or woman?');
    await finger(input('Woman'));
    expect(heading()).toBe('Past menopause?');
    await finger(input('No'));
    expect(heading()).toBe('Any signs?');
    await finger(input('Thirst'));
    expect(heading()).toBe('Any signs?');
    await press('Previous');
    await finger(input('No'));
    expect(heading()).toBe('Any signs?');
  });

  test('when a number has bounds: steps and slider start in the middle and stay within them', async () => {
    open();
    const slider = () => view.container.querySelector<HTMLInputElement>('input[type="range"]');
    expect([input()?.value, slider()?.getAttribute('aria-valuetext')]).toEqual(['', 'No answer yet']);
    tap(view.role('button', 'One step more'));
    tap(view.role('button', 'One step more'));
    expect([input()?.value, slider()?.getAttribute('aria-valuetext')]).toEqual(['56', '56 years']);
    typeIn(slider(), '90');
    tap(view.role('button', 'One step more'));
    expect(input()?.value).toBe('90');
    tap(view.role('button', 'One step less'));
    await go();
    expect(heading()).toBe('Man or woman?');
    reload('/health/assessment/start/T1?step=1');
    expect(input()?.value).toBe('89');
  });

  test('when a number has no bounds: can only be typed', () => {
    open([{ questionId: 'age', kind: 'number', title: 'How old are you?', options: [], min: 20 }]);
    expect(view.container.querySelectorAll('input, [aria-label^="One step"]')).toHaveLength(1);
  });

  test('when double-tapped: does not pass a second question', async () => {
    open();
    typeIn(input(), '52');
    await go();
    const button = view.role('button', 'Continue');
    await actingLater(async () => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    });
    expect(says()).not.toContain('Please choose');
  });
});

describe('the answers', () => {
  test('when reloaded: stay, and the same question opens, or the first open one without a step in the address', async () => {
    open();
    typeIn(input(), '52');
    await go();
    tap(input('Man'));
    await press('Previous');
    reload();
    expect(heading()).toBe('How old are you?');
    expect(input()?.value).toBe('52');
    reload('/health/assessment/start/T1');
    expect(heading()).toBe('Any signs?');
    reload('/health/assessment/start/T1?step=check');
    expect(heading()).toBe('Any signs?');
  });

  test('P11: when another tab has answered meanwhile: are merged with its answers', () => {
    open();
    typeIn(input(), '52');
    keepAttempt(NAME, { ...openAttempt(NAME), given: { age: '52', sex: ['Man'] } });
    typeIn(input(), '53');
    expect(openAttempt(NAME).given).toEqual({ age: '53', sex: ['Man'] });
  });

  test('V01: when given: are in no address', async () => {
    open();
    await answerAll();
    expect(decodeURIComponent(location.href)).not.toMatch(/52|Man|Thirst|2025/);
    expect(JSON.stringify(history.state)).not.toMatch(/52|Man|Thirst|2025/);
  });

  test('when corrected from the final check: the check opens again', async () => {
    open();
    await answerAll();
    await actingLater(async () => {
      [...view.container.querySelectorAll('button')]
        .find((element) => element.textContent?.includes('Man or woman?'))
        ?.click();
      await new Promise((done) => setTimeout(done, 5));
    });
    expect(heading()).toBe('Man or woman?');
    tap(input('Woman'));
    await go();
    expect(heading()).toBe('Past menopause?');
    tap(input('No'));
    await go();
    expect(heading()).toBe('Check your answers');
  });
});

describe('sending', () => {
  test('when the service refuses an answer: its question opens with the message until the answer changes', async () => {
    open();
    await answerAll();
    fail = () => new RefusedAnswer('level', 'Please check your answer to: How stressed?');
    await press('See my result');
    await vi.waitFor(() => expect(heading()).toBe('How stressed?'));
    expect(says()).toContain('Please check your answer to');
    await go();
    expect(heading()).toBe('How stressed?');
    tap(input('8'));
    expect(says()).not.toContain('Please check your answer to');
    await go();
    expect(heading()).toBe('Check your answers');
    fail = undefined;
    await press('See my result');
    expect(requests.at(-1)?.answers).toContainEqual({ questionId: 'level', value: 8 });
    await vi.waitFor(() => expect(location.pathname).toBe('/health/assessment/report/T1'));
  });

  test('when the service refuses an unknown question: the questions are reloaded', async () => {
    open();
    await answerAll();
    fail = () => new RefusedAnswer('height', 'Please check your answer to: How tall?');
    await press('See my result');
    expect(outdated).toBe(1);
    expect(heading()).toBe('Check your answers');
  });

  test('P02: when the response is lost: says so, keeps all, and a retry has the same key, even after a reload', async () => {
    open();
    await answerAll();
    fail = () => new ApiError('TIMEOUT', 'POST /submit');
    await press('See my result');
    expect(says()).toContain('it won’t be done twice');
    reload();
    expect(heading()).toBe('Check your answers');
    fail = undefined;
    await press('See my result');
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
  });

  test('P11: when another tab has sent the answers: a change opens the result', async () => {
    open();
    typeIn(input(), '52');
    await finishOnce(NAME, openAttempt(NAME), [], async () => 'AR9');
    typeIn(input(), '53');
    await vi.waitFor(() => expect(location.search).toBe('?recordNo=AR9'));
    expect(localStorage.getItem('sdhealth.own.attempt.assessment.T1')).toBeNull();
  });
});
