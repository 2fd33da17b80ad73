import { MissingState } from '../../../kit/page/missing-state.tsx';
import { href } from '../../../routes.ts';
import { useWords } from '../words/index.ts';

/** Shows that the address has no order of the person, with a link to the choice of their services. */
export function UnknownService() {
  const words = useWords().service;
  return (
    <MissingState
      title={words.unknown}
      text={words.unknownText}
      linkLabel={words.others}
      to={href('consultation.online')}
    />
  );
}
