import { paidExam } from '../../flows/paid-exam.ts';
import { ExamStatusPage } from '../../kit/exam/status-page.tsx';
import { screen } from '../screen.ts';
import { paidParts } from './state/paid-parts.tsx';
import { useWords } from './words/index.ts';

/** The status of a paid checkup's order. */
export const Screen = screen('checkup.state', function State({ params: { productNo, orderNo } }) {
  const words = useWords();
  return (
    <ExamStatusPage
      flow={paidExam}
      productNo={productNo}
      orderNo={orderNo}
      own={(overview, order, reload) => paidParts(overview, order, words, reload)}
    />
  );
});
