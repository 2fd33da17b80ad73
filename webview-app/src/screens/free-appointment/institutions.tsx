import { InstitutionsPage } from '../../features/exam/institutions-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { screen } from '../screen.ts';

/** Lists the institutions of the chosen city for a free checkup. */
export const Screen = screen('free-appointment.institutions', function Institutions({ params }) {
  return <InstitutionsPage flow={freeExam} {...params} />;
});
