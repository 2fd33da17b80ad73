import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { PartnerStatePage } from '../../features/exam/partner/partner-state-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** Shows the status of an order of a partner's risk business. With `?rebook=1` it changes the appointment's date. */
export const Screen = screen('tob.state', function State({ params, query }) {
  if (query.rebook === '1') return <RebookingPage flow={riskExam} {...params} />;
  return <PartnerStatePage flow={riskExam} {...params} />;
});
