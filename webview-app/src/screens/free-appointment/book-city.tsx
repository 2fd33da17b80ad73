import { screen } from '../screen.ts';
import { FreeBooking } from './booking/free-booking.tsx';

/** Books a free checkup, beginning with the city. */
export const Screen = screen('free-appointment.book-city', function BookCity({ params }) {
  return <FreeBooking {...params} byCity />;
});
