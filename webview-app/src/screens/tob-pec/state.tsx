import { PartnerStatePage } from '../../features/exam/partner/partner-state-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Shows the status of the order for a checkup that an employer pays for. */
export const Screen = screen('tob-pec.state', function State({ params }) {
  return <PartnerStatePage flow={tobExam} {...params} />;
});
