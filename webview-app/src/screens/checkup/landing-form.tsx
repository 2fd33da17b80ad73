import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { screen } from '../screen.ts';
import { FirstBooking } from './book/first-booking.tsx';
import { optionsOf } from './book.reads.ts';
import { landingExam } from './flows/landing-exam.ts';

/** Books a date for an offer. With `?rebook=1` it moves the existing appointment. */
export const Screen = screen('checkup.landing-form', function LandingForm({ params: { productNo }, query }) {
  const { orderNo, rebook } = query;
  if (orderNo && rebook === '1') return <RebookingPage flow={landingExam} productNo={productNo} orderNo={orderNo} />;
  const options = optionsOf(`landing/pec/${productNo}`);
  return <FirstBooking flow={landingExam} productNo={productNo} orderNo={orderNo} options={options} />;
});
