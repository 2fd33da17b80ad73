import { PartnerBookingPage } from '../../features/exam/partner/partner-booking-page.tsx';
import { PartnerDetailPage } from '../../features/exam/partner/partner-detail-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** Books a checkup of a partner's risk business, or shows its appointment. */
export const Screen = screen('tob.detail', function Detail({ params }) {
  const appointment = <PartnerDetailPage flow={riskExam} {...params} />;
  return <PartnerBookingPage flow={riskExam} {...params} booked={appointment} />;
});
