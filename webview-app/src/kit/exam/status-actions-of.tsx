import { CalendarClock, CalendarX, FileText, Headset } from 'lucide-react';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { ExamFlow, ExamOverview } from '../../flows/exam-flow.ts';
import { cancelOnce } from '../../flows/exam-lost-answer.ts';
import { languageTag, text } from '../../messages/index.ts';
import { effectiveDate } from '../../rules/periods.ts';
import { dayInWords } from '../../ui/month.ts';
import { linkOfService, linkTo } from '../link-to.ts';
import type { StatusAction } from '../status-actions.tsx';
import type { KitWords } from '../words/index.ts';

/** Returns what can be done with an order beside its one next step; `own` is what only this kind of checkup has. */
export function statusActionsOf(
  flow: ExamFlow,
  { order, appointment }: ExamOverview,
  own: readonly StatusAction[],
  { exam, examStatus: words }: KitWords,
  reload: () => void,
): StatusAction[] {
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
        ...linkTo(flow.pages.rebook(productNo, orderNo)),
      },
      appointment?.canCancel && {
        id: 'cancel',
        label: words.cancel,
        text: words.cancelText,
        icon: <CalendarX />,
        danger: true,
        ask: {
          title: words.cancelTitle,
          text: (
            <>
              {words.cancelAsk(dayInWords(appointment.appointmentDate, languageTag()), appointment.appointmentUnitName)}
              <br />
              {exam.cancelTakesEffect(dayInWords(effectiveDate(), languageTag()))}
            </>
          ),
          confirm: words.cancel,
          cancel: words.keep,
        },
        run: (idempotencyKey) => cancelOnce(flow, orderNo, idempotencyKey),
        done: words.cancelled,
        onDone: reload,
      },
    );
  }
  actions.push(...own, {
    id: 'service',
    label: words.service,
    text: text().common.serviceHours,
    icon: <Headset />,
    onClick: () => void callCustomerService(),
  });
  return actions.filter((action) => action !== undefined && action !== false);
}
