import { useRef } from 'react';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { entryNumber, goBack, navigate } from '../../platform/history.ts';
import { ignoreGhostTapsOnContent } from '../../ui/ghost-taps.ts';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from '../use-action.ts';
import { useKitWords } from '../words/index.ts';
import type { BookingChoice } from './booking.ts';
import { keepChoice } from './kept-choice.ts';

/** Takes a chosen institution: keeps it, and goes back to where the person came from; as the first page of a visit, on to the booking. */
export function useTaking(flow: ExamFlow, productNo: string, orderNo: string | undefined) {
  const words = useKitWords().institutions;
  // As the first page of a visit there is no way back: the choice belongs to the booking of the person's own order.
  const toBooking = useAction(async () => {
    const usedOrderNo =
      orderNo ?? (await flow.overview(productNo, undefined, new AbortController().signal)).order?.orderNo;
    toast(words.chosen, 'success');
    navigate(flow.pages.book(productNo, usedOrderNo), { replace: true });
  });
  // A second tap before the page is left goes no further back.
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
