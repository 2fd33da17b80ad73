import { screen } from '../screen.ts';
import { FreeBooking } from './booking/free-booking.tsx';

/** Booking a free checkup whose first question is the city. */
export const Screen = screen('free-appointment.book-city', function BookCity({ params }) {
  return <FreeBooking {...params} byCity />;
});
