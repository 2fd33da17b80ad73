import { CalendarClock, CalendarX, Headset, Star } from 'lucide-react';
import { hostCalendarMethod } from '../../flows/add-to-calendar.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { ExamFlow, ExamOrder, ExamOverview } from '../../flows/exam-flow.ts';
import { cancelOnce } from '../../flows/exam-lost-answer.ts';
import type { StatusAction } from '../../kit/page/status-actions.tsx';
import type { KitWords } from '../../kit/words/index.ts';
import { isElder } from '../../messages/edition.ts';
import { languageTag, text } from '../../messages/index.ts';
import { shownName } from '../../rules/shown-name.ts';
import { dayInWords } from '../../ui/month.ts';

/** Returns the actions on an order's date: change and cancel. */
export function dateActionsOf(
  flow: ExamFlow,
  { order, appointment }: ExamOverview,
  { examStatus: words }: KitWords,
  reload: () => void,
): StatusAction[] {
  const actions: (StatusAction | undefined | false)[] = [];
  if (order) {
    const { productNo, orderNo } = order;
    actions.push(
      appointment?.canRebook && {
        id: 'change',
        label: words.change,
        icon: <CalendarClock />,
        to: flow.pages.rebook(productNo, orderNo),
      },
      appointment?.canCancel && {
        id: 'cancel',
        label: words.cancel,
        icon: <CalendarX />,
        danger: true,
        ask: {
          title: words.cancelTitle,
          text: (
            <>
              {isElder() && <>{shownName(appointment.physicalName)} </>}
              {words.cancelAsk(dayInWords(appointment.appointmentDate, languageTag()), appointment.appointmentUnitName)}
              <br />
              {words.cancelText}
            </>
          ),
          confirm: words.cancel,
          cancel: words.keep,
        },
        run: (idempotencyKey) => cancelOnce(flow, appointment, idempotencyKey),
        // The calendar entry with its alarm stays, so the message mentions it.
        successText: hostCalendarMethod() === 'file' ? words.calendar.removed : words.cancelled,
        onDone: reload,
      },
    );
  }
  return actions.filter((action) => action !== undefined && action !== false);
}

/** Returns the link to the rating of a finished checkup. The list is empty for other checkups and for kinds without ratings. */
export function ratingOf(
  { pages }: ExamFlow,
  { productNo, orderNo, status }: ExamOrder,
  { examStatus: words }: KitWords,
): StatusAction[] {
  const to = status === 'used' ? pages.evaluate?.(productNo, orderNo) : undefined;
  return to ? [{ id: 'rating', label: words.rating, text: words.ratingText, icon: <Star />, to }] : [];
}

/** Returns the other actions of an order: the actions of this kind of checkup, and customer service. */
export const otherActionsOf = (
  specificActions: readonly StatusAction[],
  { examStatus: words }: KitWords,
): StatusAction[] => [
  ...specificActions,
  {
    id: 'service',
    label: words.service,
    text: text().common.serviceHours,
    icon: <Headset />,
    onClick: () => void callCustomerService(),
  },
];
