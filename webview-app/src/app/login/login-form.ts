/**
 * Holds the login dialog's state, without its markup.
 *
 * 1. The phone is validated before the code: empty, then not a mobile number. In code mode then an empty code, and one without six
 *    digits.
 * 2. A code is requested only while its button is ready. A press locks the button for 60 s, and a failure unlocks it immediately. A press
 *    while it is locked is ignored.
 * 3. The countdown is `codeWait`, which uses the clock.
 * 4. A submit during another one is ignored. A failure unlocks the form and shows the reason. The input is never cleared. A code of six
 *    digits submits itself once, if the phone is valid. A refusal of the server is shown at the code.
 * 5. Quick login needs the phone only. If it fails, or has not answered within 2,000 ms, the form turns to code mode and requests a code.
 *    A later answer of the quick login is ignored.
 * 6. The person must tick the agreements before a code is requested (which sends the number) and before a login. The box is validated
 *    last, and a typed code stays.
 * 7. A code request or a login without an answer is the same action when the person retries. The service sends no second code, and does
 *    not refuse the first one as used.
 * 8. After success and after `close()` nothing changes any more, even if an answer is still to come. `open()` continues.
 */
import { proxy } from 'valtio';
import { actionKey } from '../../flows/action-key.ts';
import { codeWait } from '../../flows/code-wait.ts';
import { QUICK_LOGIN_TIMEOUT_MS } from '../../rules/constants.ts';
import { brokenRule, isCode, isEmpty, isPhone, type RuleName } from '../../rules/patterns.ts';
import { plain } from '../../rules/plain-text.ts';

export type LoginMode = 'quick' | 'code';

/** Texts of a login by name. `messages/field-words.ts` has all but `failed`. */
export type LoginWords = 'phoneEmpty' | 'codeEmpty' | 'codeFailed' | 'codeSent' | 'failed' | 'quickFailed';
/** A text of the dialog, of a broken rule (`rules` there), or of the server. */
export type Said = { readonly words: LoginWords } | { readonly rule: RuleName } | { readonly server: string };

export interface LoginState {
  mode: LoginMode;
  phone: string;
  code: string;
  /** The seconds until the code button is ready again. 0 is ready. */
  secondsLeft: number;
  submitting: boolean;
  /** True if the box of the agreements is ticked. */
  agreed: boolean;
  /** The problem at a field or of the whole form. At the agreements the box shows it itself. */
  problem: { readonly at: 'phone' | 'code' | 'form'; readonly said: Said } | { readonly at: 'agreements' } | undefined;
  /** A positive or neutral message. */
  notice: Said | undefined;
}

/** The ports of the form. Each rejects with its failure, whose text `reasonOf` returns. */
export interface LoginPorts {
  sendCode(phone: string, idempotencyKey: string): Promise<unknown>;
  submitCode(phone: string, code: string, idempotencyKey: string): Promise<unknown>;
  submitQuick(phone: string, signal: AbortSignal): Promise<unknown>;
  /** Returns the server's own message for a failure, if it has one. */
  reasonOf(error: unknown): string | undefined;
  done(): void;
}

export interface LoginForm {
  readonly state: LoginState;
  type(field: 'phone' | 'code', text: string): void;
  agree(isTicked: boolean): void;
  /** Turns to quick mode and submits: one tap if the phone is typed already. */
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
  let closed = false;
  const [codes, logins] = [actionKey(), actionKey()];

  const complain = (field: 'phone' | 'code' | 'form', message: Said) => {
    state.notice = undefined;
    state.problem = { at: field, said: message };
  };
  const saidBy = (error: unknown, otherwise: LoginWords): Said => {
    const server = ports.reasonOf(error);
    return server ? { server } : { words: otherwise };
  };
  const phone = () => plain.phone(state.phone);
  const code = () => plain.code(state.code);
  const phoneIsGood = (): boolean => {
    const broken = brokenRule(phone(), ['notEmpty', 'phone']);
    if (broken) complain('phone', broken === 'notEmpty' ? { words: 'phoneEmpty' } : { rule: broken });
    return broken === undefined;
  };
  const codeIsGood = (): boolean => {
    const broken = brokenRule(code(), ['notEmpty', 'code']);
    if (broken) complain('code', broken === 'notEmpty' ? { words: 'codeEmpty' } : { rule: broken });
    return broken === undefined;
  };

  const isAgreed = (): boolean => {
    if (state.agreed) return true;
    state.notice = undefined;
    state.problem = { at: 'agreements' };
    return false;
  };

  async function requestCode(): Promise<void> {
    if (closed || state.secondsLeft > 0 || !phoneIsGood() || !isAgreed()) return;
    state.problem = undefined;
    wait.start();
    try {
      await codes.during(phone(), (key) => ports.sendCode(phone(), key));
      if (!closed) state.notice = { words: 'codeSent' };
    } catch (error) {
      if (closed) return;
      wait.end();
      complain('code', saidBy(error, 'codeFailed'));
    }
  }

  function open(): void {
    closed = false;
    wait.resume();
  }

  function close(): void {
    closed = true;
    wait.pause();
  }

  function succeed(): void {
    close();
    ports.done();
  }

  async function submitCode(): Promise<void> {
    try {
      const sentCode = code();
      await logins.during(`${phone()} ${sentCode}`, (key) => ports.submitCode(phone(), sentCode, key));
      if (!closed) succeed();
    } catch (error) {
      if (closed) return;
      const message = saidBy(error, 'failed');
      complain('server' in message ? 'code' : 'form', message);
    }
  }

  async function submitQuick(): Promise<void> {
    const giveUp = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('quick login took too long')), QUICK_LOGIN_TIMEOUT_MS);
    });
    try {
      await Promise.race([ports.submitQuick(phone(), giveUp.signal), tooLate]);
      if (!closed) succeed();
    } catch {
      giveUp.abort();
      if (closed) return;
      state.mode = 'code';
      await requestCode();
      if (!closed && !state.problem) state.notice = { words: 'quickFailed' };
    } finally {
      clearTimeout(timer);
    }
  }

  async function submit(): Promise<void> {
    if (closed || state.submitting || !phoneIsGood()) return;
    if (state.mode === 'code' && !codeIsGood()) return;
    if (!isAgreed()) return;
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
      if (state.problem?.at === field || state.problem?.at === 'form') state.problem = undefined;
      const isNew = field === 'code' && code() !== previous;
      if (isNew && isCode(code()) && isPhone(phone())) void submit();
    },
    agree(isTicked) {
      state.agreed = isTicked;
      if (state.problem?.at === 'agreements') state.problem = undefined;
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
