import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { loginByMobile, loginByOnePass, sendCode } from '../api/login.ts';
import { LOGIN_REFUSED } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { type Agreed, agreementsVersion, storeConsent } from '../flows/consent.ts';
import { callCustomerService } from '../flows/customer-service.ts';
import { loginOrigin } from '../flows/login.ts';
import { beginSessionBy } from '../flows/session.ts';
import { ElderSwitch } from '../kit/elder/elder-switch.tsx';
import { CodeField, TextField } from '../kit/form/text-fields.tsx';
import { addressOfDocument, legalDocument } from '../kit/links/legal-document.ts';
import { type FieldWords, useFieldWords } from '../messages/field-words.ts';
import { useText } from '../messages/index.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { bridge } from '../platform/bridge.ts';
import { channelInfo, offersQuickLogin } from '../platform/channel.ts';
import { config, loadConfig } from '../platform/configuration.ts';
import { currentPath, goBack, holdBack } from '../platform/history.ts';
import { asksToStay } from '../platform/leaving.ts';
import { answerDialog, type LoginPurpose, loginRequest } from '../platform/login-request.ts';
import { noteDoubt, whenPersonGoes } from '../platform/personal.ts';
import { settings } from '../platform/settings.ts';
import { track } from '../platform/tracking.ts';
import { isReloadBlocked, onReloadBlocked } from '../platform/unsaved-work.ts';
import { match } from '../routes.ts';
import { QUICK_LOGIN_TIMEOUT_MS } from '../rules/constants.ts';
import { session } from '../store/session.ts';
import { Agreement } from '../ui/agreement.tsx';
import { Button } from '../ui/button.tsx';
import { Text } from '../ui/layout.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { needsSession } from './guards.ts';
import { type LoginForm, type LoginMessage, type LoginTextKey, loginForm } from './login/login-form.ts';
import styles from './login-dialog.module.css';

/**
 * Opens when a login or a bound mobile is requested. It has no close button. On a page that visitors may see, Escape, "back" and a tap
 * outside close it. On any other page "back" leaves the page. If a session has ended, closing the dialog loses the input on the page. A tap
 * outside then does nothing, and the first "back" shows a warning.
 */
export function LoginDialog() {
  const { purpose } = useSnapshot(loginRequest);
  return purpose ? <OpenDialog key={purpose} purpose={purpose} /> : null;
}

/** The forms by purpose. If a person closes the dialog and soon opens it again, the typed number and the countdown are still there. */
const forms = new Map<LoginPurpose, LoginForm>();
whenPersonGoes(() => forms.clear());
/** The milliseconds after which a closed form is removed, because somebody else may hold the phone by then. */
const FORM_LIFETIME_MS = 5 * 60_000;
let removalTimer = 0;

/** Opens a form. Returns a function that closes it and clears the code and the ticked box, which are valid for one login. */
function openForm(form: LoginForm): () => void {
  clearTimeout(removalTimer);
  form.open();
  return () => {
    form.close();
    form.type('code', '');
    form.agree(false);
    removalTimer = window.setTimeout(() => forms.clear(), FORM_LIFETIME_MS);
  };
}

function formFor(purpose: LoginPurpose): LoginForm {
  const form = forms.get(purpose) ?? loginForm({ ...ports, onDone: () => succeed(purpose) });
  forms.set(purpose, form);
  return form;
}

function succeed(purpose: LoginPurpose): void {
  forms.delete(purpose);
  answerDialog(true, purpose);
}

/** Returns whether the page under the dialog shows nothing to a visitor. */
function isPageHidden(): boolean {
  const row = match(currentPath())?.row;
  return row !== undefined && needsSession(row, bridge.host.platform);
}

function OpenDialog({ purpose }: { purpose: LoginPurpose }) {
  const words = useLaterWords().login;
  const form = formFor(purpose);
  const { submitting } = useSnapshot(form.state);
  useSnapshot(config);
  const offersQuick = offersQuickLogin();
  const isClosed = isPageHidden();
  const decline = () => answerDialog(false, purpose);
  useEffect(() => void loadConfig(), []);
  useEffect(() => openForm(form), [form]);
  useEffect(() => {
    if (!offersQuick && form.state.mode === 'quick') form.useCode();
  }, [form, offersQuick]);
  const [hasSessionEnded] = useState(() => purpose === 'login' && session.account !== undefined);
  const [hasWarned, setWarned] = useState(false);
  useLayoutEffect(() => (hasSessionEnded ? hidePage() : undefined), [hasSessionEnded]);
  const mustWarn = useSyncExternalStore(onReloadBlocked, isReloadBlocked) && hasSessionEnded && !hasWarned;
  useEffect(() => {
    if (mustWarn) return holdBack(() => setWarned(true));
    return isClosed ? undefined : holdBack(() => answerDialog(false, purpose));
  }, [mustWarn, isClosed, purpose]);
  const cancel = isClosed ? undefined : decline;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Sheet
      open
      bare
      title={purpose === 'bind' ? words.bindTitle : words.title}
      firm={hasSessionEnded}
      onCancel={mustWarn ? () => setWarned(true) : cancel}
      leave={isClosed && !mustWarn ? () => asksToStay() || goBack() : undefined}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Text tone="soft">{purpose === 'bind' ? words.bindReason : words.reason}</Text>
        <p className={styles.problem} role="alert">
          {hasWarned ? words.losesTyped : null}
        </p>
        <Fields form={form} />
        <Consent form={form} />
        <Button type="submit" wide busy={submitting}>
          {words.submit}
        </Button>
        {purpose === 'login' && offersQuick ? <ModeSwitch form={form} /> : null}
        <Button small wide tone="quiet" onClick={() => void callCustomerService()}>
          {words.noCodeHint}
        </Button>
        <ElderSwitch />
      </form>
    </Sheet>
  );
}

/** Hides the page of a person whose session has ended. The input stays. Returns a function that shows the page again. */
function hidePage(): () => void {
  const { dataset } = document.documentElement;
  dataset['sessionOver'] = '';
  return () => delete dataset['sessionOver'];
}

const DOCUMENTS = ['terms', 'privacy'] as const;

/** Shows the agreements with a checkbox. */
function Consent({ form }: { form: LoginForm }) {
  const { consent } = useLaterWords().login;
  const { agreed, problem } = useSnapshot(form.state);
  const box = useRef<HTMLInputElement>(null);
  const isMissing = problem?.field === 'agreements';
  useEffect(() => {
    if (isMissing) box.current?.focus();
  }, [problem, isMissing]);
  return (
    <Agreement
      name="agreements"
      lead={consent.lead}
      documents={DOCUMENTS.map((label) => ({ title: consent[label], ...legalDocument(label) }))}
      checked={agreed}
      missing={isMissing}
      onChange={form.agree}
      ref={(element) => {
        box.current = element;
      }}
    />
  );
}

function Fields({ form }: { form: LoginForm }) {
  const { failed } = useText().login;
  const fields = useFieldWords();
  const words = useLaterWords().login;
  const { mode, phone, code, secondsLeft, problem, notice } = useSnapshot(form.state, { sync: true });
  const phoneField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.field === 'phone') phoneField.current?.focus();
    if (problem?.field === 'code') codeField.current?.focus();
  }, [problem]);
  const textOf = (message: LoginMessage) => messageText(message, { ...fields, login: { ...fields.login, failed } });
  const errorOf = (field: 'phone' | 'code') => (problem?.field === field ? textOf(problem.message) : undefined);
  return (
    <>
      <TextField
        form="phone"
        name="mobile"
        ref={phoneField}
        label={words.phone}
        placeholder={words.phonePlaceholder}
        value={phone}
        onChange={(value) => form.type('phone', value)}
        error={errorOf('phone')}
      />
      {mode === 'code' ? (
        <CodeField
          name="verifyCode"
          ref={codeField}
          label={fields.login.code}
          placeholder={fields.login.codePlaceholder}
          value={code}
          onChange={(value) => form.type('code', value)}
          error={errorOf('code')}
          action={
            <Button small tone="quiet" disabled={secondsLeft > 0} onClick={() => void form.requestCode()}>
              {secondsLeft > 0 ? fields.login.seconds(secondsLeft) : fields.login.getCode}
            </Button>
          }
        />
      ) : null}
      <p className={styles.notice} role="status">
        {notice ? textOf(notice) : null}
      </p>
      <p className={styles.problem} role="alert">
        {problem?.field === 'form' ? textOf(problem.message) : null}
      </p>
    </>
  );
}

/** Switches between quick login and login by code. */
function ModeSwitch({ form }: { form: LoginForm }) {
  const words = useLaterWords().login;
  const { mode, submitting } = useSnapshot(form.state);
  return mode === 'code' ? (
    <Button small wide tone="secondary" disabled={submitting} onClick={() => void form.quick()}>
      {words.quick}
    </Button>
  ) : (
    <Button small wide tone="quiet" disabled={submitting} onClick={() => form.useCode()}>
      {words.useCode}
    </Button>
  );
}

function messageText(
  message: LoginMessage,
  { rules, login }: Pick<FieldWords, 'rules'> & { login: Record<LoginTextKey, string> },
): string {
  if ('server' in message) return message.server;
  return 'rule' in message ? rules[message.rule] : login[message.words];
}

/** Tracks a login that the server refused with its own message (specification, section 8). */
function trackRefusal(error: unknown): never {
  if (isApiError(error, LOGIN_REFUSED)) track('login-dialog', error.code);
  throw error;
}

/** Returns the agreements of the checkbox, in the current version. */
async function agreements(): Promise<Agreed> {
  await loadConfig();
  return { version: agreementsVersion(), documents: DOCUMENTS.map((label) => addressOfDocument(legalDocument(label))) };
}

/** Suppresses the notice, because a refusal is shown at its field. */
const WITHOUT_NOTICE = { notice: false };

const ports = {
  sendCode: (mobile: string, idempotencyKey: string) =>
    request(sendCode, { body: { mobile, key: settings.registrationKey } }, { ...WITHOUT_NOTICE, idempotencyKey }),
  async submitCode(mobile: string, verifyCode: string, idempotencyKey: string) {
    const agreed = await agreements();
    const body = {
      mobile,
      verifyCode,
      key: settings.registrationKey,
      allowWechatMiniProgram: true,
      agreementsVersion: agreed.version || undefined,
      ...(await loginOrigin()),
    };
    await beginSessionBy(request(loginByMobile, { body }, { ...WITHOUT_NOTICE, idempotencyKey }).catch(trackRefusal));
    noteDoubt(false);
    storeConsent('login', agreed);
  },
  async submitQuick(mobile: string, signal: AbortSignal) {
    const agreed = await agreements();
    const body = {
      mobile,
      timeout: QUICK_LOGIN_TIMEOUT_MS,
      category: 'h5',
      channel: channelInfo().channel || undefined,
      agreementsVersion: agreed.version || undefined,
      ...(await loginOrigin()),
    };
    await beginSessionBy(request(loginByOnePass, { body }, { signal, notice: false }).catch(trackRefusal));
    noteDoubt(false);
    storeConsent('login', agreed);
  },
  /** Returns the server's message, or else its data if that is a text. */
  reasonOf(error: unknown) {
    if (!isApiError(error)) return undefined;
    return error.serverMessage ?? (typeof error.data === 'string' && error.data ? error.data : undefined);
  },
};
