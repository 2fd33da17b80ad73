import { useRef } from 'react';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { useAction } from '../../kit/action/use-action.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { entryNumber, goBack, navigate } from '../../platform/history.ts';
import { ignoreGhostTapsOnContent } from '../../ui/ghost-taps.ts';
import { toast } from '../../ui/toast-store.ts';
import type { BookingChoice } from './booking.ts';
import { keepChoice } from './kept-choice.ts';

/** Stores the chosen institution and goes back. The first page of a visit opens the booking instead. */
export function useTaking(flow: ExamFlow, productNo: string, orderNo: string | undefined) {
  const words = useKitWords().institutions;
  // The first page of a visit has no page to go back to. Without an order number it books the person's existing order.
  const toBooking = useAction(async () => {
    const usedOrderNo =
      orderNo ?? (await flow.overview(productNo, undefined, new AbortController().signal)).order?.orderNo;
    toast(words.chosen, 'success');
    navigate(flow.pages.book(productNo, usedOrderNo), { replace: true });
  });
  // A second tap during the navigation must not go back twice.
  const returning = useRef(false);
  const take = (chosen: BookingChoice) => {
    if (returning.current) return;
    ignoreGhostTapsOnContent();
    keepChoice(flow, productNo, chosen);
    if (entryNumber() === 0) return void toBooking.start();
    returning.current = true;
    toast(words.chosen, 'success');
    goBack();
  };
  return { take, busy: toBooking.busy, error: toBooking.error };
}
