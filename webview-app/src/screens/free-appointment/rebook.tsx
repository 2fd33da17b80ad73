import { freeExam } from '../../flows/free-exam.ts';
import { RebookingPage } from '../../kit/exam/booking-page.tsx';
import { screen } from '../screen.ts';

/** Another date for a booked free checkup. */
export const Screen = screen('free-appointment.rebook', function Rebook({ params }) {
  return <RebookingPage flow={freeExam} {...params} />;
});
