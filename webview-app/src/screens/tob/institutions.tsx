import { riskExam } from '../../flows/risk-exam.ts';
import { InstitutionsPage } from '../../kit/exam/institutions-page.tsx';
import { screen } from '../screen.ts';

/** The institutions of the partner’s package. */
export const Screen = screen('tob.institutions', function Institutions({ params }) {
  return <InstitutionsPage flow={riskExam} {...params} />;
});
