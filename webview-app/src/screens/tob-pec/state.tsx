import { PartnerStatePage } from '../../features/exam/partner/partner-state-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** The status of the order. */
export const Screen = screen('tob-pec.state', function State({ params }) {
  return <PartnerStatePage flow={tobExam} {...params} />;
});
