import { CalendarClock, CalendarX, FileText, Headset, ReceiptText, Undo2 } from 'lucide-react';
import type { ExamOverview } from '../../../api/exam.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { paidExam } from '../../../flows/paid-exam.ts';
import { linkOfService, linkTo } from '../../../kit/link-to.ts';
import type { StatusAction } from '../../../kit/status-actions.tsx';
import { languageTag, text } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { dayInWords } from '../../../ui/month.ts';
import type { AreaWords } from '../words/index.ts';

/** The actions of an order beside its one next step. */
export function stateActions(
  { order, appointment, canRefund }: ExamOverview,
  { state: words }: AreaWords,
  reload: () => void,
) {
  const actions: (StatusAction | undefined | false)[] = [];
  if (order) {
    const { productNo, orderNo } = order;
    const report = linkOfService(appointment?.reportUrl ?? '');
    actions.push(
      report !== undefined && { id: 'report', label: words.report, icon: <FileText />, ...report },
      appointment?.canRebook && {
        id: 'change',
        label: words.change,
        text: words.changesLeft(appointment.rebooksLeft),
        icon: <CalendarClock />,
        ...linkTo(href('checkup.book', { productNo, orderNo }, { rebook: 1 })),
      },
      appointment?.canCancel && {
        id: 'cancel',
        label: words.cancel,
        text: words.cancelText,
        icon: <CalendarX />,
        danger: true,
        ask: {
          title: words.cancelTitle,
          text: words.cancelAsk(
            dayInWords(appointment.appointmentDate, languageTag()),
            appointment.appointmentUnitName,
          ),
          confirm: words.cancel,
          cancel: words.keep,
        },
        run: (idempotencyKey) => paidExam.cancel(orderNo, idempotencyKey),
        done: words.cancelled,
        onDone: reload,
      },
      canRefund && {
        id: 'refund',
        label: words.refund,
        text: words.refundText,
        icon: <Undo2 />,
        ...linkTo(href('checkup.refund-apply', { productNo, orderNo })),
      },
      order.status === 'refunded' && {
        id: 'refunded',
        label: words.refundDetails,
        icon: <ReceiptText />,
        ...linkTo(href('checkup.pay-refunded', { productNo, orderNo })),
      },
    );
  }
  actions.push({
    id: 'service',
    label: words.service,
    text: text().common.serviceHours,
    icon: <Headset />,
    onClick: () => void callCustomerService(),
  });
  return actions.filter((action) => action !== undefined && action !== false);
}
