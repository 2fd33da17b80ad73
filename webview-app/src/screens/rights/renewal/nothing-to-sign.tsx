import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from './words/index.ts';

/** Empty state without anything to renew, with a link to all services. */
export function NothingToSign() {
  const words = useWords().sign;
  return <NothingHere title={words.none} text={words.noneText} linkLabel={words.home} replace />;
}
