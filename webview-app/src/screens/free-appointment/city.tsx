import { CityPage } from '../../features/exam/city-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';

/** The city of a free checkup; then the institutions there, or the booking where the address names no order. */
export const Screen = screen('free-appointment.city', function City({ params: { productNo }, query: { orderNo } }) {
  const next = () =>
    orderNo ? href('free-appointment.institutions', { productNo, orderNo }) : freeExam.pages.book(productNo, undefined);
  return <CityPage flow={freeExam} productNo={productNo} orderNo={orderNo} next={next} />;
});
