import { InstitutionsPage } from '../../features/exam/institutions-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Lists the institutions of the employer's package. */
export const Screen = screen('tob-pec.institutions', function Institutions({ params }) {
  return <InstitutionsPage flow={tobExam} {...params} />;
});
