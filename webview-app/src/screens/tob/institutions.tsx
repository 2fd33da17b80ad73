import { InstitutionsPage } from '../../features/exam/institutions-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** Lists the institutions of the partner's package. */
export const Screen = screen('tob.institutions', function Institutions({ params }) {
  return <InstitutionsPage flow={riskExam} {...params} />;
});
