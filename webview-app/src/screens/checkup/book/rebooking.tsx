import { useState } from 'react';
import { type Appointment, rebookExam } from '../../../api/exam.ts';
import { request } from '../../../client/request.ts';
import type { BookingChoice } from '../../../kit/booking.ts';
import { BookingScreen } from '../../../kit/booking-screen.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { languageTag, useLanguage } from '../../../messages/index.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { Callout } from '../../../ui/callout.tsx';
import { dayInWords } from '../../../ui/month.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from '../words/index.ts';
import { bookingSource, rebookCalendar } from './booking-source.ts';

export interface RebookingProps {
  productNo: string;
  appointment: Appointment;
}

/** Another date at the same institution; the old one stays until the new one is confirmed. */
export function Rebooking({ productNo, appointment }: RebookingProps) {
  const words = useWords();
  const language = useLanguage();
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
    await request(rebookExam, { body: { orderNo, appointmentDate: date } }, { idempotencyKey });
    toast(words.book.rebooked, 'success');
    navigate(href('checkup.state', { productNo, orderNo }), { replace: true });
  });
  return (
    <BookingScreen
      questions={{ date: words.book.rebookTitle }}
      steps={['date']}
      source={{
        ...bookingSource(productNo, language, undefined),
        calendar: (_, signal) => rebookCalendar(orderNo, appointmentDate, signal),
      }}
      choice={choice}
      onChoice={setChoice}
      finish={{ ...move, submit: () => void move.start(choice.date) }}
      finishLabel={words.book.confirmRebook}
      top={
        <Callout title={appointment.appointmentUnitName}>
          <p>{words.book.keepDate(dayInWords(appointmentDate, languageTag()))}</p>
          <p>{words.book.rebookLead(rebooksLeft)}</p>
        </Callout>
      }
    />
  );
}
