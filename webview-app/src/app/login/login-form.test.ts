import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../client/request.ts';
import { type LoginForm, type LoginMode, type LoginPorts, loginForm } from './login-form.ts';

/** Creates ports whose requests the test resolves or rejects manually. */
function ports() {
  const requests: { call: string; resolve: () => void; reject: (error: unknown) => void; signal?: AbortSignal }[] = [];
  const addRequest = (call: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => requests.push({ call, resolve, reject, ...(signal ? { signal } : {}) }));
  const onDone = vi.fn();
  const loginPorts: LoginPorts = {
    sendCode: (phone) => addRequest(`code ${phone}`),
    submitCode: (phone, code) => addRequest(`login ${phone} ${code}`),
    submitQuick: (phone, signal) => addRequest(`quick ${phone}`, signal),
    reasonOf: (error) => (typeof error === 'string' ? error : undefined),
    onDone,
  };
  return { ports: loginPorts, requests, onDone, calls: () => requests.map(({ call }) => call) };
}

type Ports = ReturnType<typeof ports>;
let form: LoginForm;
let fakePorts: Ports;

function open(mode: LoginMode = 'code'): void {
  fakePorts = ports();
  form = loginForm(fakePorts.ports, mode);
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
  const lostResponse = new ApiError('NETWORK', 'POST /login');

  test.each<[string, unknown, boolean]>([
    ['no response', lostResponse, true],
    ['a refusal', new ApiError(40000, 'POST /login'), false],
  ])('a repeated code request when the first ended with $0: has the same key: $2', async (_, failure, isSame) => {
    const keys: string[] = [];
    const recordingPorts = { ...fakePorts.ports, sendCode: async (__: string, key: string) => void keys.push(key) };
    const failing = loginForm({
      ...recordingPorts,
      sendCode: async (phone, key) => {
        await recordingPorts.sendCode(phone, key);
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

  test('a login when its response was lost: has the same key for the same code', async () => {
    const keys: string[] = [];
    const failing = loginForm({
      ...fakePorts.ports,
      async submitCode(_, __, key) {
        keys.push(key);
        throw lostResponse;
      },
    });
    failing.agree(true);
    for (const code of ['111111', '111111', '222222']) {
      // A complete number with a complete code would be submitted automatically.
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
  ] as const)(
    'a login when the phone is %j and the code %j: has a problem at %s, %o',
    async (phone, code, path, message) => {
      form.type('phone', phone);
      form.type('code', code);
      await form.submit();
      expect(form.state.problem).toEqual({ field: path, message });
      expect(fakePorts.calls()).toEqual([]);
    },
  );

  test('a phone number when it is autofilled with spaces and a country code: is recognized', async () => {
    form.type('phone', '+86 138 0013 8000');
    form.type('code', ' 246 810 ');
    expect(fakePorts.calls()).toEqual([`login ${PHONE} 246810`]);
    expect(form.state.phone).toBe('+86 138 0013 8000');
  });

  test.each([
    ['of a message', ['您的验证码是 246810，5分钟内有效']],
    ['within its message', ['【健康】验证码：246 810']],
    ['filled in twice at once', ['246810246810']],
    ['filled in twice, one after the other', ['246810', '246810246810']],
    ['in full-width digits', ['２４６８１０']],
  ])('an autofilled code (%s) when it is complete: sends one login with its six digits', async (_, texts) => {
    form.type('phone', '\u202d138 0013 8000\u202c');
    for (const text of texts) form.type('code', text);
    expect(fakePorts.calls()).toEqual([`login ${PHONE} 246810`]);
    fakePorts.requests[0]?.resolve();
    await settle();
    expect(fakePorts.onDone).toHaveBeenCalledOnce();
  });

  test('the message of a problem when its field is corrected: is removed', async () => {
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
    expect(form.state.problem).toMatchObject({ message });
    expect(form.state.secondsLeft).toBe(0);
    expect(fakePorts.calls()).toEqual([]);
  });

  test('the code button when it is pressed: is locked for 60 s', async () => {
    form.type('phone', PHONE);
    void form.requestCode();
    expect(form.state.secondsLeft).toBe(60);
    void form.requestCode();
    fakePorts.requests[0]?.resolve();
    await settle();
    expect(form.state.notice).toEqual({ words: 'codeSent' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.state.secondsLeft).toBe(59);
    void form.requestCode();
    await vi.advanceTimersByTimeAsync(58_000);
    expect(form.state.secondsLeft).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.state.secondsLeft).toBe(0);
    expect(fakePorts.calls()).toEqual([`code ${PHONE}`]);
    void form.requestCode();
    expect(fakePorts.calls()).toHaveLength(2);
  });

  test.each([
    ['too many requests', { server: 'too many requests' }],
    [new Error('network'), { words: 'codeFailed' }],
  ])('the code button when sending fails (%s): is unlocked immediately with the reason', async (error, message) => {
    form.type('phone', PHONE);
    void form.requestCode();
    fakePorts.requests[0]?.reject(error);
    await settle();
    expect(form.state.secondsLeft).toBe(0);
    expect(form.state.problem).toEqual({ field: 'code', message });
    void form.requestCode();
    expect(fakePorts.calls()).toHaveLength(2);
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
  test('the code button when the clock moves back: stays locked for at most 60 s', async () => {
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

  test('the login button when it is pressed repeatedly: sends one login', async () => {
    void form.submit();
    void form.submit();
    expect(form.state.submitting).toBe(true);
    expect(fakePorts.calls()).toEqual([`login ${PHONE} 246810`]);
    fakePorts.requests[0]?.resolve();
    await settle();
    expect(fakePorts.onDone).toHaveBeenCalledOnce();
  });

  test('the login form when a login fails: is unlocked with the reason and its input', async () => {
    void form.submit();
    fakePorts.requests[0]?.reject('wrong code');
    await settle();
    expect(form.state).toMatchObject({ submitting: false, phone: ` ${PHONE} `, code: ' 246810 ' });
    expect(form.state.problem).toEqual({ field: 'code', message: { server: 'wrong code' } });
    expect(fakePorts.onDone).not.toHaveBeenCalled();
  });

  test('a login when it gets no response: shows the problem at the form', async () => {
    void form.submit();
    fakePorts.requests[0]?.reject(new Error('network'));
    await settle();
    expect(form.state.problem).toEqual({ field: 'form', message: { words: 'failed' } });
  });
});

describe('rule 4: a code of six digits', () => {
  test('a code of six digits when it is complete: is submitted automatically, once', async () => {
    form.type('phone', PHONE);
    for (const code of ['2', '24681', '246 810', '246810']) form.type('code', code);
    expect(fakePorts.calls()).toEqual([`login ${PHONE} 246810`]);
    fakePorts.requests[0]?.reject('wrong code');
    await settle();
    form.type('code', '24681');
    form.type('code', '246811');
    expect(fakePorts.calls()).toHaveLength(2);
  });

  test.each([
    ['without a valid phone', '1380013800', '246810'],
    ['with a letter', PHONE, '24681a'],
    ['of another length', PHONE, '2468101'],
  ])('a code when it is %s: is not submitted automatically', (_, phone, code) => {
    form.type('phone', phone);
    form.type('code', code);
    expect(fakePorts.calls()).toEqual([]);
    expect(form.state.problem).toBeUndefined();
  });
});

describe('rule 5: quick login', () => {
  beforeEach(() => open('quick'));

  test('the quick login when only the phone is typed: succeeds', async () => {
    await form.submit();
    expect(form.state.problem).toMatchObject({ message: { words: 'phoneEmpty' } });
    form.type('phone', PHONE);
    void form.submit();
    fakePorts.requests[0]?.resolve();
    await settle();
    expect(fakePorts.onDone).toHaveBeenCalledOnce();
  });

  test('the quick login when it fails: switches the form to code mode and requests a code', async () => {
    form.type('phone', PHONE);
    void form.submit();
    fakePorts.requests[0]?.reject('no');
    await settle();
    expect(form.state.mode).toBe('code');
    expect(fakePorts.calls()).toEqual([`quick ${PHONE}`, `code ${PHONE}`]);
    fakePorts.requests[1]?.resolve();
    await settle();
    expect(form.state).toMatchObject({ secondsLeft: 60, submitting: false, notice: { words: 'quickFailed' } });
  });

  test('the quick login when it has no response within 2,000 ms: is aborted', async () => {
    form.type('phone', PHONE);
    void form.submit();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(form.state.mode).toBe('quick');
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state.mode).toBe('code');
    expect(fakePorts.requests[0]?.signal?.aborted).toBe(true);
    fakePorts.requests[0]?.resolve();
    await settle();
    expect(fakePorts.onDone).not.toHaveBeenCalled();
  });
});

describe('rule 8: the form after its end', () => {
  test('a closed login form when late responses arrive: does not change', async () => {
    form.type('phone', PHONE);
    form.type('code', '1');
    void form.submit();
    void form.requestCode();
    form.close();
    for (const request of fakePorts.requests) request.reject('late');
    await settle();
    expect(form.state.problem).toBeUndefined();
    expect(fakePorts.onDone).not.toHaveBeenCalled();
  });

  test('a closed login form when the code request after a quick login ends: does not change', async () => {
    open('quick');
    form.type('phone', PHONE);
    void form.submit();
    fakePorts.requests[0]?.reject('no');
    await settle();
    form.close();
    fakePorts.requests[1]?.resolve();
    await settle();
    expect(form.state.notice).toBeUndefined();
  });
});

describe('rule 6: the agreements when they are not ticked', () => {
  beforeEach(() => form.agree(false));

  test('a code request when the agreements are not ticked: is refused', async () => {
    form.type('phone', PHONE);
    await form.requestCode();
    expect(form.state.problem).toEqual({ field: 'agreements' });
    expect(fakePorts.calls()).toEqual([]);
    form.agree(true);
    expect(form.state.problem).toBeUndefined();
    void form.requestCode();
    expect(fakePorts.calls()).toEqual([`code ${PHONE}`]);
    fakePorts.requests[0]?.reject('x');
    await settle();
  });

  test('a login when the agreements are not ticked: is refused, and the input stays', async () => {
    form.type('phone', PHONE);
    form.type('code', '246810');
    await settle();
    expect(form.state).toMatchObject({ problem: { field: 'agreements' }, code: '246810', phone: PHONE });
    await form.submit();
    expect(fakePorts.calls()).toEqual([]);
    form.agree(true);
    void form.submit();
    expect(fakePorts.calls()).toEqual([`login ${PHONE} 246810`]);
  });

  test('a quick login when the agreements are not ticked: is refused', async () => {
    form.type('phone', PHONE);
    await form.quick();
    expect(form.state.problem).toEqual({ field: 'agreements' });
    expect(fakePorts.calls()).toEqual([]);
  });
});
