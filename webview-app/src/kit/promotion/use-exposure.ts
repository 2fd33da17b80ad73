/**
 * The one way by which a popup comes up by itself. Usage, on any page:
 *
 *     const { popup } = usePage(getSubmitPopup, {}, QUIET).data ?? {};
 *     const shown = useExposure(popup && { id: popup.popupId, rule: popup.exposure });
 *     return <>…{popup ? <Popup popup={popup} open={shown.open} onClose={shown.close} /> : null}</>;
 *
 * A tab or a bar that is no dialog takes `open` and `close` in the same way. Rules:
 * 1. The rule (`rules/exposure.ts`) comes with the popup's data; what the person has seen is kept by `flows/exposure.ts`.
 * 2. It never comes up over a dialog, a payment, a write under way or a form that was begun: it waits until
 *    they are over.
 * 3. It counts as seen when it comes up. Closed, it stays closed on this page, whatever the rule.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Exposable, mayExpose, noteExposed } from '../../flows/exposure.ts';
import { isReloadBlocked, onReloadBlocked } from '../../platform/unsaved-work.ts';
import { useIsTop } from '../../ui/layers.ts';

export interface Exposure {
  open: boolean;
  close: () => void;
}

/** Undefined: there is nothing to show, or not yet. */
export function useExposure(what: Exposable | undefined): Exposure {
  const [shown, setShown] = useState<{ id: string; open: boolean }>();
  const isTop = useIsTop(undefined);
  const isFree = !useSyncExternalStore(onReloadBlocked, isReloadBlocked) && isTop;
  const { id, rule } = what ?? {};
  useEffect(() => {
    if (id === undefined || rule === undefined || !isFree || !mayExpose({ id, rule })) return;
    setShown((previous) => (previous?.id === id ? previous : { id, open: true }));
    noteExposed({ id, rule });
  }, [id, rule, isFree]);
  return {
    open: shown !== undefined && shown.id === id && shown.open,
    close: () => setShown((previous) => previous && { ...previous, open: false }),
  };
}
