import { useState } from 'react';
import type { Appointment } from '../../api/exam.ts';
import { DAY_FULL, NOT_FOUND, TOO_LATE } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import { hostCalendarMethod } from '../../flows/add-to-calendar.ts';
import type { BookingCalendar, ExamFlow } from '../../flows/exam-flow.ts';
import { rebookOnce } from '../../flows/exam-lost-answer.ts';
import { useAction } from '../../kit/action/use-action.ts';
import { useConfirmation } from '../../kit/elder/confirmation.tsx';
import { useConfirmationWords } from '../../kit/elder/confirmation-words.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { languageTag } from '../../messages/index.ts';
import { navigate } from '../../platform/history.ts';
import { shownName } from '../../rules/shown-name.ts';
import { Card } from '../../ui/card.tsx';
import { dayInWords } from '../../ui/month.ts';
import { Name } from '../../ui/name.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './appointment-card.module.css';
import { Day } from './appointment-card.tsx';
import type { BookingChoice } from './booking.ts';
import { BookingScreen } from './booking-screen.tsx';
import { useBookingSource } from './use-exam.ts';

export interface RebookingProps {
  flow: ExamFlow;
  productNo: string;
  appointment: Appointment;
  /** Called when the page's appointment is stale. */
  onOutdated: () => void;
}

/** The codes after which the page reloads, so that it shows the reason of the refusal. */
const OUTDATED_CODES = [NOT_FOUND, TOO_LATE];

/** Lets the person choose another date at the same institution. The old date stays until the new one is confirmed. */
export function Rebooking({ flow, productNo, appointment, onOutdated }: RebookingProps) {
  const { exam: words, examStatus } = useKitWords();
  const source = useBookingSource(flow, productNo);
  // The calendar is reloaded after each refusal of a day.
  const [refusals, setRefusals] = useState(0);
  const { orderNo, appointmentDate, rebooksLeft } = appointment;
  const [choice, setChoice] = useState<BookingChoice>({
    cityId: appointment.cityId,
    cityName: appointment.cityName,
    institutionId: appointment.appointmentUnitId,
    institutionName: appointment.appointmentUnitName,
    institutionAddress: appointment.appointmentUnitAddress,
    date: '',
  });
  const rebooking = useAction(async (idempotencyKey, date: string) => {
    try {
      await rebookOnce(flow, appointment, date, idempotencyKey);
      toast(hostCalendarMethod() === 'file' ? examStatus.calendar.moved : words.rebooked, 'success');
      navigate(flow.pages.state(productNo, orderNo), { replace: true });
    } catch (error) {
      if (isApiError(error, DAY_FULL)) setRefusals((count) => count + 1);
      else if (OUTDATED_CODES.some((code) => isApiError(error, code))) onOutdated();
      throw error;
    }
  });
  const confirmationWords = useConfirmationWords();
  const dayText = (day: string) => day && dayInWords(day, languageTag());
  const confirmation = useConfirmation(
    { submit: () => void rebooking.start(choice.date) },
    {
      ...confirmationWords.rebook,
      facts: [
        [confirmationWords.who, shownName(appointment.physicalName)],
        [confirmationWords.when, dayText(choice.date)],
        [confirmationWords.before, dayText(appointmentDate)],
        [confirmationWords.where, appointment.appointmentUnitName, 'name'],
        [confirmationWords.cost, confirmationWords.paid],
      ],
    },
  );
  return (
    <BookingScreen
      questions={{ date: words.rebookTitle }}
      steps={['date']}
      step="date"
      source={{
        ...source,
        key: `${source.key} ${orderNo} ${refusals}`,
        calendar: async (_, signal) =>
          markBookedDay(appointmentDate, words.yours, await flow.daysForRebook(orderNo, signal)),
      }}
      choice={choice}
      onChoice={setChoice}
      finish={{ ...rebooking, submit: confirmation.submit }}
      finishLabel={words.confirmRebook}
      top={
        <Card>
          <Day
            day={appointmentDate}
            date={dayText(appointmentDate)}
            text={<Name>{appointment.appointmentUnitName}</Name>}
          />
          <p className={styles.fixed}>
            {words.keepDate}
            <br />
            {words.rebookLead(rebooksLeft)}
          </p>
          {confirmation.dialog}
        </Card>
      }
    />
  );
}

const markBookedDay = (booked: string, mark: string, calendar: BookingCalendar): BookingCalendar => ({
  ...calendar,
  days: calendar.days.map((day) => (day.date === booked ? { ...day, state: 'closed', mark } : day)),
});
