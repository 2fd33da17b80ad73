import { PartnerNoServicePage } from '../../features/exam/partner/partner-no-service-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Shows why the checkup that an employer pays for cannot be used any more. */
export const Screen = screen('tob-pec.no-service', function NoService({ params }) {
  return <PartnerNoServicePage flow={tobExam} {...params} />;
});
