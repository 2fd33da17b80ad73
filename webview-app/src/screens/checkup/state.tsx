import { ExamStatusPage } from '../../features/exam/status-page.tsx';
import { screen } from '../screen.ts';
import { packageCheckup } from './flows/sold-checkup.ts';
import { paidParts } from './state/paid-parts.tsx';
import { usePayWatch } from './state/pay-watch.ts';
import { useWords } from './words/index.ts';

/** Shows the status of a paid checkup's order. */
export const Screen = screen('checkup.state', function State({ params: { productNo, orderNo } }) {
  const words = useWords();
  const watch = usePayWatch();
  const sold = packageCheckup(productNo);
  return (
    <ExamStatusPage
      flow={sold.exam}
      productNo={productNo}
      orderNo={orderNo}
      specificParts={(overview, order, reload) => paidParts(sold, overview, order, { words, watch, reload })}
    />
  );
});
