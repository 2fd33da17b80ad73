import { asksForLogin, FOREIGN_WORDS, isFinal, NOT_FOUND } from '../../client/codes.ts';
import type { ApiErrorBlame } from '../../client/errors.ts';
import { ApiError } from '../../client/request.ts';
import type { Messages } from '../../messages/index.ts';
import { admin } from '../../platform/admin.ts';
import { hasBackend } from '../../platform/settings.ts';
import type { Scene } from '../../ui/illustration.tsx';

export interface ErrorText {
  title: string;
  text: string;
  scene: Scene;
  /** The code for customer service, if the text alone is not enough. */
  supportCode?: string;
  /** True if a retry can help. */
  retry: boolean;
  /** True if only a login helps. */
  login?: true;
  /** True if the person must log in at the Wi-Fi's captive portal. */
  isPortal?: true;
}

/**
 * Returns the text for a failed request. A server message is preferred, because it is written for the person. Any other failure gets a
 * neutral text and a code for customer service. An error with an unknown code has no server message.
 */
export function errorText(error: unknown, t: Messages): ErrorText {
  if (!(error instanceof ApiError)) return { ...t.states.failed, scene: 'error', retry: true };
  switch (error.code) {
    case 'NETWORK':
      return noServerText(t, error.blame);
    case 'NOT_OURS':
      return noServerText(t, error.blame ?? 'service');
    case 'TIMEOUT':
    case 'ABORTED':
      return { ...t.states.timeout, scene: 'offline', retry: true };
    case 'SHAPE':
      return { ...t.states.unreadable, scene: 'error', supportCode: 'SHAPE', retry: true };
    case 'HTTP':
      return error.blame ? noServerText(t, error.blame) : textForStatus(error.status ?? 0, t);
    case 100304:
      return { title: t.states.noPermission, text: '', scene: 'error', supportCode: '100304', retry: false };
    case NOT_FOUND:
    case FOREIGN_WORDS:
      return { ...t.states.gone, scene: 'empty', supportCode: String(error.code), retry: false };
    default:
      return textForCode(error, t);
  }
}

/** Returns the text for a code: the service's message if any. A final code has no retry, and an admin is never asked to log in. */
function textForCode({ code, serverMessage }: ApiError, t: Messages): ErrorText {
  if (asksForLogin(code) && !admin()) return loginNeeded(t);
  const message = serverMessage ? { title: serverMessage, text: '' } : t.states.failed;
  return { ...message, scene: 'error', supportCode: String(code), retry: !isFinal(code) };
}

const loginNeeded = (t: Messages): ErrorText => ({ ...t.frame.loginNeeded, scene: 'card', retry: false, login: true });

/** Returns the text for an HTTP status. A status below 500 is final, except those of session, firewall, timeout and rate limit. */
function textForStatus(status: number, t: Messages): ErrorText {
  const { failed, gone, unreadable } = t.states;
  if (status === 401 && !admin()) return loginNeeded(t);
  const supportCode = `HTTP-${status}`;
  const retry = !status || status >= 500 || [401, 403, 408, 429].includes(status);
  if (retry) return { ...failed, scene: 'error', supportCode, retry };
  return [404, 410].includes(status)
    ? { ...gone, scene: 'empty', supportCode, retry }
    : { ...unreadable, scene: 'error', supportCode, retry };
}

/** Returns the error text for an unreachable server. In a single-file build without a configured server it states that. */
export const noServerText = (t: Messages, blame: ApiErrorBlame = 'offline'): ErrorText =>
  hasBackend
    ? { title: t.states[blame].title, text: t.states[blame].text, retry: true, ...SCENES[blame] }
    : { ...t.states.notSetUp, scene: 'offline', supportCode: 'NO-SERVER', retry: false };

const SCENES = {
  offline: { scene: 'offline' },
  portal: { scene: 'error', isPortal: true },
  service: { scene: 'error', supportCode: 'SERVICE' },
  file: { scene: 'error', supportCode: 'FILE' },
} as const satisfies Record<ApiErrorBlame, Partial<ErrorText>>;

/** Returns the text for a failed request in one line, for a toast or a form: the failure, and that the input is kept. */
export function errorLine(error: unknown, t: Messages): string {
  if (error instanceof ApiError) {
    if (error.serverMessage) return error.serverMessage;
    const { code, blame = code === 'NETWORK' ? 'offline' : undefined } = error;
    if (blame === 'offline' || blame === 'portal') return hasBackend ? t.states[blame].line : t.states.notSetUp.title;
    if (error.mayHaveHappened) return t.errors.uncertain;
    if (typeof error.code === 'number')
      return t.errors.withCode(isFinal(error.code) ? t.errors.refused : t.errors.notSaved, String(error.code));
  }
  return t.errors.notSaved;
}
