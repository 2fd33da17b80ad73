import { asksForLogin, FOREIGN_WORDS, NOT_FOUND } from '../client/codes.ts';
import { ApiError } from '../client/request.ts';
import type { Messages } from '../messages/index.ts';
import { inOneLine } from '../messages/one-line.ts';
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
}

/**
 * Returns the words for a person about a failed call. The server's own words come first, for they are written for the person; every
 * other fault gets neutral words, and a code only for support. The words of a code that nobody knows are not in the error.
 */
export function errorWords(error: unknown, t: Messages): ErrorWords {
  if (!(error instanceof ApiError)) return { ...t.states.failed, scene: 'error', retry: true };
  switch (error.code) {
    case 'NETWORK':
    // Somebody else answered: a captive portal. To the person it is a network that does not work.
    case 'NOT_OURS':
      return noServerWords(t);
    case 'TIMEOUT':
    case 'ABORTED':
      return { ...t.states.timeout, scene: 'offline', retry: true };
    case 'SHAPE':
      return { ...t.states.unreadable, scene: 'error', supportCode: 'SHAPE', retry: true };
    case 'HTTP':
      return ofStatus(error.status ?? 0, t);
    case 100304:
      return { title: t.states.noPermission, text: '', scene: 'error', supportCode: '100304', retry: false };
    case NOT_FOUND:
    case FOREIGN_WORDS:
      return { ...t.states.gone, scene: 'empty', supportCode: String(error.code), retry: false };
    default:
      return ofCode(error, t);
  }
}

/** The service has refused and says why: the same question gets the same answer. A code that nobody knows may pass. */
function ofCode({ code, serverMessage }: ApiError, t: Messages): ErrorWords {
  const { title, text } = t.frame.loginNeeded;
  if (asksForLogin(code)) return { title, text, scene: 'card', retry: false, login: true };
  const known = { scene: 'error', supportCode: String(code) } as const;
  if (serverMessage) return { title: t.states.refused, text: serverMessage, ...known, retry: false };
  return { ...t.states.failed, ...known, retry: true };
}

/** Statuses below 500 that pass by themselves: too slow, too early, too many. */
const PASSING: readonly number[] = [0, 408, 425, 429];

function ofStatus(status: number, t: Messages): ErrorWords {
  const supportCode = `HTTP-${status}`;
  if (status === 404 || status === 410) return { ...t.states.gone, scene: 'empty', supportCode, retry: false };
  if (status === 401 || status === 403) return { ...t.states.forbidden, scene: 'error', supportCode, retry: false };
  const passes = status >= 500 || PASSING.includes(status);
  return { ...(passes ? t.states.failed : t.states.unreadable), scene: 'error', supportCode, retry: passes };
}

/** Returns the words for a server that cannot be reached: there is no network, or no server that this file could ask. */
export const noServerWords = (t: Messages): ErrorWords =>
  hasBackend
    ? { ...t.states.offline, scene: 'offline', retry: true }
    : { ...t.states.notSetUp, scene: 'offline', supportCode: 'NO-SERVER', retry: false };

/** The same in one line, for a toast or under a form: what went wrong, and what is kept. */
export function errorLine(error: unknown, t: Messages): string {
  if (error instanceof ApiError) {
    if (error.serverMessage) return error.serverMessage;
    if (error.code === 'NETWORK') {
      const { title, text } = noServerWords(t);
      return inOneLine(title, text);
    }
    if (error.mayHaveHappened) return t.errors.uncertain;
    if (typeof error.code === 'number') return t.errors.withCode(t.errors.notSaved, String(error.code));
  }
  return t.errors.notSaved;
}
