import { CityPage } from '../../features/exam/city-page.tsx';
import { screen } from '../screen.ts';
import { riskExam } from './flows/risk-exam.ts';

/** Lets the person choose a city of the partner's package. The institutions follow. */
export const Screen = screen('tob.city', function City({ params: { productNo, orderNo } }) {
  const next = () => riskExam.pages.institutions(productNo, orderNo);
  return <CityPage flow={riskExam} productNo={productNo} orderNo={orderNo} next={next} />;
});
