import type { AppEnvironment } from './app-environment.ts';
import type { CallContext } from './contract.ts';
import { cancelled } from './wire-error.ts';

/** Returns a promise that never settles: the host gives no answer. */
const silence = () => new Promise<never>(() => {});

/**
 * Lets the user decide. Resolves for a yes, rejects CANCELLED for a no or when the page gives up, `declined` for a try
 * that is refused. A user who leaves without an answer brings the page to the background and back, and no answer at all.
 */
export async function decide(
  { user }: Pick<AppEnvironment, 'user'>,
  context: CallContext,
  { declined, leave }: { declined: () => Promise<Error> | Error; leave: () => void },
): Promise<void> {
  const answer = await user.decides(context.method);
  if (context.signal.aborted || answer === 'cancel') throw cancelled();
  if (answer === 'fail') throw await declined();
  if (answer === 'leave') {
    leave();
    await silence();
  }
}
