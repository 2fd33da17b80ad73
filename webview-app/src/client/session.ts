/**
 * Session trouble, handled once for however many calls fail together:
 * 1. Calls that fail while a refresh (or a login) is under way wait for that one.
 * 2. A call that failed with an older token than today's is simply repeated.
 * 3. When a refresh fails, or the token it brought is refused as well, the person is asked to log in, once.
 */

import { ACCOUNT_NEEDED, handlingOf } from './codes.ts';
import type { ApiError } from './errors.ts';
import { hooks, type LoginReason } from './ports.ts';

const open = new Map<string, Promise<boolean>>();

function shared(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const running = open.get(name);
  if (running) return running;
  const started = run().finally(() => open.delete(name));
  open.set(name, started);
  return started;
}

const logIn = (reason: LoginReason) =>
  shared('login', () =>
    hooks()
      .requireLogin(reason)
      .catch(() => false),
  );

export interface Circumstances {
  /** The token of the call that failed. */
  sentToken: string | undefined;
  /** Shows and asks nothing. */
  quiet: boolean;
  /** False for the account service itself, which must not be answered with a refresh or a login. */
  isAboutSession: boolean;
  /** The call was repeated with a renewed token already. */
  isSecond: boolean;
}

/** Whether a call is worth repeating: with a token that was renewed, or after a login, which is asked for once. */
export type Settled = 'no' | 'renewed' | 'logged-in';

/** Does what the code asks for. */
export async function settle(
  error: ApiError,
  { sentToken, quiet, isAboutSession, isSecond }: Circumstances,
): Promise<Settled> {
  const handling = handlingOf(error.code);
  if (handling === 'notify' && !quiet && error.serverMessage) hooks().notify(error.serverMessage);
  if (!isAboutSession) return 'no';
  const now = hooks().token();
  const isOld = now !== undefined && now !== sentToken;
  const login = async (reason: LoginReason) => (!quiet && (await logIn(reason)) ? 'logged-in' : 'no');
  if (handling === 'refresh' && isSecond) return isOld ? 'logged-in' : login('expired');
  if (handling === 'refresh')
    return isOld || (await shared('refresh', () => hooks().refreshToken())) ? 'renewed' : login('expired');
  if (handling === 'login') return isOld ? 'logged-in' : login(error.code === ACCOUNT_NEEDED ? 'account' : 'required');
  if (quiet) return 'no';
  if (handling === 'login-reload') await logIn('reload');
  if (handling === 'no-permission') hooks().noPermission();
  if (handling === 'leave-admin') hooks().leaveAdmin();
  return 'no';
}
