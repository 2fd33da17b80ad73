/**
 * Decides when a popup opens by itself. Usage, on any page:
 *
 *     const { popup } = usePage(getSubmitPopup, {}, QUIET).data ?? {};
 *     const exposure = useExposure(popup && { id: popup.popupId, rule: popup.exposure });
 *     return <>…{popup ? <Popup popup={popup} open={exposure.open} onClose={exposure.close} /> : null}</>;
 *
 * A tab or a bar uses `open` and `close` in the same way. Rules:
 * 1. The rule (`rules/exposure.ts`) comes with the popup's data. `screens/rights/flows/exposure.ts` stores what the person has seen.
 * 2. It never opens over a dialog, a payment, a pending write or a form that was begun: it waits until
 *    they have ended.
 * 3. It counts as seen when it opens. Once closed, it stays closed on this page, whatever the rule.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isReloadBlocked, onReloadBlocked } from '../../../platform/unsaved-work.ts';
import { useIsTop } from '../../../ui/layers.ts';
import { type Exposable, mayExpose, noteExposed } from '../flows/exposure.ts';

export interface Exposure {
  open: boolean;
  close: () => void;
}

/** Returns the state of a popup. `item` is undefined until there is a popup. */
export function useExposure(item: Exposable | undefined): Exposure {
  const [popupState, setPopupState] = useState<{ id: string; open: boolean }>();
  const isTop = useIsTop(undefined);
  const isFree = !useSyncExternalStore(onReloadBlocked, isReloadBlocked) && isTop;
  const { id, rule } = item ?? {};
  useEffect(() => {
    if (id === undefined || rule === undefined || !isFree || !mayExpose({ id, rule })) return;
    setPopupState((previous) => (previous?.id === id ? previous : { id, open: true }));
    noteExposed({ id, rule });
  }, [id, rule, isFree]);
  return {
    open: popupState !== undefined && popupState.id === id && popupState.open,
    close: () => setPopupState((previous) => previous && { ...previous, open: false }),
  };
}
