import { riskExam } from '../../flows/risk-exam.ts';
import { PartnerBookingPage } from '../../kit/exam/partner/partner-booking-page.tsx';
import { screen } from '../screen.ts';

/** Booking: the detail page of the risk business books. */
export const Screen = screen('tob.detail', function Detail({ params }) {
  return <PartnerBookingPage flow={riskExam} {...params} />;
});
