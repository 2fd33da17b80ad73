import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from './words/index.ts';

/** Says that nothing can be renewed, with the way to all services. */
export function NothingToSign() {
  const words = useWords().sign;
  return <NothingHere title={words.none} text={words.noneText} way={words.home} replace />;
}
