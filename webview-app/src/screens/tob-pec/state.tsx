import { tobExam } from '../../flows/tob-exam.ts';
import { PartnerStatePage } from '../../kit/exam/partner/partner-state-page.tsx';
import { screen } from '../screen.ts';

/** The status of the order. */
export const Screen = screen('tob-pec.state', function State({ params }) {
  return <PartnerStatePage flow={tobExam} {...params} />;
});
