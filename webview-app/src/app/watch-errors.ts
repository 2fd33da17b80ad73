/** Reports errors outside of screens. Errors that the client has reported are skipped. The reporter ignores errors of other software. */
import { isApiError, report } from '../client/request.ts';

/** Starts to report uncaught errors and rejections. Returns a function that stops the reports. */
export function watchErrors(): () => void {
  const onError = ({ error, message, filename }: Pick<ErrorEvent, 'error' | 'message' | 'filename'>) => {
    // The client reports its errors itself, and an aborted call is not an error.
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
