/** Tests a questionnaire: it shows one question per page, stores the answers and sends them once. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { actingLater, pressKey, type Rendered, render, tap, typeIn } from '../../../test/render.tsx';
import { ApiError } from '../../client/request.ts';
import { setLanguage } from '../../messages/index.ts';
import type { Question, SentAnswer } from '../../rules/questionnaire.ts';
import { finishOnce, openAttempt, storeAttempt } from './attempt.ts';
import { Questionnaire, RefusedAnswer } from './questionnaire.tsx';
import { questionnaireWords } from './words/index.ts';

const NAME = 'assessment.T1';
const optionOf = (optionId: string, excludes = false) => ({ optionId, text: optionId, excludes });
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
  { questionId: 'sex', kind: 'single', title: 'Man or woman?', options: [optionOf('Man'), optionOf('Woman')] },
  {
    questionId: 'past',
    kind: 'single',
    title: 'Past menopause?',
    options: [optionOf('Yes'), optionOf('No')],
    showWhen: { questionId: 'sex', optionIds: ['Woman'] },
  },
  {
    questionId: 'signs',
    kind: 'multi',
    title: 'Any signs?',
    options: [optionOf('Thirst'), optionOf('Cough'), optionOf('None', true)],
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
const ALL_ANSWERS: SentAnswer[] = [
  { questionId: 'age', value: 52 },
  { questionId: 'sex', optionIds: ['Man'] },
  { questionId: 'signs', optionIds: ['Thirst', 'Cough'] },
  { questionId: 'level', value: 7 },
  { questionId: 'day', date: '2025-12-24' },
];

let view: Rendered;
let requests: { answers: SentAnswer[]; key: string }[];
let getFailure: (() => unknown) | undefined;
let outdatedCount: number;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/health/assessment/start/T1');
  vi.stubGlobal('scrollTo', () => undefined);
  requests = [];
  getFailure = undefined;
  outdatedCount = 0;
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
        const failure = getFailure?.();
        if (failure) throw failure;
        return 'AR7';
      }}
      resultPage={(result) => `/assessment/report/T1?recordNo=${result}`}
      onOutdated={() => outdatedCount++}
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
const pageText = () => view.container.textContent ?? '';
const input = (value?: string) =>
  view.container.querySelector<HTMLInputElement>(value === undefined ? 'input' : `input[value="${value}"]`);
/** Presses a button of the bar and waits for history and requests. */
const press = (name: string) =>
  actingLater(async () => {
    view.role('button', name).click();
    await new Promise((done) => setTimeout(done));
  });
const pressContinue = () => press('Continue');
/** Taps like a finger: with pointer events before the click. */
const tapByFinger = (element: Element | null) =>
  actingLater(async () => {
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (element instanceof HTMLElement) element.click();
    await new Promise((done) => setTimeout(done));
  });

async function answerAll(): Promise<void> {
  typeIn(input(), '52');
  await pressContinue();
  tap(input('Man'));
  await pressContinue();
  tap(input('None'));
  tap(input('Thirst'));
  tap(input('Cough'));
  await pressContinue();
  tap(input('7'));
  await pressContinue();
  typeIn(input(), '2025-12-24');
  await pressContinue();
}

describe('the path through the questions', () => {
  test('a questionnaire when all questions are answered: sends all answers once', async () => {
    open();
    expect(heading()).toBe('How old are you?');
    typeIn(input(), '52');
    await pressContinue();
    expect(document.activeElement?.textContent).toBe('Man or woman?');
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe('Question 2 of 5');
    reload('/health/assessment/start/T1?step=1');
    await answerAll();
    expect(heading()).toBe('Check your answers');
    for (const words of ['52 years', 'Man', 'Thirst, Cough', '7 / 10', 'Dec\u00a024, 2025'])
      expect(pageText()).toContain(words);
    const submit = view.role('button', 'See my result');
    await actingLater(async () => {
      submit.click();
      submit.click();
      await new Promise((done) => setTimeout(done, 5));
    });
    expect(requests.map(({ answers }) => answers)).toEqual([ALL_ANSWERS]);
    await vi.waitFor(() =>
      expect(location.pathname + location.search).toBe('/health/assessment/report/T1?recordNo=AR7'),
    );
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Thirst');
  });

  test('a question when its answer is invalid: shows the error and keeps the input', async () => {
    open();
    await pressContinue();
    expect(pageText()).toContain('Please enter a number');
    expect(document.activeElement).toBe(input());
    typeIn(input(), '19');
    expect(pageText()).toContain('from 20 to 90');
    await pressContinue();
    expect(input()?.value).toBe('19');
    expect(input()?.getAttribute('aria-invalid')).toBe('true');
    typeIn(input(), '20');
    expect(input()?.getAttribute('aria-invalid')).toBeNull();
    await pressContinue();
    await pressContinue();
    expect(document.activeElement).toBe(input('Man'));
  });

  test('a conditional question when the answer it depends on changes: disappears', async () => {
    open();
    typeIn(input(), '52');
    await pressContinue();
    tap(input('Woman'));
    await pressContinue();
    expect(heading()).toBe('Past menopause?');
    expect(pageText()).toContain('Question 3 of 6');
    await press('Previous');
    expect(heading()).toBe('Man or woman?');
    expect(input('Woman')?.checked).toBe(true);
    tap(input('Man'));
    await pressContinue();
    expect(heading()).toBe('Any signs?');
  });

  test('an answer when a finger changes it from the final check: returns to the check', async () => {
    open();
    await answerAll();
    const row = [...view.container.querySelectorAll('button')].find((element) =>
      element.textContent?.includes('Man or woman?'),
    );
    tap(row ?? null);
    await vi.waitFor(() => expect(heading()).toBe('Man or woman?'));
    await tapByFinger(input('Man'));
    expect(heading()).toBe('Check your answers');
  });

  test('the browser’s "back" when a question is open: shows the previous question with its answer', async () => {
    open();
    typeIn(input(), '52');
    await pressContinue();
    await actingLater(async () => {
      history.back();
      await new Promise((done) => setTimeout(done, 5));
    });
    expect(heading()).toBe('How old are you?');
    expect(input()?.value).toBe('52');
  });

  test('a single choice when a finger makes it: opens the next question without the button', async () => {
    open();
    typeIn(input(), '52');
    await pressContinue();
    pressKey(input('Man'), 'ArrowDown');
    tap(input('Woman'));
    expect(heading()).toBe('Man or woman?');
    await tapByFinger(input('Woman'));
    expect(heading()).toBe('Past menopause?');
    await tapByFinger(input('No'));
    expect(heading()).toBe('Any signs?');
    await tapByFinger(input('Thirst'));
    expect(heading()).toBe('Any signs?');
    await press('Previous');
    await tapByFinger(input('No'));
    expect(heading()).toBe('Any signs?');
  });

  test('a number when it has bounds: starts in the middle and stays within them', async () => {
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
    await pressContinue();
    expect(heading()).toBe('Man or woman?');
    reload('/health/assessment/start/T1?step=1');
    expect(input()?.value).toBe('89');
  });

  test('a number when it has no bounds: can only be typed', () => {
    open([{ questionId: 'age', kind: 'number', title: 'How old are you?', options: [], min: 20 }]);
    expect(view.container.querySelectorAll('input, [aria-label^="One step"]')).toHaveLength(1);
  });

  test('the button when it is double-tapped: does not skip a question', async () => {
    open();
    typeIn(input(), '52');
    await pressContinue();
    const button = view.role('button', 'Continue');
    await actingLater(async () => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    });
    expect(pageText()).not.toContain('Please choose');
  });
});

describe('the answers', () => {
  test('the answers when the page reloads: stay, and the question in the address opens', async () => {
    open();
    typeIn(input(), '52');
    await pressContinue();
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

  test('P11: the answers when another tab has stored answers: are merged with them', () => {
    open();
    typeIn(input(), '52');
    storeAttempt(NAME, { ...openAttempt(NAME), given: { age: '52', sex: ['Man'] } });
    typeIn(input(), '53');
    expect(openAttempt(NAME).given).toEqual({ age: '53', sex: ['Man'] });
  });

  test('V01: the answers when all are entered: are not in the address', async () => {
    open();
    await answerAll();
    expect(decodeURIComponent(location.href)).not.toMatch(/52|Man|Thirst|2025/);
    expect(JSON.stringify(history.state)).not.toMatch(/52|Man|Thirst|2025/);
  });

  test('an answer when it is corrected from the final check: leads back to the check', async () => {
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
    await pressContinue();
    expect(heading()).toBe('Past menopause?');
    tap(input('No'));
    await pressContinue();
    expect(heading()).toBe('Check your answers');
  });
});

describe('sending', () => {
  test('a refused answer when the service names its question: opens the question with the message', async () => {
    open();
    await answerAll();
    getFailure = () => new RefusedAnswer('level', 'Please check your answer to: How stressed?');
    await press('See my result');
    await vi.waitFor(() => expect(heading()).toBe('How stressed?'));
    expect(pageText()).toContain('Please check your answer to');
    await pressContinue();
    expect(heading()).toBe('How stressed?');
    tap(input('8'));
    expect(pageText()).not.toContain('Please check your answer to');
    await pressContinue();
    expect(heading()).toBe('Check your answers');
    getFailure = undefined;
    await press('See my result');
    expect(requests.at(-1)?.answers).toContainEqual({ questionId: 'level', value: 8 });
    await vi.waitFor(() => expect(location.pathname).toBe('/health/assessment/report/T1'));
  });

  test('a refused answer when its question is unknown: reloads the questions', async () => {
    open();
    await answerAll();
    getFailure = () => new RefusedAnswer('height', 'Please check your answer to: How tall?');
    await press('See my result');
    expect(outdatedCount).toBe(1);
    expect(heading()).toBe('Check your answers');
  });

  test('P02: the answers when the response is lost: are sent again with the same key', async () => {
    open();
    await answerAll();
    getFailure = () => new ApiError('TIMEOUT', 'POST /submit');
    await press('See my result');
    expect(pageText()).toContain('it won’t be done twice');
    reload();
    expect(heading()).toBe('Check your answers');
    getFailure = undefined;
    await press('See my result');
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
  });

  test('P11: a change of an answer when another tab has sent the answers: opens the result', async () => {
    open();
    typeIn(input(), '52');
    await finishOnce(NAME, openAttempt(NAME), [], async () => 'AR9');
    typeIn(input(), '53');
    await vi.waitFor(() => expect(location.search).toBe('?recordNo=AR9'));
    expect(localStorage.getItem('sdhealth.own.attempt.assessment.T1')).toBeNull();
  });
});
