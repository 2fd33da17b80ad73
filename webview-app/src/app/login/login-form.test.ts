import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../client/request.ts';
import { type LoginForm, type LoginMode, type LoginPorts, loginForm } from './login-form.ts';

/** Makes ports whose answers the test gives by hand. */
function ports() {
  const answers: { call: string; resolve: () => void; reject: (error: unknown) => void; signal?: AbortSignal }[] = [];
  const ask = (call: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => answers.push({ call, resolve, reject, ...(signal ? { signal } : {}) }));
  const done = vi.fn();
  const received: LoginPorts = {
    sendCode: (phone) => ask(`code ${phone}`),
    submitCode: (phone, code) => ask(`login ${phone} ${code}`),
    submitQuick: (phone, signal) => ask(`quick ${phone}`, signal),
    reasonOf: (error) => (typeof error === 'string' ? error : undefined),
    done,
  };
  return { given: received, answers, done, calls: () => answers.map(({ call }) => call) };
}

type Ports = ReturnType<typeof ports>;
let form: LoginForm;
let manual: Ports;

function open(mode: LoginMode = 'code'): void {
  manual = ports();
  form = loginForm(manual.given, mode);
  form.agree(true);
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const PHONE = '13800138000';

beforeEach(() => {
  vi.useFakeTimers();
  open();
});
afterEach(() => {
  form.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('rule 7: the key of an attempt', () => {
  const lost = new ApiError('NETWORK', 'POST /login');

  test.each<[string, unknown, boolean]>([
    ['no answer', lost, true],
    ['a refusal', new ApiError(40000, 'POST /login'), false],
  ])('a repeated code request when the first ended with %s: has the same key: %s', async (_, failure, isSame) => {
    const keys: string[] = [];
    const wire = { ...manual.given, sendCode: async (__: string, key: string) => void keys.push(key) };
    const failing = loginForm({
      ...wire,
      sendCode: async (phone, key) => {
        await wire.sendCode(phone, key);
        if (keys.length === 1) throw failure;
      },
    });
    failing.agree(true);
    failing.type('phone', PHONE);
    await failing.requestCode();
    await failing.requestCode();
    failing.close();
    expect(keys).toHaveLength(2);
    expect(keys[0] === keys[1]).toBe(isSame);
  });

  test('a login when its answer was lost: the same code has the same key, another code another', async () => {
    const keys: string[] = [];
    const failing = loginForm({
      ...manual.given,
      async submitCode(_, __, key) {
        keys.push(key);
        throw lost;
      },
    });
    failing.agree(true);
    for (const code of ['111111', '111111', '222222']) {
      // A complete number and a complete code would submit themselves.
      failing.type('phone', '');
      failing.type('code', code);
      failing.type('phone', PHONE);
      await failing.submit();
    }
    failing.close();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('rule 1: the validation of the input', () => {
  test.each([
    ['', '', 'phone', { words: 'phoneEmpty' }],
    ['   ', '1234', 'phone', { words: 'phoneEmpty' }],
    ['1380013800', '', 'phone', { rule: 'phone' }],
    ['23800138000', '1234', 'phone', { rule: 'phone' }],
    [PHONE, '', 'code', { words: 'codeEmpty' }],
    [PHONE, '  ', 'code', { words: 'codeEmpty' }],
    [PHONE, '24681', 'code', { rule: 'code' }],
    [PHONE, '2468101', 'code', { rule: 'code' }],
    [PHONE, '【健康】验证码已发送', 'code', { rule: 'code' }],
  ] as const)('a login with the phone %j and the code %j: a problem at %s, %o', async (phone, code, path, message) => {
    form.type('phone', phone);
    form.type('code', code);
    await form.submit();
    expect(form.state.problem).toEqual({ at: path, said: message });
    expect(manual.calls()).toEqual([]);
  });

  test('a phone number when it is filled in with spaces and a country code: recognized', async () => {
    form.type('phone', '+86 138 0013 8000');
    form.type('code', ' 246 810 ');
    expect(manual.calls()).toEqual([`login ${PHONE} 246810`]);
    expect(form.state.phone).toBe('+86 138 0013 8000');
  });

  test.each([
    ['of a message', ['您的验证码是 246810，5分钟内有效']],
    ['within its message', ['【健康】验证码：246 810']],
    ['filled in twice at once', ['246810246810']],
    ['filled in twice, one after the other', ['246810', '246810246810']],
    ['in full-width digits', ['２４６８１０']],
  ])('a filled-in code (%s) when it is complete: one login is sent, with its six digits', async (_, texts) => {
    form.type('phone', '\u202d138 0013 8000\u202c');
    for (const text of texts) form.type('code', text);
    expect(manual.calls()).toEqual([`login ${PHONE} 246810`]);
    manual.answers[0]?.resolve();
    await settle();
    expect(manual.done).toHaveBeenCalledOnce();
  });

  test('the message of a problem when its field is corrected: removed', async () => {
    await form.submit();
    form.type('phone', '1');
    expect(form.state.problem).toBeUndefined();
  });
});

describe('rule 2 and 3: the code button', () => {
  test.each([
    ['', { words: 'phoneEmpty' }],
    ['123', { rule: 'phone' }],
  ] as const)('the code button when the phone is %j: requests no code', async (phone, message) => {
    form.type('phone', phone);
    await form.requestCode();
    expect(form.state.problem).toMatchObject({ said: message });
    expect(form.state.secondsLeft).toBe(0);
    expect(manual.calls()).toEqual([]);
  });

  test('the code button when pressed: counts down 60 s, ignores further presses, then is ready', async () => {
    form.type('phone', PHONE);
    void form.requestCode();
    expect(form.state.secondsLeft).toBe(60);
    void form.requestCode();
    manual.answers[0]?.resolve();
    await settle();
    expect(form.state.notice).toEqual({ words: 'codeSent' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.state.secondsLeft).toBe(59);
    void form.requestCode();
    await vi.advanceTimersByTimeAsync(58_000);
    expect(form.state.secondsLeft).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.state.secondsLeft).toBe(0);
    expect(manual.calls()).toEqual([`code ${PHONE}`]);
    void form.requestCode();
    expect(manual.calls()).toHaveLength(2);
  });

  test.each([
    ['too many requests', { server: 'too many requests' }],
    [new Error('network'), { words: 'codeFailed' }],
  ])('the code button when sending fails (%s): unlocked immediately, with the reason', async (error, message) => {
    form.type('phone', PHONE);
    void form.requestCode();
    manual.answers[0]?.reject(error);
    await settle();
    expect(form.state.secondsLeft).toBe(0);
    expect(form.state.problem).toEqual({ at: 'code', said: message });
    void form.requestCode();
    expect(manual.calls()).toHaveLength(2);
  });

  test('the countdown when the phone has slept: shows the time left by the clock', async () => {
    form.type('phone', PHONE);
    void form.requestCode();
    vi.setSystemTime(Date.now() + 45_000); // timers do not run while the phone sleeps
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.state.secondsLeft).toBe(14);
  });
});

describe('A05: the clock', () => {
  test('the code button when the clock moves back: stays locked for 60 s at most', async () => {
    form.type('phone', PHONE);
    void form.requestCode();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() - 36 * 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.state.secondsLeft).toBe(60);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(form.state.secondsLeft).toBe(0);
  });
});

describe('rule 4: submitting', () => {
  beforeEach(() => {
    form.type('phone', ` ${PHONE} `);
    form.type('code', ' 246810 ');
  });

  test('the login button when pressed repeatedly: one login is sent', async () => {
    void form.submit();
    void form.submit();
    expect(form.state.submitting).toBe(true);
    expect(manual.calls()).toEqual([`login ${PHONE} 246810`]);
    manual.answers[0]?.resolve();
    await settle();
    expect(manual.done).toHaveBeenCalledOnce();
  });

  test('the login form when a login fails: unlocked with the reason, nothing is cleared', async () => {
    void form.submit();
    manual.answers[0]?.reject('wrong code');
    await settle();
    expect(form.state).toMatchObject({ submitting: false, phone: ` ${PHONE} `, code: ' 246810 ' });
    expect(form.state.problem).toEqual({ at: 'code', said: { server: 'wrong code' } });
    expect(manual.done).not.toHaveBeenCalled();
  });

  test('a login when no answer comes: the problem is shown at the form, not at the code', async () => {
    void form.submit();
    manual.answers[0]?.reject(new Error('network'));
    await settle();
    expect(form.state.problem).toEqual({ at: 'form', said: { words: 'failed' } });
  });
});

describe('rule 4: a code of six digits', () => {
  test('a code of six digits when typed or filled in: submits itself once', async () => {
    form.type('phone', PHONE);
    for (const code of ['2', '24681', '246 810', '246810']) form.type('code', code);
    expect(manual.calls()).toEqual([`login ${PHONE} 246810`]);
    manual.answers[0]?.reject('wrong code');
    await settle();
    form.type('code', '24681');
    form.type('code', '246811');
    expect(manual.calls()).toHaveLength(2);
  });

  test.each([
    ['without a valid phone', '1380013800', '246810'],
    ['with a letter', PHONE, '24681a'],
    ['of another length', PHONE, '2468101'],
  ])('a code when it is %s: does not submit itself', (_, phone, code) => {
    form.type('phone', phone);
    form.type('code', code);
    expect(manual.calls()).toEqual([]);
    expect(form.state.problem).toBeUndefined();
  });
});

describe('rule 5: quick login', () => {
  beforeEach(() => open('quick'));

  test('the quick login when only the phone is typed: succeeds', async () => {
    await form.submit();
    expect(form.state.problem).toMatchObject({ said: { words: 'phoneEmpty' } });
    form.type('phone', PHONE);
    void form.submit();
    manual.answers[0]?.resolve();
    await settle();
    expect(manual.done).toHaveBeenCalledOnce();
  });

  test('the quick login when it fails: the form turns to code mode and requests a code', async () => {
    form.type('phone', PHONE);
    void form.submit();
    manual.answers[0]?.reject('no');
    await settle();
    expect(form.state.mode).toBe('code');
    expect(manual.calls()).toEqual([`quick ${PHONE}`, `code ${PHONE}`]);
    manual.answers[1]?.resolve();
    await settle();
    expect(form.state).toMatchObject({ secondsLeft: 60, submitting: false, notice: { words: 'quickFailed' } });
  });

  test('the quick login when it has no answer within 2,000 ms: aborted, and a late answer is ignored', async () => {
    form.type('phone', PHONE);
    void form.submit();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(form.state.mode).toBe('quick');
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state.mode).toBe('code');
    expect(manual.answers[0]?.signal?.aborted).toBe(true);
    manual.answers[0]?.resolve();
    await settle();
    expect(manual.done).not.toHaveBeenCalled();
  });
});

describe('rule 8: the form after its end', () => {
  test('a closed login form when late answers come: nothing changes', async () => {
    form.type('phone', PHONE);
    form.type('code', '1');
    void form.submit();
    void form.requestCode();
    form.close();
    for (const answer of manual.answers) answer.reject('late');
    await settle();
    expect(form.state.problem).toBeUndefined();
    expect(manual.done).not.toHaveBeenCalled();
  });

  test('a closed login form when the code request after a quick login is answered: nothing changes', async () => {
    open('quick');
    form.type('phone', PHONE);
    void form.submit();
    manual.answers[0]?.reject('no');
    await settle();
    form.close();
    manual.answers[1]?.resolve();
    await settle();
    expect(form.state.notice).toBeUndefined();
  });
});

describe('rule 6: the agreements when they are not ticked', () => {
  beforeEach(() => form.agree(false));

  test('a code request when the agreements are not ticked: refused, the number is not sent', async () => {
    form.type('phone', PHONE);
    await form.requestCode();
    expect(form.state.problem).toEqual({ at: 'agreements' });
    expect(manual.calls()).toEqual([]);
    form.agree(true);
    expect(form.state.problem).toBeUndefined();
    void form.requestCode();
    expect(manual.calls()).toEqual([`code ${PHONE}`]);
    manual.answers[0]?.reject('x');
    await settle();
  });

  test('a login when the agreements are not ticked: refused, also by the last digit; the input stays', async () => {
    form.type('phone', PHONE);
    form.type('code', '246810');
    await settle();
    expect(form.state).toMatchObject({ problem: { at: 'agreements' }, code: '246810', phone: PHONE });
    await form.submit();
    expect(manual.calls()).toEqual([]);
    form.agree(true);
    void form.submit();
    expect(manual.calls()).toEqual([`login ${PHONE} 246810`]);
  });

  test('a quick login when the agreements are not ticked: refused', async () => {
    form.type('phone', PHONE);
    await form.quick();
    expect(form.state.problem).toEqual({ at: 'agreements' });
    expect(manual.calls()).toEqual([]);
  });
});
