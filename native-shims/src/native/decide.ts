import type { AppEnvironment } from './app-environment.ts';
import type { CallContext } from './contract.ts';
import { cancelled, WireError } from './wire-error.ts';

/** Returns a promise that never settles: the host gives no answer. */
const silence = () => new Promise<never>(() => {});

/**
 * Lets the user decide. Resolves for a yes, rejects CANCELLED for a no or when the page gives up, `declined` for a try
 * that is refused, `denied` where the permission is. A user who leaves without an answer brings the page to the background and back, and no answer at all.
 */
export async function decide(
  { user }: Pick<AppEnvironment, 'user'>,
  context: CallContext,
  {
    declined,
    leave,
    denied = () => new WireError(1, 'no permission', { code: 'DENIED', mayHaveHappened: false }),
  }: { declined: () => Promise<Error> | Error; leave: () => void; denied?: () => Error },
): Promise<void> {
  const answer = await user.decidesOrDenies(context.method);
  if (context.signal.aborted || answer === 'cancel') throw cancelled();
  if (answer === 'deny') throw denied();
  if (answer === 'fail') throw await declined();
  if (answer === 'leave') {
    leave();
    await silence();
  }
}
