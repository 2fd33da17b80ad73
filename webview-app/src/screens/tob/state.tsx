import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { PartnerStatePage } from '../../features/exam/partner/partner-state-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** The status of the order, or with `?rebook=1` another date for the booked one. */
export const Screen = screen('tob.state', function State({ params, query }) {
  if (query.rebook === '1') return <RebookingPage flow={riskExam} {...params} />;
  return <PartnerStatePage flow={riskExam} {...params} />;
});
