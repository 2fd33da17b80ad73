import { getExamOverview } from '../../api/exam.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { QUIET } from '../../client/request.ts';
import { CityPage } from '../../features/exam/city-page.tsx';
import { usePage } from '../../kit/answers/use-page.ts';
import { screen } from '../screen.ts';
import { landingExam } from './flows/landing-exam.ts';
import { CityOrders } from './landing/city-orders.tsx';

/** Lets a person choose the city of an offer. It leads a buyer on to the booking, and everybody else to the offer. */
export const Screen = screen('checkup.landing-city', function LandingCity({ params: { productNo } }) {
  const overview = usePage(getExamOverview, { query: { productNo } }, { ...QUIET, none: NOT_FOUND });
  const { book, product } = landingExam.pages;
  return (
    <CityPage
      flow={landingExam}
      productNo={productNo}
      facts={(cityId) => <CityOrders cityId={cityId} />}
      opensNext
      next={() => (overview.data?.canBook ? book(productNo, overview.data.order?.orderNo) : product(productNo))}
    />
  );
});
