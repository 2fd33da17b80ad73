import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Another date for the booked one. */
export const Screen = screen('tob-pec.rebook', function Rebook({ params }) {
  return <RebookingPage flow={tobExam} {...params} />;
});
