import { NothingHere } from '../../../kit/nothing-here.tsx';
import { href } from '../../../routes.ts';
import { useWords } from '../words/index.ts';

/** The person has no card yet. */
export function NoCard() {
  const words = useWords().success;
  return (
    <NothingHere
      scene="card"
      title={words.noneTitle}
      text={words.noneText}
      way={words.toClaim}
      to={href('rights-card.claim')}
      replace
    />
  );
}
