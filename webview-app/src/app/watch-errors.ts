/** Reports errors outside of screens, masked. Errors that the client has reported are not reported again. */
import { isApiError, report, safeText } from '../client/request.ts';
import { currentPath } from '../platform/history.ts';

/** Returns the error's text, masked so that it may leave the page. */
export const errorInWords = (error: unknown): string =>
  safeText(error instanceof Error ? `${error.name}: ${error.message}` : 'what was thrown is no error');

/** Reports errors that nobody has caught. Returns how to stop. */
export function watchErrors(): () => void {
  const note = (error: unknown) => {
    // The client reports its own; a call that was ended is no error.
    if (isApiError(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
    report({ message: `uncaught: ${errorInWords(error)}`, page: currentPath(), code: 'CRASH' });
  };
  const onError = ({ error }: ErrorEvent) => note(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
