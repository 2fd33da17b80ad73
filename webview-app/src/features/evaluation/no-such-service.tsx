import { NothingHere } from '../../kit/page/nothing-here.tsx';
import { useEvaluationWords } from './words/index.ts';

/** Shows the empty state for an address without a service of the person. */
export function NoSuchService() {
  const words = useEvaluationWords();
  return <NothingHere title={words.none} text={words.noneText} linkLabel={words.home} />;
}
