import { PartnerBookingPage } from '../../features/exam/partner/partner-booking-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Books a date for a checkup that an employer pays for. */
export const Screen = screen('tob-pec.book', function Book({ params }) {
  return <PartnerBookingPage flow={tobExam} {...params} />;
});
