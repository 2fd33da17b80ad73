import { PartnerDetailPage } from '../../features/exam/partner/partner-detail-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Shows the appointment of a checkup that an employer pays for. */
export const Screen = screen('tob-pec.detail', function Detail({ params }) {
  return <PartnerDetailPage flow={tobExam} {...params} />;
});
