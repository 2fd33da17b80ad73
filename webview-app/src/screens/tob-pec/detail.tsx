import { tobExam } from '../../flows/tob-exam.ts';
import { PartnerDetailPage } from '../../kit/exam/partner/partner-detail-page.tsx';
import { screen } from '../screen.ts';

/** The appointment. */
export const Screen = screen('tob-pec.detail', function Detail({ params }) {
  return <PartnerDetailPage flow={tobExam} {...params} />;
});
