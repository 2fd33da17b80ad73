import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { screen } from '../screen.ts';

/** Changes the date of a booked free checkup. */
export const Screen = screen('free-appointment.rebook', function Rebook({ params }) {
  return <RebookingPage flow={freeExam} {...params} />;
});
