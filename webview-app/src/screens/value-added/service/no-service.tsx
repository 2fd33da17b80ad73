import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from '../words/index.ts';

/** Says that there is no such service or order, with the way to all services. */
export function NoService() {
  const words = useWords().vas;
  return <NothingHere title={words.none} text={words.noneText} way={words.home} replace />;
}
