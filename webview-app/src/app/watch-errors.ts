/** Reports errors outside of screens. Errors that the client has reported are not reported again. */
import { isApiError, report } from '../client/request.ts';

/** Reports errors that nobody has caught. Returns how to stop. */
export function watchErrors(): () => void {
  const note = (error: unknown) => {
    // The client reports its own; a call that was ended is no error.
    if (isApiError(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
    report({ during: 'uncaught', error });
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
