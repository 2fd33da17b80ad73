import { ApiError } from '../client/request.ts';
import type { Messages } from '../messages/index.ts';
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
      return { ...t.states.failed, scene: 'error', supportCode: `HTTP-${error.status ?? 0}`, retry: true };
    case 100304:
      return { title: t.states.noPermission, text: '', scene: 'error', supportCode: '100304', retry: false };
    default:
      return {
        ...t.states.failed,
        ...(error.serverMessage && { text: error.serverMessage }),
        scene: 'error',
        supportCode: String(error.code),
        retry: true,
      };
  }
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
      return `${title}. ${text}`;
    }
    if (error.mayHaveHappened) return t.errors.uncertain;
    if (typeof error.code === 'number') return t.errors.withCode(t.errors.notSaved, String(error.code));
  }
  return t.errors.notSaved;
}
