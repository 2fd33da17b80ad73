/** Reports errors outside of screens. Errors that the client has reported are skipped, and the reporter leaves out those of other software. */
import { isApiError, report } from '../client/request.ts';

/** Reports uncaught errors and rejections. Returns a function that stops it. */
export function watchErrors(): () => void {
  const onError = ({ error, message, filename }: Pick<ErrorEvent, 'error' | 'message' | 'filename'>) => {
    // The client reports its own errors, and an aborted call is no error.
    if (isApiError(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
    report({ during: 'uncaught', error, message, filename });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => onError({ error: reason, message: '', filename: '' });
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
