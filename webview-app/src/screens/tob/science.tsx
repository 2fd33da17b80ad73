import { PartnerSciencePage } from '../../features/exam/partner/partner-science-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** Shows the instructions before a checkup of a partner's risk business. */
export const Screen = screen('tob.science', function Science({ params: { productNo }, query: { orderNo } }) {
  return <PartnerSciencePage flow={riskExam} productNo={productNo} orderNo={orderNo} />;
});
