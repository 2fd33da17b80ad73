import { ApiError } from '../../../client/request.ts';
import { type Action, useAction } from '../../../kit/action/use-action.ts';
import { errorText } from '../../../kit/answers/error-words.ts';
import { useText } from '../../../messages/index.ts';
import { type HealthGoldGuide, learnGuide } from '../../../store/health-gold.ts';
import { session } from '../../../store/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from './words/index.ts';

/** The result of an action that moves coins or steps. */
export interface RewardResult {
  /** The message of its success. */
  readonly message: string;
  /** The service's numbers after the action. */
  readonly guideUpdate?: Partial<HealthGoldGuide>;
}

/**
 * Runs an action that moves coins or steps. Whatever its result, `onChanged` reloads the page, because a lost response may have moved
 * something. If another person is signed in by then, nothing is shown or stored (A04).
 */
export function useReward<A extends readonly unknown[]>(
  run: (idempotencyKey: string, ...args: A) => Promise<RewardResult>,
  onChanged: () => void,
): Action<A> {
  const t = useText();
  const { failed } = useWords();
  return useAction(async (key, ...args: A) => {
    const { owner } = session;
    const isSamePerson = () => session.owner === owner;
    try {
      const { message, guideUpdate } = await run(key, ...args);
      if (!isSamePerson()) return;
      if (guideUpdate) learnGuide(guideUpdate);
      toast(message, 'success');
    } catch (error) {
      if (isSamePerson()) toast(failureText(error, failed, t), 'error');
      throw error;
    } finally {
      if (isSamePerson()) onChanged();
    }
  });
}

function failureText(error: unknown, failed: string, t: ReturnType<typeof useText>): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.serverMessage) return error.serverMessage;
  if (error.mayHaveHappened) return t.errors.uncertain;
  const { supportCode } = errorText(error, t);
  return supportCode ? t.errors.withCode(failed, supportCode) : failed;
}
