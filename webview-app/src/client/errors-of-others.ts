/** Recognizes errors of the browser itself and of extensions, which no change of ours can fix. */

export interface Uncaught {
  readonly error: unknown;
  /** The message of the browser's event. */
  readonly message?: string;
  /** The file that the browser names. */
  readonly filename?: string;
}

/** Matches notices of the browser, and errors whose details it hides. */
const OF_THE_BROWSER = /^(?:Uncaught )?(?:ResizeObserver loop|Script error)/;
/** Matches a file's address, or the name that Safari gives to a user script. */
const FILE = /\buser-?script:|\b[a-z-]+:\/\//;
const OF_AN_EXTENSION = /-extension:|^user-?script:/;

/** Returns the first file in a stack trace. The message in it may contain addresses of its own, and reading it may throw. */
function fileOf(error: unknown): string {
  try {
    const stack = error instanceof Error ? String(error.stack).replace(error.message, '') : '';
    return FILE.exec(stack)?.[0] ?? '';
  } catch {
    return '';
  }
}

/** Checks for a notice of the browser, or an error in an extension's file. Never throws. */
export const isOfOthers = ({ error, message = '', filename }: Uncaught): boolean =>
  OF_THE_BROWSER.test(message) || OF_AN_EXTENSION.test(filename || fileOf(error));
