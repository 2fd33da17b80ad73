import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimPersonal, dropPersonal } from '../../platform/personal.ts';
import { type Attempt, dropAttempt, findAttempt, finishOnce, openAttempt, resultOf, storeAttempt } from './attempt.ts';

const NAME = 'assessment.A1';
const withAnswers = (attempt: Attempt): Attempt => ({ ...attempt, given: { age: '52', signs: ['none'] } });

/** Simulates the service, which creates one result per key. `keys` lists the received keys. */
function fakeService() {
  const results = new Map<string, string>();
  const keys: string[] = [];
  let isLost = false;
  return {
    keys,
    results,
    loseNextResponse: () => (isLost = true),
    send: async (key: string) => {
      keys.push(key);
      if (!results.has(key)) results.set(key, `AR${results.size + 1}`);
      if (isLost) {
        isLost = false;
        throw new Error('the response is lost');
      }
      return results.get(key) ?? '';
    },
  };
}

/** Simulates the browser's locks: the callbacks run one after the other. */
beforeEach(() => {
  let previous: Promise<unknown> = Promise.resolve();
  const request = (_: string, callback: () => Promise<unknown>) => {
    const task = previous.catch(() => undefined).then(callback);
    previous = task;
    return task;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

beforeEach(() => {
  localStorage.clear();
  dropPersonal();
  claimPersonal('u1');
});

describe('an attempt', () => {
  test('an attempt when another tab or a reload opens it: continues with its answers', () => {
    const attempt = withAnswers(openAttempt(NAME));
    storeAttempt(NAME, attempt);
    expect(openAttempt(NAME)).toEqual(attempt);
    expect(findAttempt('assessment.A2')).toBeUndefined();
  });

  test.each([
    [23, true],
    [25, false],
  ])('an attempt when its last answer is %i hours old: is found: %s', (hours, isFound) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openAttempt(NAME);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    expect(findAttempt(NAME) !== undefined).toBe(isFound);
    vi.useRealTimers();
  });

  test('an attempt when it was dropped: is replaced by a new attempt', () => {
    const { id } = openAttempt(NAME);
    dropAttempt(NAME);
    expect(findAttempt(NAME)).toBeUndefined();
    expect(openAttempt(NAME).id).not.toBe(id);
  });

  test('V04: an attempt when another person logs in: is removed', () => {
    storeAttempt(NAME, withAnswers(openAttempt(NAME)));
    claimPersonal('u2');
    expect(findAttempt(NAME)).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('signs');
  });

  test.each([{ id: 'a' }, { id: 1, given: {} }, { id: 'a', given: { age: 52 } }, { id: 'a', given: [] }, 'a', null])(
    'T04: an attempt when the stored value is %j: is not found',
    (value) => {
      storeAttempt(NAME, value as Attempt);
      expect(findAttempt(NAME)).toBeUndefined();
    },
  );
});

describe('the result of an attempt', () => {
  test('P02: the result of an attempt when the response was lost and the answers are resent: is the same', async () => {
    const { send, results, loseNextResponse } = fakeService();
    const attempt = withAnswers(openAttempt(NAME));
    storeAttempt(NAME, attempt);
    loseNextResponse();
    await expect(finishOnce(NAME, attempt, [52], send)).rejects.toThrow('lost');
    expect(findAttempt(NAME)).toEqual(attempt);
    expect(await finishOnce(NAME, openAttempt(NAME), [52], send)).toBe('AR1');
    expect(results.size).toBe(1);
  });

  test('P11: the result of an attempt when two tabs send it: is the result of the first tab', async () => {
    const { send, keys } = fakeService();
    const attempt = withAnswers(openAttempt(NAME));
    const [first, second] = await Promise.all([
      finishOnce(NAME, attempt, [52], send),
      finishOnce(NAME, { ...attempt, given: { age: '53' } }, [53], send),
    ]);
    expect([first, second]).toEqual(['AR1', 'AR1']);
    expect(keys).toHaveLength(1);
    // The answers that the second tab stores afterwards are removed.
    storeAttempt(NAME, attempt);
    expect(findAttempt(NAME)).toBeUndefined();
    expect(resultOf(NAME, attempt)).toBe('AR1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('"age"');
  });

  test('P09: the key of an attempt when the answers or the attempt differ: is different', async () => {
    const { send, keys } = fakeService();
    const attempt = openAttempt(NAME);
    await expect(finishOnce(NAME, attempt, [1], () => Promise.reject(new Error('refused')))).rejects.toThrow();
    await finishOnce(NAME, attempt, [2], send);
    await finishOnce(NAME, openAttempt(NAME), [2], send);
    expect(new Set(keys).size).toBe(2);
    // A key does not reveal an answer.
    expect(keys.every((key) => /^\w{33,40}$/.test(key))).toBe(true);
  });
});

test('A04: the result of an attempt when another person has logged in before the response: is not stored', async () => {
  const attempt = withAnswers(openAttempt(NAME));
  storeAttempt(NAME, attempt);
  let secondAttempt: Attempt | undefined;
  await finishOnce(NAME, attempt, [], async () => {
    claimPersonal('u2');
    secondAttempt = withAnswers(openAttempt(NAME));
    storeAttempt(NAME, secondAttempt);
    return 'AR9';
  });
  expect(findAttempt(NAME)).toEqual(secondAttempt);
  expect(JSON.stringify({ ...localStorage })).not.toContain('AR9');
});
