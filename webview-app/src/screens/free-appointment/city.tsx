import { CityPage } from '../../features/exam/city-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';

/** Lets the person choose the city of a free checkup. With an order the institutions follow, otherwise the booking. */
export const Screen = screen('free-appointment.city', function City({ params: { productNo }, query: { orderNo } }) {
  const next = () =>
    orderNo ? href('free-appointment.institutions', { productNo, orderNo }) : freeExam.pages.book(productNo, undefined);
  return <CityPage flow={freeExam} productNo={productNo} orderNo={orderNo} next={next} />;
});
