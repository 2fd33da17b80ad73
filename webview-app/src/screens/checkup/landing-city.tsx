import { getCityOrderCount } from '../../api/account.ts';
import { getExamOverview } from '../../api/exam.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { QUIET } from '../../client/request.ts';
import { CityPage } from '../../features/exam/city-page.tsx';
import { usePage } from '../../kit/answers/use-page.ts';
import { screen } from '../screen.ts';
import { landingExam } from './flows/landing-exam.ts';
import { useWords } from './words/index.ts';

/** Shows the number of checkups ordered in a city. Renders nothing without a response. */
function CityOrders({ cityId }: { cityId: string }) {
  const words = useWords().landing.city;
  const { data } = usePage(getCityOrderCount, { query: { cityId } }, QUIET);
  return data && data.count > 0 ? <span role="status">{words.ordered(data.count)}</span> : null;
}

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
