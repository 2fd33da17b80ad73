import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Changes the date of a checkup that an employer pays for. */
export const Screen = screen('tob-pec.rebook', function Rebook({ params }) {
  return <RebookingPage flow={tobExam} {...params} />;
});
