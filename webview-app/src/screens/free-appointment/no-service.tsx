import { ClipboardList } from 'lucide-react';
import { NoServicePage } from '../../features/exam/no-service-page.tsx';
import type { StatusTexts } from '../../features/exam/status-page.tsx';
import { UnknownExam } from '../../features/exam/unknown-exam.tsx';
import { orUnknown, useExam } from '../../features/exam/use-exam.ts';
import { freeExam } from '../../flows/free-exam.ts';
import { validityNow, validityPairs } from '../../kit/page/validity.tsx';
import { dayText } from '../../messages/date-text.ts';
import { screen } from '../screen.ts';
import { useFreePage } from './booking/free-page.ts';
import { factsOf } from './state/order-facts.ts';
import { useWords } from './words/index.ts';

/** Shows why a free checkup cannot be used any more, with help and other offers. */
export const Screen = screen('free-appointment.no-service', function NoService({ params: { productNo, orderNo } }) {
  const words = useWords();
  const notice = useFreePage().data?.noService;
  const load = orUnknown((signal) => freeExam.overview(productNo, orderNo, signal));
  const { state, book, others } = freeExam.pages;
  return (
    <NoServicePage
      page={useExam(freeExam, `no service ${productNo} ${orderNo}`, load)}
      none={<UnknownExam flow={freeExam} />}
      view={({ product, order, appointment }) => {
        const toOrder = state(productNo, orderNo);
        if (!order || order.status === 'paid' || order.status === 'booked')
          return {
            status: order?.status === 'booked' ? 'booked' : 'paid',
            name: order?.productName ?? product.name,
            validTo: order?.status === 'paid' ? order.validTo : undefined,
            state: toOrder,
            book: book(productNo, orderNo),
          };
        const titles: StatusTexts = words.state.titles;
        const texts: StatusTexts = words.state.texts;
        const usedAppointment = appointment?.status === 'used' ? appointment : undefined;
        return {
          scene: usedAppointment ? 'success' : order.status === 'refunded' ? 'card' : 'calendar',
          title: titles[order.status] ?? notice?.title,
          text: texts[order.status] ?? notice?.desc,
          facts: [
            [words.facts.package, order.productName],
            ...factsOf(order, words),
            // A used checkup has no validity to show.
            ...validityPairs(usedAppointment || order.validTo === undefined ? undefined : validityNow(order.validTo)),
            [words.facts.usedOn, usedAppointment && dayText(usedAppointment.appointmentDate)],
            [words.facts.usedAt, usedAppointment?.appointmentUnitName, 'name'],
          ],
          actions: [
            {
              id: 'order',
              label: words.none.order,
              ...(appointment && { text: words.none.orderText }),
              icon: <ClipboardList />,
              to: toOrder,
            },
          ],
          next: { to: others(), label: words.none.others },
        };
      }}
    />
  );
});
