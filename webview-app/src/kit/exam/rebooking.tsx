import { useState } from 'react';
import type { Appointment } from '../../api/exam.ts';
import type { BookingCalendar, ExamFlow } from '../../flows/exam-flow.ts';
import { rebookOnce } from '../../flows/exam-lost-answer.ts';
import { languageTag } from '../../messages/index.ts';
import { navigate } from '../../platform/history.ts';
import { Callout } from '../../ui/callout.tsx';
import { dayInWords } from '../../ui/month.ts';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from '../use-action.ts';
import { useKitWords } from '../words/index.ts';
import type { BookingChoice } from './booking.ts';
import { BookingScreen } from './booking-screen.tsx';
import { useBookingSource } from './use-exam.ts';

export interface RebookingProps {
  flow: ExamFlow;
  productNo: string;
  appointment: Appointment;
}

/** Another date at the same institution; the old one stays until the new one is confirmed. */
export function Rebooking({ flow, productNo, appointment }: RebookingProps) {
  const words = useKitWords().exam;
  const source = useBookingSource(flow, productNo);
  const { orderNo, appointmentDate, rebooksLeft } = appointment;
  const [choice, setChoice] = useState<BookingChoice>({
    cityId: appointment.cityId,
    cityName: appointment.cityName,
    institutionId: appointment.appointmentUnitId,
    institutionName: appointment.appointmentUnitName,
    institutionAddress: appointment.appointmentUnitAddress,
    date: '',
  });
  const move = useAction(async (idempotencyKey, date: string) => {
    await rebookOnce(flow, orderNo, date, idempotencyKey);
    toast(words.rebooked, 'success');
    navigate(flow.pages.state(productNo, orderNo), { replace: true });
  });
  return (
    <BookingScreen
      questions={{ date: words.rebookTitle }}
      steps={['date']}
      source={{
        ...source,
        calendar: async (_, signal) => without(appointmentDate, await flow.daysForRebook(orderNo, signal)),
      }}
      choice={choice}
      onChoice={setChoice}
      finish={{ ...move, submit: () => void move.start(choice.date) }}
      finishLabel={words.confirmRebook}
      top={
        <Callout title={appointment.appointmentUnitName}>
          <p>{words.keepDate(dayInWords(appointmentDate, languageTag()))}</p>
          <p>{words.rebookLead(rebooksLeft)}</p>
        </Callout>
      }
    />
  );
}

/** The day that is booked already is no choice. */
const without = (booked: string, calendar: BookingCalendar): BookingCalendar => ({
  ...calendar,
  days: calendar.days.map((day) => (day.date === booked ? { ...day, state: 'closed' } : day)),
});
