import { tobExam } from '../../flows/tob-exam.ts';
import { InstitutionsPage } from '../../kit/exam/institutions-page.tsx';
import { screen } from '../screen.ts';

/** The institutions of the employer’s package. */
export const Screen = screen('tob-pec.institutions', function Institutions({ params }) {
  return <InstitutionsPage flow={tobExam} {...params} />;
});
