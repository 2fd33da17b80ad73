/** Business constants, each with its unit in its name. One place, so that a rule is changed in one line. */

/** The most that an amount of money can be, in fen: below 100,000,000 yuan, the largest sum insured. A larger one is a fault of the service, not a price. */
export const MOST_FEN = 9_999_999_999;

export const DEBOUNCE_MS = 50;
export const COOKIE_DAYS = 365;

/** The button stays locked this long after a code was requested. */
export const CODE_COUNTDOWN_S = 60;
/** A code of so many digits is whole: it is submitted by itself. */
export const CODE_DIGITS = 6;
/** One-tap login gives up after this and turns into login by code. */
export const QUICK_LOGIN_TIMEOUT_MS = 2_000;
/** Sent with every login. */
export const APP_KEY = 51;
export const BIZ = 'health';
export const BIZ_TYPE = 15;

/** Third-party account types: of an unknown channel, and on the partner's host. */
export const THIRD_TYPE_DEFAULT = 1;
export const THIRD_TYPE_PARTNER = 301;

/** The longest that a page waits for a host's session or login before it says what a person can do. */
export const HOST_PATIENCE_MS = 3_200;
/** A page still visible this long after the hand-off means that the app is not installed. */
export const HAND_OFF_MS = 2_500;
export const APP_SCHEME = 'sdhealth';
/** Entries of the visit history in session storage. */
export const VISITS_KEPT = 10;

/** Platform codes, as data: the provider's own apps, and those that log in through a third party. */
export const APP_PLATFORMS: readonly number[] = [3, 4];
export const THIRD_PARTY_PLATFORMS: readonly number[] = [1, 5];

/** The phone codes (specification, section 4); 3 is any other. */
export const ANDROID = 1;
export const IOS = 2;

/** The phone of each own app, by its platform code. */
export const APP_PHONES: Readonly<Record<number, number>> = { 3: ANDROID, 4: IOS };
/** WeChat and WeCom open no foreign scheme and download no package; a mini-program's page also leaves to no other site. */
export const SCHEME_BLOCKING_PLATFORM = 1;
export const MINI_PROGRAM_PLATFORM = 5;

/** Platforms that show no QR code of the official account: the own iOS app (specification, section 1). */
export const NO_QRCODE_PLATFORMS: readonly number[] = [4];

/** Customer service is open daily, by the time in Asia/Shanghai: the first included, the last excluded. The words show it as it is. */
export const SERVICE_HOURS = '9:30-21:30';
/** From this time of day in Asia/Shanghai a change takes effect a day later. Minutes. */
export const EFFECTIVE_CUTOFF_MIN = 21 * 60;

/** The longest note of a refund, in characters. */
export const MOST_NOTE_CHARACTERS = 200;
/** The largest picture that can be sent, in bytes. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;

/** Quality of pictures asked of the image CDN, in percent. */
export const IMAGE_QUALITY = 80;
/** Answers of configuration and portrait calls are reused this long (request cache setting `common: 2`, minutes). */
export const CACHE_COMMON_MS = 2 * 60_000;
/** A read, its repetitions and its waits together end within this. */
export const READ_BUDGET_MS = 30_000;
