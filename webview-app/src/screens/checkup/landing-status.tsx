import { ExamStatusPage } from '../../features/exam/status-page.tsx';
import { screen } from '../screen.ts';
import { landingCheckup } from './flows/sold-checkup.ts';
import { paidParts } from './state/paid-parts.tsx';
import { usePayWatch } from './state/pay-watch.ts';
import { useWords } from './words/index.ts';

/** Shows the status of an offer's order. */
export const Screen = screen('checkup.landing-status', function LandingStatus({ params: { productNo }, query }) {
  const words = useWords();
  const watch = usePayWatch();
  return (
    <ExamStatusPage
      flow={landingCheckup.exam}
      productNo={productNo}
      orderNo={query.orderNo}
      specificParts={(overview, order, reload) => paidParts(landingCheckup, overview, order, { words, watch, reload })}
    />
  );
});
