import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimPersonal, dropPersonal } from '../../platform/personal.ts';
import { type Attempt, dropAttempt, findAttempt, finishOnce, keepAttempt, openAttempt, resultOf } from './attempt.ts';

const NAME = 'assessment.A1';
const answered = (attempt: Attempt): Attempt => ({ ...attempt, given: { age: '52', signs: ['none'] } });

/** Simulates the service: one result per key, and a list of the received keys. */
function service() {
  const results = new Map<string, string>();
  const keys: string[] = [];
  let isLost = false;
  return {
    keys,
    results,
    loseNext: () => (isLost = true),
    send: async (key: string) => {
      keys.push(key);
      if (!results.has(key)) results.set(key, `AR${results.size + 1}`);
      if (isLost) {
        isLost = false;
        throw new Error('the answer is lost');
      }
      return results.get(key) ?? '';
    },
  };
}

/** Simulates the browser's locks: functions of one name run one after the other. */
beforeEach(() => {
  let previous: Promise<unknown> = Promise.resolve();
  const request = (_: string, begin: () => Promise<unknown>) => {
    const turn = previous.catch(() => undefined).then(begin);
    previous = turn;
    return turn;
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
  test('when another tab or a reload opens it: it continues with its answers', () => {
    const attempt = answered(openAttempt(NAME));
    keepAttempt(NAME, attempt);
    expect(openAttempt(NAME)).toEqual(attempt);
    expect(findAttempt('assessment.A2')).toBeUndefined();
  });

  test.each([
    [23, true],
    [25, false],
  ])('when its last answer is %i hours old: found is %s', (hours, isThere) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openAttempt(NAME);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    expect(findAttempt(NAME) !== undefined).toBe(isThere);
    vi.useRealTimers();
  });

  test('when it was dropped: a new one starts', () => {
    const { id } = openAttempt(NAME);
    dropAttempt(NAME);
    expect(findAttempt(NAME)).toBeUndefined();
    expect(openAttempt(NAME).id).not.toBe(id);
  });

  test('V04: when the next person comes: removed', () => {
    keepAttempt(NAME, answered(openAttempt(NAME)));
    claimPersonal('u2');
    expect(findAttempt(NAME)).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('signs');
  });

  test.each([{ id: 'a' }, { id: 1, given: {} }, { id: 'a', given: { age: 52 } }, { id: 'a', given: [] }, 'a', null])(
    'T04: when the stored value is %j: not read as an attempt',
    (value) => {
      keepAttempt(NAME, value as Attempt);
      expect(findAttempt(NAME)).toBeUndefined();
    },
  );
});

describe('the result of an attempt', () => {
  test('P02: when the answer was lost and the same answers are resent, also after a reload: the same', async () => {
    const { send, results, loseNext } = service();
    const attempt = answered(openAttempt(NAME));
    keepAttempt(NAME, attempt);
    loseNext();
    await expect(finishOnce(NAME, attempt, [52], send)).rejects.toThrow('lost');
    expect(findAttempt(NAME)).toEqual(attempt);
    expect(await finishOnce(NAME, openAttempt(NAME), [52], send)).toBe('AR1');
    expect(results.size).toBe(1);
  });

  test('P11: when two tabs send: that of the first, whatever the second has changed', async () => {
    const { send, keys } = service();
    const attempt = answered(openAttempt(NAME));
    const [first, second] = await Promise.all([
      finishOnce(NAME, attempt, [52], send),
      finishOnce(NAME, { ...attempt, given: { age: '53' } }, [53], send),
    ]);
    expect([first, second]).toEqual(['AR1', 'AR1']);
    expect(keys).toHaveLength(1);
    // The second tab stores its own answers once more, and they are removed.
    keepAttempt(NAME, attempt);
    expect(findAttempt(NAME)).toBeUndefined();
    expect(resultOf(NAME, attempt)).toBe('AR1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('"age"');
  });

  test('P09: when the answers or the attempt differ: another key', async () => {
    const { send, keys } = service();
    const attempt = openAttempt(NAME);
    await expect(finishOnce(NAME, attempt, [1], () => Promise.reject(new Error('refused')))).rejects.toThrow();
    await finishOnce(NAME, attempt, [2], send);
    await finishOnce(NAME, openAttempt(NAME), [2], send);
    expect(new Set(keys).size).toBe(2);
    // A key reveals nothing of an answer.
    expect(keys.every((key) => /^\w{33,40}$/.test(key))).toBe(true);
  });
});

test('A04: a result when another person is signed in by then: not stored, and that person’s attempt stays', async () => {
  const attempt = answered(openAttempt(NAME));
  keepAttempt(NAME, attempt);
  let theirs: Attempt | undefined;
  await finishOnce(NAME, attempt, [], async () => {
    claimPersonal('u2');
    theirs = answered(openAttempt(NAME));
    keepAttempt(NAME, theirs);
    return 'AR9';
  });
  expect(findAttempt(NAME)).toEqual(theirs);
  expect(JSON.stringify({ ...localStorage })).not.toContain('AR9');
});
