import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { loginByMobile, loginByOnePass, sendCode } from '../api/login.ts';
import { LOGIN_REFUSED } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { callCustomerService } from '../flows/customer-service.ts';
import { loginOrigin } from '../flows/login.ts';
import { type LoginForm, loginForm, type Said } from '../flows/login-form.ts';
import { type Messages, useText } from '../messages/index.ts';
import { channelInfo, offersQuickLogin } from '../platform/channel.ts';
import { config, loadConfig } from '../platform/configuration.ts';
import { answerDialog, type LoginPurpose, loginRequest } from '../platform/login-request.ts';
import { settings } from '../platform/settings.ts';
import { track } from '../platform/tracking.ts';
import { QUICK_LOGIN_TIMEOUT_MS } from '../rules/constants.ts';
import { beginSession } from '../store/session.ts';
import { Button } from '../ui/button.tsx';
import { CodeField, Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './login-dialog.module.css';

/** The login dialog: opens when a login or a bound mobile is asked for, and cannot be dismissed, only completed or left. */
export function LoginDialog() {
  const { purpose } = useSnapshot(loginRequest);
  return purpose ? <OpenDialog key={purpose} purpose={purpose} /> : null;
}

function OpenDialog({ purpose }: { purpose: LoginPurpose }) {
  const t = useText();
  const form = useMemo(() => loginForm({ ...ports, done: () => answerDialog(true, purpose) }), [purpose]);
  const { submitting } = useSnapshot(form.state);
  useSnapshot(config);
  const offersQuick = offersQuickLogin();
  useEffect(() => void loadConfig(), []);
  useEffect(() => {
    form.open();
    return form.close;
  }, [form]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Sheet open title={purpose === 'bind' ? t.login.bindTitle : t.login.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.reason}>{purpose === 'bind' ? t.login.bindReason : t.login.reason}</p>
        <Fields form={form} />
        <Button type="submit" wide busy={submitting}>
          {t.login.submit}
        </Button>
        {purpose === 'login' && offersQuick ? <OtherWay form={form} /> : null}
        <Button small wide tone="quiet" onClick={() => void callCustomerService()}>
          {t.login.noCodeHint}
        </Button>
      </form>
    </Sheet>
  );
}

function Fields({ form }: { form: LoginForm }) {
  const t = useText();
  const { mode, phone, code, secondsLeft, problem, notice } = useSnapshot(form.state, { sync: true });
  const phoneField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.at === 'phone') phoneField.current?.focus();
    if (problem?.at === 'code') codeField.current?.focus();
  }, [problem]);
  const errorAt = (place: 'phone' | 'code') => (problem?.at === place ? wordsOf(problem.said, t) : undefined);
  return (
    <>
      <Field
        kind="tel"
        name="mobile"
        ref={phoneField}
        label={t.login.phone}
        placeholder={t.login.phonePlaceholder}
        value={phone}
        onChange={(value) => form.type('phone', value)}
        error={errorAt('phone')}
      />
      {mode === 'code' ? (
        <CodeField
          name="verifyCode"
          ref={codeField}
          label={t.login.code}
          placeholder={t.login.codePlaceholder}
          value={code}
          onChange={(value) => form.type('code', value)}
          error={errorAt('code')}
          action={
            <Button small tone="quiet" disabled={secondsLeft > 0} onClick={() => void form.requestCode()}>
              {secondsLeft > 0 ? t.login.seconds(secondsLeft) : t.login.getCode}
            </Button>
          }
        />
      ) : null}
      <p className={styles.notice} role="status">
        {notice ? wordsOf(notice, t) : null}
      </p>
      <p className={styles.problem} role="alert">
        {problem?.at === 'form' ? wordsOf(problem.said, t) : null}
      </p>
    </>
  );
}

/** Quick login and back. */
function OtherWay({ form }: { form: LoginForm }) {
  const t = useText();
  const { mode, submitting } = useSnapshot(form.state);
  return mode === 'code' ? (
    <Button small wide tone="secondary" disabled={submitting} onClick={() => void form.quick()}>
      {t.login.quick}
    </Button>
  ) : (
    <Button small wide tone="quiet" disabled={submitting} onClick={() => form.useCode()}>
      {t.login.useCode}
    </Button>
  );
}

function wordsOf(said: Said, t: Messages): string {
  if ('server' in said) return said.server;
  return 'rule' in said ? t.rules[said.rule] : t.login[said.words];
}

/** Measures a login that the server refused with its own words (specification, section 8). */
function tracked(error: unknown): never {
  if (isApiError(error, LOGIN_REFUSED)) track('login-dialog', error.code);
  throw error;
}

const ports = {
  sendCode: (mobile: string) => request(sendCode, { body: { mobile, key: settings.registrationKey } }),
  async submitCode(mobile: string, verifyCode: string) {
    const body = {
      mobile,
      verifyCode,
      key: settings.registrationKey,
      allowWechatMiniProgram: true,
      ...(await loginOrigin()),
    };
    const { token, user } = await request(loginByMobile, { body }).catch(tracked);
    beginSession(token, user);
  },
  async submitQuick(mobile: string, signal: AbortSignal) {
    const body = {
      mobile,
      timeout: QUICK_LOGIN_TIMEOUT_MS,
      category: 'h5',
      channel: channelInfo().channel || undefined,
      ...(await loginOrigin()),
    };
    const { token, user } = await request(loginByOnePass, { body }, { signal, notice: false }).catch(tracked);
    beginSession(token, user);
  },
  /** The server's message, else its data where that is a text. */
  reasonOf(error: unknown) {
    if (!isApiError(error)) return undefined;
    return error.serverMessage ?? (typeof error.data === 'string' && error.data ? error.data : undefined);
  },
};
