/** Recognizes errors of the browser itself and of extensions, which no change of the app can fix. */

export interface Uncaught {
  readonly error: unknown;
  readonly message?: string;
  readonly filename?: string;
}

/** Matches notices of the browser, and errors whose details it hides. */
const BROWSER_NOTICE = /^(?:Uncaught )?(?:ResizeObserver loop|Script error)/;
/** Matches a file's address, or the name that Safari gives to a user script. */
const FILE_ADDRESS = /\buser-?script:|\b[a-z-]+:\/\//;
const EXTENSION_FILE = /-extension:|^user-?script:/;

/** Returns the first file in a stack trace. The message in it may also contain addresses, and reading it may throw. */
function fileOf(error: unknown): string {
  try {
    const stack = error instanceof Error ? String(error.stack).replace(error.message, '') : '';
    return FILE_ADDRESS.exec(stack)?.[0] ?? '';
  } catch {
    return '';
  }
}

/** Checks for a notice of the browser, or an error in an extension's file. Never throws. */
export const isForeignError = ({ error, message = '', filename }: Uncaught): boolean =>
  BROWSER_NOTICE.test(message) || EXTENSION_FILE.test(filename || fileOf(error));
