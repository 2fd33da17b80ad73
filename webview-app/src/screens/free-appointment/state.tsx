import { ExamStatusPage } from '../../features/exam/status-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { screen } from '../screen.ts';
import { freeParts } from './state/free-parts.tsx';
import { useWords } from './words/index.ts';

/** Shows the status of a free checkup's order. */
export const Screen = screen('free-appointment.state', function State({ params: { productNo, orderNo } }) {
  const words = useWords();
  return (
    <ExamStatusPage
      flow={freeExam}
      productNo={productNo}
      orderNo={orderNo}
      specificParts={(overview, order) => freeParts(overview, order, words)}
    />
  );
});
