import { MissingState } from '../../kit/page/missing-state.tsx';
import { useEvaluationWords } from './words/index.ts';

/** Shows the empty state for an address without a service of the person. */
export function NoSuchService() {
  const words = useEvaluationWords();
  return <MissingState title={words.none} text={words.noneText} linkLabel={words.home} />;
}
