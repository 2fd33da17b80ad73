/**
 * The server's codes in one table: what a code means, and what is done about it at every endpoint (specification, section 8). The
 * handlings are ports of the frame (`ports.ts`), since only the frame knows the host's way of logging in.
 */
import type { AnyEndpoint } from '../api/endpoint.ts';
import type { LoginReason } from './ports.ts';

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
  | 'no-permission';

interface CodeRow {
  /** Absent: the caller decides. */
  readonly handling?: Handling;
  /** The account layer has taken over: a payment in progress stops (specification, section 4). */
  readonly stopsPayment?: true;
}

/** A login is refused with the server's words; the login dialog also measures it. */
export const LOGIN_REFUSED = 20206;
/** An account is needed, not just a login: on the web by way of the third party. */
export const ACCOUNT_NEEDED = 23001;

const GLOBAL_CODES: Readonly<Record<number, CodeRow>> = {
  /** The token has expired. */
  20205: { handling: 'refresh', stopsPayment: true },
  /** The token is not valid. */
  20203: { handling: 'refresh', stopsPayment: true },
  /** Nobody is logged in. */
  20003: { handling: 'login' },
  [ACCOUNT_NEEDED]: { handling: 'login', stopsPayment: true },
  /** The session is over; the page's content must go. */
  20102: { handling: 'login-reload', stopsPayment: true },
  /** The account service refuses and says why. */
  20202: { handling: 'notify' },
  [LOGIN_REFUSED]: { handling: 'notify' },
  /** The admin's credentials are not valid any more. */
  100302: { handling: 'leave-admin' },
  /** The admin has no permission for this. */
  100304: { handling: 'no-permission' },
  /** A special code: the specification lists it without a use. */
  10009: {},
};

/** This person has no such thing: "none", not a failure. */
export const NOT_FOUND = 40400;
/** The HTTP status of a static file that is not there. */
export const NO_FILE = 404;
/** The state (a price, a date, a number of uses) is another one than the write names as shown. Nothing was done. */
export const STATE_CHANGED = 40901;
/** The order is paid already. */
export const ALREADY_PAID = 40902;
/** The order has a date already. */
export const ALREADY_BOOKED = 40904;
/** The order cannot be booked, e.g. as it is over or paid back. */
export const CANNOT_BOOK = 40905;
/** It is too late to change or cancel the date, or no change is left. */
export const TOO_LATE = 40908;
/** It is not sold now. */
export const OFF_SALE = 40913;
/** The person has an open order of the service already. */
export const ORDERED_ALREADY = 40994;
/** The service was rated before. */
export const RATED_ALREADY = 40950;
/** The service cannot be rated, or not yet. */
export const CANNOT_RATE = 40951;
/** The service is active already, or over. */
export const CANNOT_ACTIVATE = 40997;
/** The words were encrypted by nobody whom the service knows. */
export const FOREIGN_WORDS = 40996;
/** The person has exchanged these goods, or chosen the gift, before. */
export const GIFT_TAKEN = 40954;
/** Nothing is left of the goods. */
export const SOLD_OUT = 40989;
/** The person's coins do not suffice. */
export const TOO_FEW_COINS = 40998;
/** The balance of the card does not suffice. */
export const BALANCE_TOO_LOW = 40988;
/** Nothing is left of the service. */
export const NOTHING_LEFT = 40987;
/** The coupon's number is not known, or it was used. */
export const BAD_COUPON = 40990;
/** The chosen day is full by now. */
export const DAY_FULL = 40911;

/** The order leaves no question to a doctor. */
export const NO_QUESTION_LEFT = 40940;
/** The saved question has been sent already. */
export const ALREADY_SENT = 40942;
/** The chosen doctor is not there now. */
export const DOCTOR_AWAY = 40943;

/** An answer of a questionnaire is missing or impossible. */
export const BAD_ANSWER = 40953;
/** The activity has not begun, or is over. */
export const NOT_NOW = 40957;
/** The statement of the day was answered before. */
export const ANSWERED_BEFORE = 40958;

/** The phone number is not proved by a code, or no longer. */
export const PHONE_UNPROVED = 40999;

const rowOf = (code: unknown): CodeRow | undefined =>
  typeof code === 'number' && Object.hasOwn(GLOBAL_CODES, code) ? GLOBAL_CODES[code] : undefined;

/** True for a code of the whole product. */
export const isGlobal = (code: unknown): boolean => rowOf(code) !== undefined;

/** True for a code that a row handles: those of its `errors`, and another state than it names. */
export const isExpectedBy = ({ errors = [], seen }: Pick<AnyEndpoint, 'errors' | 'seen'>, code: number): boolean =>
  errors.includes(code) || (seen !== undefined && code === STATE_CHANGED);

/** Returns what is done about a code everywhere; `undefined` for a code that only its caller understands. */
export const handlingOf = (code: unknown): Handling | undefined => rowOf(code)?.handling;

/** True for codes after which only a login helps. */
export const asksForLogin = (code: unknown): boolean =>
  // Mutant lives: Any text but the three words means no.
  ['refresh', 'login', 'login-reload'].includes(handlingOf(code) ?? '');

/** True for codes that are expected everywhere. Others are reported, unless the caller expects them. */
export const isUnreported = (code: unknown): boolean => handlingOf(code) !== undefined;

/** True for codes after which a payment in progress stops. */
export const stopsPayment = (code: unknown): boolean => rowOf(code)?.stopsPayment === true;

/** The reason that a login after this code has. */
export function loginReasonOf(code: unknown): LoginReason {
  if (code === ACCOUNT_NEEDED) return 'account';
  const handling = handlingOf(code);
  return handling === 'refresh' ? 'expired' : handling === 'login-reload' ? 'reload' : 'required';
}

/** Decisions of the service (readings of the specification, pages): the same question gets the same answer. Every other code may pass. */
const FINAL: ReadonlySet<unknown> = new Set([
  ...[ALREADY_PAID, ALREADY_BOOKED, CANNOT_BOOK, TOO_LATE, OFF_SALE, ORDERED_ALREADY, RATED_ALREADY, CANNOT_RATE],
  ...[CANNOT_ACTIVATE, GIFT_TAKEN, SOLD_OUT, BAD_COUPON, DAY_FULL, NO_QUESTION_LEFT, ALREADY_SENT, NOT_NOW],
  ANSWERED_BEFORE,
]);

/** True for a refusal that trying again cannot change. */
export const isFinal = (code: unknown): boolean => FINAL.has(code);
