import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { href } from '../../../routes.ts';
import { useWords } from '../words/index.ts';

/** Says that the address names no order of this person, and leads to the choice of the person's services. */
export function UnknownService() {
  const words = useWords().service;
  return (
    <NothingHere title={words.unknown} text={words.unknownText} way={words.others} to={href('consultation.online')} />
  );
}
