/**
 * The codes that mean the same at every endpoint (specification, section 8), and what is done about each. Everything a
 * handling does is a hook of the frame, since only it knows the host's way of logging in.
 */
export type Handling =
  /** Refresh the session once, then repeat the call once; without a refresh, a login. */
  | 'refresh'
  /** A login, then repeat the call once. */
  | 'login'
  /** A login, after which the whole page is loaded again. */
  | 'login-reload'
  /** Show the server's message. */
  | 'notify'
  /** Forget the admin credentials, log out, go to the admin login. */
  | 'leave-admin'
  /** Say that there is no permission. */
  | 'no-permission'
  /** Listed by the specification without a use; the caller sees the code. */
  | 'special';

const HANDLINGS: ReadonlyMap<number, Handling> = new Map([
  [20205, 'refresh'],
  [20203, 'refresh'],
  [20003, 'login'],
  [23001, 'login'],
  [20102, 'login-reload'],
  [20202, 'notify'],
  [20206, 'notify'],
  [100302, 'leave-admin'],
  [100304, 'no-permission'],
  [10009, 'special'],
]);

/** What is done about a code everywhere; `undefined` for a code that only its caller understands. */
export const handlingOf = (code: unknown): Handling | undefined =>
  typeof code === 'number' ? HANDLINGS.get(code) : undefined;

/** Codes that are part of the day's work and are not reported. Others are, unless the caller expects them. */
export const isUnreported = (code: unknown): boolean => {
  const handling = handlingOf(code);
  return handling !== undefined && handling !== 'special';
};

/** After these the account layer has taken over: a payment in progress stops (specification, section 4). */
export const stopsPayment = (code: unknown): boolean =>
  code === 20205 || code === 20203 || code === 20102 || code === 23001;
