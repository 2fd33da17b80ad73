import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from '../words/index.ts';

/** Says that there is no such service, with the way to all of them. */
export function UnknownService() {
  const words = useWords();
  return <NothingHere title={words.none} text={words.noneText} way={words.home} replace />;
}
