/** Reports errors outside of screens. Errors that the client has reported are not reported again, and those of other software are left out. */
import { isApiError, report } from '../client/request.ts';

/** Notes of the browser, and errors of which it tells nothing. */
const OF_THE_BROWSER = /^(?:Uncaught )?(?:ResizeObserver loop|Script error)/;
/** An address of a file, or the name that Safari gives to a user's script. */
const FILE = /\buser-?script:|\b[a-z-]+:\/\//;
const OF_AN_EXTENSION = /-extension:|^user-?script:/;

/** True for an error that was thrown in a file of an extension. The message in a stack may have addresses of its own. */
function isOfExtension(error: unknown, filename: string): boolean {
  const stack = error instanceof Error ? String(error.stack).replace(error.message, '') : '';
  return OF_AN_EXTENSION.test(filename || FILE.exec(stack)?.[0] || '');
}

/** Reports errors that nobody has caught. Returns how to stop. */
export function watchErrors(): () => void {
  const note = (error: unknown, message = '', filename = '') => {
    // The client reports its own; a call that was ended is no error.
    if (isApiError(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
    if (OF_THE_BROWSER.test(message) || isOfExtension(error, filename)) return;
    report({ during: 'uncaught', error });
  };
  const onError = ({ error, message, filename }: ErrorEvent) => note(error, message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
