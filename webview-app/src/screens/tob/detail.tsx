import { PartnerBookingPage } from '../../features/exam/partner/partner-booking-page.tsx';
import { PartnerDetailPage } from '../../features/exam/partner/partner-detail-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** The detail page of the risk business books, and shows the appointment once there is one. */
export const Screen = screen('tob.detail', function Detail({ params }) {
  const appointment = <PartnerDetailPage flow={riskExam} {...params} />;
  return <PartnerBookingPage flow={riskExam} {...params} booked={appointment} />;
});
