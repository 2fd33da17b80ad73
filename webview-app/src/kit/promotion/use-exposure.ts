/**
 * The one way by which a popup comes up by itself. Usage, on any page:
 *
 *     const { popup } = usePage(getSubmitPopup, {}, UNMISSED).data ?? {};
 *     const shown = useExposure(popup && { id: popup.popupId, rule: popup.exposure });
 *     return <>…{popup ? <Popup popup={popup} open={shown.open} onClose={shown.close} /> : null}</>;
 *
 * A tab or a bar that is no dialog takes `open` and `close` in the same way. Rules:
 * 1. The rule (`rules/exposure.ts`) comes with the popup's data; what the person has seen is kept by `flows/exposure.ts`.
 * 2. It never comes up over a dialog, a payment, a write under way or a form that was begun: it waits, and looks again whenever the
 *    page is drawn anew or a dialog closes.
 * 3. It counts as seen when it comes up. Closed, it stays closed on this page, whatever the rule.
 */
import { useEffect, useState } from 'react';
import { type Exposable, mayExpose, noteExposed } from '../../flows/exposure.ts';
import { isHeld } from '../../platform/held.ts';
import { useIsTop } from '../../ui/layers.ts';

export interface Exposure {
  open: boolean;
  close: () => void;
}

/** Undefined: there is nothing to show, or not yet. */
export function useExposure(what: Exposable | undefined): Exposure {
  const [shown, setShown] = useState<{ id: string; open: boolean }>();
  const isFree = useIsTop(undefined);
  // After every drawing, as nothing says that a payment has ended.
  useEffect(() => {
    if (!what || shown?.id === what.id || !isFree || isHeld() || document.hidden || !mayExpose(what)) return;
    noteExposed(what);
    setShown({ id: what.id, open: true });
  });
  return {
    open: what !== undefined && shown?.id === what.id && shown.open,
    close: () => setShown((before) => before && { ...before, open: false }),
  };
}
