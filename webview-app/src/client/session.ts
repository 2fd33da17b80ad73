/**
 * Settles session errors once, even if many calls fail together:
 * 1. Calls that fail during a refresh or a login wait for it.
 * 2. A call that failed with an older token than the present one is simply repeated.
 * 3. If the refresh fails, or its new token is refused as well, the person is asked to log in, once.
 */

import type { Call, Wrapper } from './call.ts';
import { handlingOf, loginReasonOf } from './codes.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- questions under way
const open = new Map<string, Promise<boolean>>();

function shared(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const running = open.get(name);
  if (running) return running;
  const started = run().finally(() => open.delete(name));
  open.set(name, started);
  return started;
}

const logIn = (code: unknown) =>
  // Mutant lives: The name only tells the one login from the renewals, which have names of their own.
  shared('login', () =>
    ports()
      .requireLogin(loginReasonOf(code))
      // Mutant lives: Nothing is as good as false: only true is a login.
      .catch(() => false),
  );

/** The outcome of a refused call: not repeated, repeated with a renewed token, or repeated after a login. A login happens once. */
type Settled = 'no' | 'renewed' | 'logged-in';

/** Renews the session and repeats the call, unless the person has changed meanwhile (A04). */
export const withSession: Wrapper = (next) => async (call) => {
  const owner = ports().owner();
  // Mutant lives: Any word but the two others means the same before the first answer.
  let settled: Settled = 'no';
  for (;;)
    try {
      return await next(call);
    } catch (error) {
      if (!(error instanceof ApiError) || settled === 'logged-in') throw error;
      settled = await settle(error, call, settled === 'renewed');
      if (settled === 'no' || ports().owner() !== owner) throw error;
    }
};

/** Runs the handling of a code. `isSecond`: the call was already repeated with a renewed token. */
async function settle(error: ApiError, { endpoint, options, sent }: Call, isSecond: boolean): Promise<Settled> {
  const { notice = true, login: mayAsk = true } = options;
  const handling = handlingOf(error.code);
  if (handling === 'notify' && notice && error.serverMessage) ports().notify(error.serverMessage);
  // Refusals of the account service go to the login that has called it. So do those of a call without session handling, which finds a
  // token's owner: a refresh that waited for itself would deadlock.
  if (endpoint.host === 'account' || options.session === false) return 'no';
  const now = ports().token();
  const isOld = now !== undefined && now !== sent.token;
  const login = async () => (mayAsk && (await logIn(error.code)) ? 'logged-in' : 'no');
  if (handling === 'refresh' && isSecond) return isOld ? 'logged-in' : login();
  if (handling === 'refresh')
    // Mutant lives: Any name will do that is not the login’s.
    return isOld || (await shared('refresh', () => ports().refreshToken())) ? 'renewed' : login();
  if (handling === 'login') return isOld ? 'logged-in' : login();
  // In a browser the page is reloaded, and `requireLogin` resolves to false.
  if (handling === 'login-reload') return login();
  if (handling === 'no-permission' && notice) ports().noPermission();
  if (handling === 'leave-admin' && mayAsk) ports().leaveAdmin();
  return 'no';
}
