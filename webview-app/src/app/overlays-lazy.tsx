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
 * Loads the overlays as a lazy chunk right after the first render, so that they are ready when an overlay opens. It uses `await` instead
 * of `then` with two functions: Vite moves a `then` into the loading of the module, where the second function would not receive the error
 * of a style sheet.
 */
export function Overlays() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const isRequested = useOverlayRequested();
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
        if (outcome !== 'reloading') declineRequests(outcome);
      }
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, [Loaded, isRequested]);
  return Loaded ? <Loaded /> : null;
}

function useOverlayRequested(): boolean {
  const { purpose } = useSnapshot(loginRequest);
  const { shown } = useSnapshot(serviceClosed);
  const { message } = useSnapshot(alert);
  const { isShown } = useSnapshot(accountQuestion);
  const { question } = useSnapshot(changedState);
  // An admin must always see the customer's name.
  const { status } = useSnapshot(session);
  return (
    status === 'admin' || purpose !== undefined || shown || message !== undefined || isShown || question !== undefined
  );
}

/** Declines all pending requests of overlays and shows the reason. The next request loads the overlays again. */
function declineRequests(missingFile: MissingFile): void {
  const reason = missingFile === 'offline' || missingFile === 'portal' ? missingFile : undefined;
  if (missingFile === 'replaced') release.replaced = true;
  if (alert.message || reason) notice(alert.message ?? text().states[reason ?? 'offline'].title, 'warning');
  alert.message = undefined;
  serviceClosed.shown = false;
  answerDialog(false);
  answerAccountQuestion(false);
  answerChangedState(false);
}
