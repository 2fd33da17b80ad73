import type { AppEnvironment } from './app-environment.ts';
import type { CallContext } from './contract.ts';
import { cancelled, WireError } from './wire-error.ts';

/** Returns a promise that never settles, because the host does not answer. */
const never = () => new Promise<never>(() => {});

/**
 * Lets the user decide. Resolves for `accept`. Rejects with CANCELLED for `cancel` or when the page aborts, with `declined` for `fail`,
 * with `denied` for a refused permission. For `leave` it calls `leave` and never settles.
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
    await never();
  }
}
