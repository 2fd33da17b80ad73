import { ApiError } from '../../../client/request.ts';
import { errorWords } from '../../../kit/error-words.ts';
import { type Action, useAction } from '../../../kit/use-action.ts';
import { useText } from '../../../messages/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from './words/index.ts';

/**
 * An action that moves coins or steps: its key and its lock are `useAction`'s. `run` gives the words of its success. However it ends,
 * the page looks at the service's truth again: a lost answer may have moved something.
 */
export function useMove<A extends readonly unknown[]>(
  run: (idempotencyKey: string, ...args: A) => Promise<string>,
  changed: () => void,
): Action<A> {
  const t = useText();
  const { failed } = useWords();
  return useAction(async (key, ...args: A) => {
    try {
      toast(await run(key, ...args), 'success');
    } catch (error) {
      toast(lineOf(error, failed, t), 'error');
      throw error;
    } finally {
      changed();
    }
  });
}

function lineOf(error: unknown, failed: string, t: ReturnType<typeof useText>): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.serverMessage) return error.serverMessage;
  if (error.mayHaveHappened) return t.errors.uncertain;
  const { supportCode } = errorWords(error, t);
  return supportCode ? t.errors.withCode(failed, supportCode) : failed;
}
