import { Redirect } from 'wouter';
import { BookingPlaceholder } from '../../features/exam/booking-page.tsx';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { FreeBooking } from './booking/free-booking.tsx';
import { useFreePage } from './booking/free-page.ts';

/** Books a free checkup. A product that is booked by city redirects to the page that begins with the city. */
export const Screen = screen('free-appointment.book', function Book({ params: { productNo, orderNo } }) {
  const page = useFreePage();
  if (page.status === 'loading') return <BookingPlaceholder />;
  if (page.data?.products?.[productNo]?.byCity)
    return <Redirect to={href('free-appointment.book-city', { productNo, orderNo })} replace />;
  return <FreeBooking productNo={productNo} orderNo={orderNo} byCity={false} />;
});
