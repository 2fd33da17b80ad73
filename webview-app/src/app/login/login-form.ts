/**
 * Manages the login dialog's state, without its markup.
 *
 * 1. The phone is validated before the code. The phone must not be empty and must be a mobile number. In code mode the code must not be
 *    empty and must have six digits.
 * 2. A code is requested only while its button is ready. A press locks the button for 60 s, and a failure unlocks it immediately. While it
 *    is locked, presses are ignored.
 * 3. The countdown is `codeWait`, which uses the clock.
 * 4. A submit during another submit is ignored. A failure unlocks the form and shows the reason. The input is never cleared. A code of six
 *    digits is submitted automatically, once, if the phone is valid. A refusal of the server is shown at the code.
 * 5. Quick login needs only the phone. If it fails, or has no response within 2,000 ms, the form switches to code mode and requests a
 *    code. A later response to the quick login is ignored.
 * 6. The person must tick the agreements before a code is requested (which sends the number) and before a login. The box is validated
 *    last, and a typed code stays.
 * 7. A retry of a code request or a login without a response has the same key. The service then sends no second code, and does not refuse
 *    the first code as used.
 * 8. After success and after `close()` the state does not change, even if a response is still pending. `open()` continues.
 */
import { proxy } from 'valtio';
import { actionKey } from '../../flows/action-key.ts';
import { codeWait } from '../../flows/code-wait.ts';
import { QUICK_LOGIN_TIMEOUT_MS } from '../../rules/constants.ts';
import { brokenRule, isCode, isEmpty, isPhone, type RuleName } from '../../rules/patterns.ts';
import { plain } from '../../rules/plain-text.ts';

export type LoginMode = 'quick' | 'code';

/** The keys of the login texts. `messages/field-words.ts` has all of them except `failed`. */
export type LoginTextKey = 'phoneEmpty' | 'codeEmpty' | 'codeFailed' | 'codeSent' | 'failed' | 'quickFailed';
/** A message: a text of the dialog, the text of a broken rule, or a text of the server. */
export type LoginMessage = { readonly words: LoginTextKey } | { readonly rule: RuleName } | { readonly server: string };

export interface LoginState {
  mode: LoginMode;
  phone: string;
  code: string;
  /** The seconds until the code button is ready again. 0 is ready. */
  secondsLeft: number;
  submitting: boolean;
  /** True if the box of the agreements is ticked. */
  agreed: boolean;
  /** The problem at a field or of the whole form. The checkbox shows a problem with the agreements. */
  problem:
    | { readonly field: 'phone' | 'code' | 'form'; readonly message: LoginMessage }
    | { readonly field: 'agreements' }
    | undefined;
  /** A positive or neutral message. */
  notice: LoginMessage | undefined;
}

/** The ports of the form. Each rejects with its failure, whose text `reasonOf` returns. */
export interface LoginPorts {
  sendCode(phone: string, idempotencyKey: string): Promise<unknown>;
  submitCode(phone: string, code: string, idempotencyKey: string): Promise<unknown>;
  submitQuick(phone: string, signal: AbortSignal): Promise<unknown>;
  /** Returns the server's message for a failure, if it has one. */
  reasonOf(error: unknown): string | undefined;
  onDone(): void;
}

export interface LoginForm {
  readonly state: LoginState;
  type(field: 'phone' | 'code', text: string): void;
  agree(isTicked: boolean): void;
  /** Switches to quick mode, and submits if the phone is already typed. */
  quick(): Promise<void>;
  useCode(): void;
  requestCode(): Promise<void>;
  submit(): Promise<void>;
  open(): void;
  close(): void;
}

export function loginForm(ports: LoginPorts, mode: LoginMode = 'code'): LoginForm {
  const state = proxy<LoginState>({
    mode,
    phone: '',
    code: '',
    secondsLeft: 0,
    submitting: false,
    agreed: false,
    problem: undefined,
    notice: undefined,
  });
  const wait = codeWait((secondsLeft) => {
    state.secondsLeft = secondsLeft;
  });
  let isClosed = false;
  const [codes, logins] = [actionKey(), actionKey()];

  const showProblem = (field: 'phone' | 'code' | 'form', message: LoginMessage) => {
    state.notice = undefined;
    state.problem = { field, message };
  };
  const messageFor = (error: unknown, defaultKey: LoginTextKey): LoginMessage => {
    const server = ports.reasonOf(error);
    return server ? { server } : { words: defaultKey };
  };
  const phone = () => plain.phone(state.phone);
  const code = () => plain.code(state.code);
  const checkPhone = (): boolean => {
    const brokenRuleName = brokenRule(phone(), ['notEmpty', 'phone']);
    if (brokenRuleName)
      showProblem('phone', brokenRuleName === 'notEmpty' ? { words: 'phoneEmpty' } : { rule: brokenRuleName });
    return brokenRuleName === undefined;
  };
  const checkCode = (): boolean => {
    const brokenRuleName = brokenRule(code(), ['notEmpty', 'code']);
    if (brokenRuleName)
      showProblem('code', brokenRuleName === 'notEmpty' ? { words: 'codeEmpty' } : { rule: brokenRuleName });
    return brokenRuleName === undefined;
  };

  const checkAgreements = (): boolean => {
    if (state.agreed) return true;
    state.notice = undefined;
    state.problem = { field: 'agreements' };
    return false;
  };

  async function requestCode(): Promise<void> {
    if (isClosed || state.secondsLeft > 0 || !checkPhone() || !checkAgreements()) return;
    state.problem = undefined;
    wait.start();
    try {
      await codes.during(phone(), (key) => ports.sendCode(phone(), key));
      if (!isClosed) state.notice = { words: 'codeSent' };
    } catch (error) {
      if (isClosed) return;
      wait.end();
      showProblem('code', messageFor(error, 'codeFailed'));
    }
  }

  function open(): void {
    isClosed = false;
    wait.resume();
  }

  function close(): void {
    isClosed = true;
    wait.pause();
  }

  function succeed(): void {
    close();
    ports.onDone();
  }

  async function submitCode(): Promise<void> {
    try {
      const sentCode = code();
      await logins.during(`${phone()} ${sentCode}`, (key) => ports.submitCode(phone(), sentCode, key));
      if (!isClosed) succeed();
    } catch (error) {
      if (isClosed) return;
      const message = messageFor(error, 'failed');
      showProblem('server' in message ? 'code' : 'form', message);
    }
  }

  async function submitQuick(): Promise<void> {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('quick login took too long')), QUICK_LOGIN_TIMEOUT_MS);
    });
    try {
      await Promise.race([ports.submitQuick(phone(), controller.signal), timeout]);
      if (!isClosed) succeed();
    } catch {
      controller.abort();
      if (isClosed) return;
      state.mode = 'code';
      await requestCode();
      if (!isClosed && !state.problem) state.notice = { words: 'quickFailed' };
    } finally {
      clearTimeout(timer);
    }
  }

  async function submit(): Promise<void> {
    if (isClosed || state.submitting || !checkPhone()) return;
    if (state.mode === 'code' && !checkCode()) return;
    if (!checkAgreements()) return;
    state.problem = undefined;
    state.submitting = true;
    await (state.mode === 'quick' ? submitQuick() : submitCode());
    state.submitting = false;
  }

  return {
    state,
    type(field, text) {
      const previous = code();
      state[field] = text;
      if (state.problem?.field === field || state.problem?.field === 'form') state.problem = undefined;
      const isNew = field === 'code' && code() !== previous;
      if (isNew && isCode(code()) && isPhone(phone())) void submit();
    },
    agree(isTicked) {
      state.agreed = isTicked;
      if (state.problem?.field === 'agreements') state.problem = undefined;
    },
    async quick() {
      if (state.submitting) return;
      state.mode = 'quick';
      state.problem = undefined;
      if (!isEmpty(state.phone)) await submit();
    },
    useCode() {
      state.mode = 'code';
      state.problem = undefined;
    },
    requestCode,
    submit,
    open,
    close,
  };
}
