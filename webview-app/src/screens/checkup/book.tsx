import { RebookingPage } from '../../features/exam/booking-page.tsx';
import { examOf } from '../../flows/exam-of.ts';
import { screen } from '../screen.ts';
import { FirstBooking } from './book/first-booking.tsx';
import { optionsOf } from './book.reads.ts';

/** Books a date for a checkup. With `?rebook=1` it moves the existing appointment. */
export const Screen = screen('checkup.book', function Book({ params: { productNo, orderNo }, query }) {
  const flow = examOf(productNo);
  if (orderNo && query.rebook === '1') return <RebookingPage flow={flow} productNo={productNo} orderNo={orderNo} />;
  return <FirstBooking flow={flow} productNo={productNo} orderNo={orderNo} options={optionsOf(`pec/${productNo}`)} />;
});
