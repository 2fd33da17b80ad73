/**
 * Lists the server's codes with their meaning and their handling at every endpoint (specification, section 8). The handlings are ports of
 * the frame (`ports.ts`), because only the frame knows how the host logs in.
 */
import type { AnyEndpoint } from '../api/endpoint.ts';
import type { LoginReason } from './ports.ts';

export type Handling =
  /** Refresh the session once, then repeat the call once. Without a refresh, log in. */
  | 'refresh'
  /** Log in, then repeat the call once. */
  | 'login'
  /** Log in, then reload the whole page. */
  | 'login-reload'
  /** Show the server's message. */
  | 'notify'
  /** Delete the admin credentials, log out, open the admin login. */
  | 'leave-admin'
  /** Show the text for a missing permission. */
  | 'no-permission';

interface CodeRow {
  /** Absent: the caller decides. */
  readonly handling?: Handling;
  /** The account service handles the code, so a payment in progress stops (specification, section 4). */
  readonly stopsPayment?: true;
}

/** The account service refuses a login and sends the reason. The login dialog also tracks it. */
export const LOGIN_REFUSED = 20206;
/** The person needs an account, not just a login. On the web the third party provides it. */
export const ACCOUNT_NEEDED = 23001;

const GLOBAL_CODES: Readonly<Record<number, CodeRow>> = {
  20205: { handling: 'refresh', stopsPayment: true },
  /** The token is not valid. */
  20203: { handling: 'refresh', stopsPayment: true },
  /** Nobody is logged in. */
  20003: { handling: 'login' },
  [ACCOUNT_NEEDED]: { handling: 'login', stopsPayment: true },
  /** The session has ended, so the page's content must be removed. */
  20102: { handling: 'login-reload', stopsPayment: true },
  /** The account service refuses and sends the reason. */
  20202: { handling: 'notify' },
  [LOGIN_REFUSED]: { handling: 'notify' },
  /** The admin's credentials are not valid any more. */
  100302: { handling: 'leave-admin' },
  /** The admin has no permission for this. */
  100304: { handling: 'no-permission' },
  /** The specification lists this code without a use. */
  10009: {},
};

/** The person has no such record: an empty result, not a failure. */
export const NOT_FOUND = 40400;
/** The HTTP status of a missing static file. */
export const NO_FILE = 404;
/** The server refused a write: its state, such as a price or a date, differs from the state that the page showed. */
export const STATE_CHANGED = 40901;
export const ALREADY_PAID = 40902;
export const ALREADY_BOOKED = 40904;
/** The order cannot be booked, e.g. because it is finished or refunded. */
export const CANNOT_BOOK = 40905;
/** The deadline to change or cancel the date has passed, or no change remains. */
export const TOO_LATE = 40908;
/** The product is not on sale now. */
export const OFF_SALE = 40913;
/** The person has an open order of the service already. */
export const ORDERED_ALREADY = 40994;
/** The service was rated before. */
export const RATED_ALREADY = 40950;
/** The service cannot be rated, or not yet. */
export const CANNOT_RATE = 40951;
/** The service is already active, or has ended. */
export const CANNOT_ACTIVATE = 40997;
/** The text was not encrypted by a known party. */
export const FOREIGN_WORDS = 40996;
/** The person has already exchanged these goods, or already chosen the gift. */
export const GIFT_TAKEN = 40954;
export const SOLD_OUT = 40989;
/** The person does not have enough coins. */
export const TOO_FEW_COINS = 40998;
export const BALANCE_TOO_LOW = 40988;
/** The service has no uses left. */
export const NOTHING_LEFT = 40987;
/** The coupon's number is unknown, or it was used. */
export const BAD_COUPON = 40990;
/** The chosen day is full by now. */
export const DAY_FULL = 40911;

/** The order has no question to a doctor left. */
export const NO_QUESTION_LEFT = 40940;
/** The saved question has been sent already. */
export const ALREADY_SENT = 40942;
/** The chosen doctor is not available now. */
export const DOCTOR_AWAY = 40943;

/** An answer of a questionnaire is missing or impossible. */
export const BAD_ANSWER = 40953;
/** The activity has not begun, or has ended. */
export const NOT_NOW = 40957;
/** The statement of the day was answered before. */
export const ANSWERED_BEFORE = 40958;

/** No code has verified the phone number, or the verification has expired. */
export const PHONE_UNPROVED = 40999;

const rowOf = (code: unknown): CodeRow | undefined =>
  typeof code === 'number' && Object.hasOwn(GLOBAL_CODES, code) ? GLOBAL_CODES[code] : undefined;

/** Checks that a code has the same meaning in the whole product. */
export const isGlobal = (code: unknown): boolean => rowOf(code) !== undefined;

/** Checks that an endpoint handles the code: one of its `errors`, or `STATE_CHANGED` if it has `seen`. */
export const isExpectedBy = ({ errors = [], seen }: Pick<AnyEndpoint, 'errors' | 'seen'>, code: number): boolean =>
  errors.includes(code) || (seen !== undefined && code === STATE_CHANGED);

/** Returns the handling of a code that is the same everywhere. Undefined for a code that only its caller understands. */
export const handlingOf = (code: unknown): Handling | undefined => rowOf(code)?.handling;

/** Checks that the code requires a login. */
export const asksForLogin = (code: unknown): boolean =>
  // Mutant lives: Any other text means false.
  ['refresh', 'login', 'login-reload'].includes(handlingOf(code) ?? '');

/** Checks that a code is expected everywhere. Others are reported, unless the caller expects them. */
export const isUnreported = (code: unknown): boolean => handlingOf(code) !== undefined;

/** Checks that a payment in progress stops at the code. */
export const stopsPayment = (code: unknown): boolean => rowOf(code)?.stopsPayment === true;

export function loginReasonOf(code: unknown): LoginReason {
  if (code === ACCOUNT_NEEDED) return 'account';
  const handling = handlingOf(code);
  return handling === 'refresh' ? 'expired' : handling === 'login-reload' ? 'reload' : 'required';
}

/** Final decisions of the service (from the specification's pages): a retry gets the same answer. Any other code may be temporary. */
const FINAL: ReadonlySet<unknown> = new Set([
  ...[ALREADY_PAID, ALREADY_BOOKED, CANNOT_BOOK, TOO_LATE, OFF_SALE, ORDERED_ALREADY, RATED_ALREADY, CANNOT_RATE],
  ...[CANNOT_ACTIVATE, GIFT_TAKEN, SOLD_OUT, BAD_COUPON, DAY_FULL, NO_QUESTION_LEFT, ALREADY_SENT, NOT_NOW],
  ANSWERED_BEFORE,
]);

/** Checks that a retry cannot change the refusal. */
export const isFinal = (code: unknown): boolean => FINAL.has(code);
