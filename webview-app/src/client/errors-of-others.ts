/** Tells errors of the browser itself and of extensions, which nobody here can mend. */

export interface Uncaught {
  readonly error: unknown;
  /** The words of the browser's event. */
  readonly message?: string;
  /** The file that the browser names. */
  readonly filename?: string;
}

/** Notes of the browser, and errors of which it tells nothing. */
const OF_THE_BROWSER = /^(?:Uncaught )?(?:ResizeObserver loop|Script error)/;
/** An address of a file, or the name that Safari gives to a user's script. */
const FILE = /\buser-?script:|\b[a-z-]+:\/\//;
const OF_AN_EXTENSION = /-extension:|^user-?script:/;

/** Returns the first file in a stack. The message in it may have addresses of its own, and reading it may throw. */
function fileOf(error: unknown): string {
  try {
    const stack = error instanceof Error ? String(error.stack).replace(error.message, '') : '';
    return FILE.exec(stack)?.[0] ?? '';
  } catch {
    return '';
  }
}

/** True for a note of the browser, or an error in a file of an extension. Never throws. */
export const isOfOthers = ({ error, message = '', filename }: Uncaught): boolean =>
  OF_THE_BROWSER.test(message) || OF_AN_EXTENSION.test(filename || fileOf(error));
