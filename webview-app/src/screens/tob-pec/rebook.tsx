import { tobExam } from '../../flows/tob-exam.ts';
import { RebookingPage } from '../../kit/exam/booking-page.tsx';
import { screen } from '../screen.ts';

/** Another date for the booked one. */
export const Screen = screen('tob-pec.rebook', function Rebook({ params }) {
  return <RebookingPage flow={tobExam} {...params} />;
});
