import { PartnerSciencePage } from '../../features/exam/partner/partner-science-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Shows the instructions before a checkup that an employer pays for. */
export const Screen = screen('tob-pec.science', function Science({ params: { productNo }, query: { orderNo } }) {
  return <PartnerSciencePage flow={tobExam} productNo={productNo} orderNo={orderNo} />;
});
