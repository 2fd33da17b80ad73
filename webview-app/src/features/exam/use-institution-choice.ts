import { useRef } from 'react';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { useAction } from '../../kit/action/use-action.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { entryNumber, goBack, navigate } from '../../platform/history.ts';
import { ignoreGhostTapsOnContent } from '../../ui/ghost-taps.ts';
import { toast } from '../../ui/toast-store.ts';
import type { BookingChoice } from './booking.ts';
import { storeChoice } from './stored-choice.ts';

/** Returns an action that stores the chosen institution and goes back. On the first page of a visit it opens the booking instead. */
export function useInstitutionChoice(flow: ExamFlow, productNo: string, orderNo: string | undefined) {
  const words = useKitWords().institutions;
  // The first page of a visit has no previous page. Without an order number the person's existing order is booked.
  const openBooking = useAction(async () => {
    const usedOrderNo =
      orderNo ?? (await flow.overview(productNo, undefined, new AbortController().signal)).order?.orderNo;
    toast(words.chosen, 'success');
    navigate(flow.pages.book(productNo, usedOrderNo), { replace: true });
  });
  // A second tap during the navigation must not go back twice.
  const isGoingBack = useRef(false);
  const choose = (chosen: BookingChoice) => {
    if (isGoingBack.current) return;
    ignoreGhostTapsOnContent();
    storeChoice(flow, productNo, chosen);
    if (entryNumber() === 0) return void openBooking.start();
    isGoingBack.current = true;
    toast(words.chosen, 'success');
    goBack();
  };
  return { choose, busy: openBooking.busy, error: openBooking.error };
}
