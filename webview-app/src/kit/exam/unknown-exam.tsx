import type { ExamFlow } from '../../flows/exam-flow.ts';
import { NothingHere } from '../nothing-here.tsx';
import { useKitWords } from '../words/index.ts';

/** Says that there is no such product or order, in place of a page about it, with the way to all products. */
export function UnknownExam({ flow }: { flow: ExamFlow }) {
  const words = useKitWords().exam;
  return (
    <NothingHere title={words.unknown} text={words.unknownText} way={words.others} to={flow.pages.others()} replace />
  );
}
