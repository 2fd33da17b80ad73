import { asksForLogin, FOREIGN_WORDS, isFinal, NOT_FOUND } from '../client/codes.ts';
import type { ApiErrorBlame } from '../client/errors.ts';
import { ApiError } from '../client/request.ts';
import type { Messages } from '../messages/index.ts';
import { admin } from '../platform/admin.ts';
import { hasBackend } from '../platform/settings.ts';
import type { Scene } from '../ui/illustration.tsx';

export interface ErrorWords {
  title: string;
  text: string;
  scene: Scene;
  /** For customer service; only where the words alone would not do. */
  supportCode?: string;
  /** True where trying again can help. */
  retry: boolean;
  /** True where only a login helps. */
  login?: true;
  /** True where the login page of the Wi-Fi is the way on. */
  isPortal?: true;
}

/**
 * Returns the words for a person about a failed call. The server's own words come first, for they are written for the person; every
 * other fault gets neutral words, and a code only for support. The words of a code that nobody knows are not in the error.
 */
export function errorWords(error: unknown, t: Messages): ErrorWords {
  if (!(error instanceof ApiError)) return { ...t.states.failed, scene: 'error', retry: true };
  switch (error.code) {
    case 'NETWORK':
      return noServerWords(t, error.blame);
    case 'NOT_OURS':
      return noServerWords(t, error.blame ?? 'service');
    case 'TIMEOUT':
    case 'ABORTED':
      return { ...t.states.timeout, scene: 'offline', retry: true };
    case 'SHAPE':
      return { ...t.states.unreadable, scene: 'error', supportCode: 'SHAPE', retry: true };
    case 'HTTP':
      return error.blame ? noServerWords(t, error.blame) : ofStatus(error.status ?? 0, t);
    case 100304:
      return { title: t.states.noPermission, text: '', scene: 'error', supportCode: '100304', retry: false };
    case NOT_FOUND:
    case FOREIGN_WORDS:
      return { ...t.states.gone, scene: 'empty', supportCode: String(error.code), retry: false };
    default:
      return ofCode(error, t);
  }
}

/** The words are the service's own, where it has some. Only what it has decided stays so. An admin is never asked for a login. */
function ofCode({ code, serverMessage }: ApiError, t: Messages): ErrorWords {
  if (asksForLogin(code) && !admin()) return loginNeeded(t);
  const message = serverMessage ? { title: serverMessage, text: '' } : t.states.failed;
  return { ...message, scene: 'error', supportCode: String(code), retry: !isFinal(code) };
}

const loginNeeded = (t: Messages): ErrorWords => ({ ...t.frame.loginNeeded, scene: 'card', retry: false, login: true });

/** A status below 500 tells what stays so, but for a session, a firewall, too slow and too many. */
function ofStatus(status: number, t: Messages): ErrorWords {
  const { failed, gone, unreadable } = t.states;
  if (status === 401 && !admin()) return loginNeeded(t);
  const supportCode = `HTTP-${status}`;
  const retry = !status || status >= 500 || [401, 403, 408, 429].includes(status);
  if (retry) return { ...failed, scene: 'error', supportCode, retry };
  return [404, 410].includes(status)
    ? { ...gone, scene: 'empty', supportCode, retry }
    : { ...unreadable, scene: 'error', supportCode, retry };
}

/** Returns the words for a server that cannot be reached: what is to blame, or that this file was told of no server that it could ask. */
export const noServerWords = (t: Messages, blame: ApiErrorBlame = 'offline'): ErrorWords =>
  hasBackend
    ? { title: t.states[blame].title, text: t.states[blame].text, retry: true, ...LOOKS[blame] }
    : { ...t.states.notSetUp, scene: 'offline', supportCode: 'NO-SERVER', retry: false };

const LOOKS = {
  offline: { scene: 'offline' },
  portal: { scene: 'error', isPortal: true },
  service: { scene: 'error', supportCode: 'SERVICE' },
  file: { scene: 'error', supportCode: 'FILE' },
} as const satisfies Record<ApiErrorBlame, Partial<ErrorWords>>;

/** The same in one line, for a toast or under a form: what went wrong, and what is kept. */
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
