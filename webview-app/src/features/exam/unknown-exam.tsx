import type { ExamFlow } from '../../flows/exam-flow.ts';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { useKitWords } from '../../kit/words/index.ts';

/** Shows the empty state for an unknown product or order, with a link to all products. */
export function UnknownExam({ flow }: { flow: ExamFlow }) {
  const words = useKitWords().exam;
  return (
    <MissingState
      title={words.unknown}
      text={words.unknownText}
      linkLabel={words.others}
      to={flow.pages.others()}
      replace
    />
  );
}
