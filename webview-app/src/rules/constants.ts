/** Defines the business constants, each with its unit in its name. */

/** The highest valid amount of money in fen, just below 100,000,000 yuan, the largest sum insured. A larger amount is an error of the service. */
export const MOST_FEN = 9_999_999_999;

export const DEBOUNCE_MS = 50;
export const COOKIE_DAYS = 365;

/** The time for which the button stays disabled after a code was requested. */
export const CODE_COUNTDOWN_S = 60;
/** The number of digits of a code. A complete code is submitted automatically. */
export const CODE_DIGITS = 6;
/** The time after which one-tap login falls back to login by code. */
export const QUICK_LOGIN_TIMEOUT_MS = 2_000;
/** Fields that every login sends. */
export const APP_KEY = 51;
export const BIZ = 'health';
export const BIZ_TYPE = 15;

/** Third-party account types: of an unknown channel, and on the partner's host. */
export const THIRD_TYPE_DEFAULT = 1;
export const THIRD_TYPE_PARTNER = 301;

/** The longest time that a page waits for a host's session or login before it offers an action. */
export const HOST_PATIENCE_MS = 3_200;
/** The time after which a page that is still visible means that the app is not installed. */
export const HAND_OFF_MS = 2_500;
/** The maximum number of entries of the visit history in session storage. */
export const MAX_VISITS = 10;

/** Platform codes: of the provider's own apps, and of the platforms that log in through a third party. */
export const APP_PLATFORMS: readonly number[] = [3, 4];
export const THIRD_PARTY_PLATFORMS: readonly number[] = [1, 5];

/** The phone codes (specification, section 4). 3 is any other phone. */
export const ANDROID = 1;
export const IOS = 2;

/** The phone of each own app, by platform code. */
export const APP_PHONES: Readonly<Record<number, number>> = { 3: ANDROID, 4: IOS };
/** WeChat and WeCom block foreign schemes and package downloads. A mini-program's page also cannot open another site. */
export const SCHEME_BLOCKING_PLATFORM = 1;
export const MINI_PROGRAM_PLATFORM = 5;

/** Platforms that show no QR code of the official account: the own iOS app (specification, section 1). */
export const NO_QRCODE_PLATFORMS: readonly number[] = [4];

/** The time of day in Asia/Shanghai from which a change takes effect a day later. Minutes. */
export const EFFECTIVE_CUTOFF_MIN = 21 * 60;

/** The maximum length of a refund note, in characters. */
export const MOST_NOTE_CHARACTERS = 200;
/** The maximum size of an uploaded picture, in bytes. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;

/** The lifetime of cached configuration and portrait answers (request cache setting `common: 2`, minutes). */
export const CACHE_COMMON_MS = 2 * 60_000;
/** The total time of a read, including its retries and their delays. */
export const READ_BUDGET_MS = 30_000;

/** The path of the central configuration, which also proves that the API's server can be reached. */
export const CONFIG_PATH = '/api/sdb/config-center/get';

/** The path of the error service, to which the page's head also sends a notice. */
export const NOTICE_PATH = '/api/sdb/v1/alarm/febot-notice';
