import { CityPage } from '../../features/exam/city-page.tsx';
import { screen } from '../screen.ts';
import { tobExam } from './flows/tob-exam.ts';

/** Lets the person choose a city of the employer's package. The institutions follow. */
export const Screen = screen('tob-pec.city', function City({ params: { productNo }, query: { orderNo } }) {
  const next = () => (orderNo ? tobExam.pages.institutions(productNo, orderNo) : tobExam.pages.list());
  return <CityPage flow={tobExam} productNo={productNo} orderNo={orderNo} next={next} />;
});
