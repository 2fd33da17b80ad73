import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { text } from '../messages/index.ts';
import { accountQuestion, answerAccountQuestion } from '../platform/account-by-link.ts';
import { answerChangedState, changedState } from '../platform/changed-state.ts';
import { answerDialog, loginRequest } from '../platform/login-request.ts';
import { type MissingFile, onMissingFile, release } from '../platform/new-release.ts';
import { alert, serviceClosed } from '../store/frame.ts';
import { session } from '../store/session.ts';
import { notice } from '../ui/toast-store.ts';

/**
 * Loads the overlays as a lazy chunk right after the first render. So they are ready when an overlay opens. It uses `await`, not `then`
 * with two functions: Vite moves a `then` into the loading of the module, where its second function would not hear of a style sheet that
 * fails.
 */
export function Overlays() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const isRequested = useWanted();
  useEffect(() => {
    if (Loaded) return;
    let isMounted = true;
    const load = async (): Promise<void> => {
      try {
        const module = await import('./overlays.tsx');
        if (isMounted) setLoaded(() => module.Overlays);
      } catch (error) {
        if (!isRequested || !isMounted) return;
        const outcome = await onMissingFile(error);
        if (outcome === 'again') return load();
        if (outcome !== 'reloading') doWithout(outcome);
      }
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, [Loaded, isRequested]);
  return Loaded ? <Loaded /> : null;
}

function useWanted(): boolean {
  const { purpose } = useSnapshot(loginRequest);
  const { shown } = useSnapshot(serviceClosed);
  const { message } = useSnapshot(alert);
  const { isShown } = useSnapshot(accountQuestion);
  const { asked } = useSnapshot(changedState);
  // An admin must always see the customer's name.
  const { status } = useSnapshot(session);
  return (
    status === 'admin' || purpose !== undefined || shown || message !== undefined || isShown || asked !== undefined
  );
}

/** Goes on without the overlays: pending requests are declined and a notice says why. The next request retries. */
function doWithout(why: MissingFile): void {
  const reason = why === 'offline' || why === 'portal' ? why : undefined;
  if (why === 'replaced') release.replaced = true;
  if (alert.message || reason) notice(alert.message ?? text().states[reason ?? 'offline'].title, 'warning');
  alert.message = undefined;
  serviceClosed.shown = false;
  answerDialog(false);
  answerAccountQuestion(false);
  answerChangedState(false);
}
