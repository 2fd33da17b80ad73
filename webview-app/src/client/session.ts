/**
 * Resolves session errors once, even if many calls fail together:
 * 1. Calls that fail during a refresh or a login wait for it.
 * 2. A call that failed with an outdated token is repeated.
 * 3. If the refresh fails, or its new token is refused as well, the person is asked once to log in.
 */

import type { Call, Wrapper } from './call.ts';
import { handlingOf, loginReasonOf } from './codes.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- each entry is removed when its request ends
const pending = new Map<string, Promise<boolean>>();

function shareRun(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const current = pending.get(name);
  if (current) return current;
  const started = run().finally(() => pending.delete(name));
  pending.set(name, started);
  return started;
}

const logIn = (code: unknown) =>
  // Mutant lives: The name only separates the login from the refresh.
  shareRun('login', () =>
    ports()
      .requireLogin(loginReasonOf(code))
      // Mutant lives: Undefined equals false here: only true is a login.
      .catch(() => false),
  );

/** The result of the handling: do not repeat the call, repeat it with a new token, or repeat it after a login. A login happens once. */
type Resolution = 'no' | 'renewed' | 'logged-in';

/** Renews the session and repeats the call, unless the person has changed meanwhile (A04). */
export const withSession: Wrapper = (next) => async (call) => {
  const owner = ports().owner();
  // Mutant lives: Any value except the two others has the same meaning before the first answer.
  let resolution: Resolution = 'no';
  for (;;)
    try {
      return await next(call);
    } catch (error) {
      if (!(error instanceof ApiError) || resolution === 'logged-in') throw error;
      resolution = await resolveError(error, call, resolution === 'renewed');
      if (resolution === 'no' || ports().owner() !== owner) throw error;
    }
};

/** Runs the handling of a code. `isSecond`: the call was already repeated with a renewed token. */
async function resolveError(
  error: ApiError,
  { endpoint, options, lastAttempt }: Call,
  isSecond: boolean,
): Promise<Resolution> {
  const { notice = true, login: mayLogIn = true } = options;
  const handling = handlingOf(error.code);
  if (handling === 'notify' && notice && error.serverMessage) ports().notify(error.serverMessage);
  // The login handles the refusals of its own calls to the account service. A call with `session: false` gets its refusal at once: a refresh
  // makes it to look up the token's owner, and would otherwise wait for itself.
  if (endpoint.host === 'account' || options.session === false) return 'no';
  const token = ports().token();
  const isOutdated = token !== undefined && token !== lastAttempt.token;
  const login = async () => (mayLogIn && (await logIn(error.code)) ? 'logged-in' : 'no');
  if (handling === 'refresh' && isSecond) return isOutdated ? 'logged-in' : login();
  if (handling === 'refresh')
    // Mutant lives: Any name works except the login’s.
    return isOutdated || (await shareRun('refresh', () => ports().refreshToken())) ? 'renewed' : login();
  if (handling === 'login') return isOutdated ? 'logged-in' : login();
  // In a browser the page is reloaded, and `requireLogin` resolves to false.
  if (handling === 'login-reload') return login();
  if (handling === 'no-permission' && notice) ports().noPermission();
  if (handling === 'leave-admin' && mayLogIn) ports().leaveAdmin();
  return 'no';
}
