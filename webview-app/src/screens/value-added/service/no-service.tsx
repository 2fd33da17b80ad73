import { MissingState } from '../../../kit/page/missing-state.tsx';
import { useWords } from '../words/index.ts';

/** Shows that the service or order does not exist, with a link to all services. */
export function NoService() {
  const words = useWords().vas;
  return <MissingState title={words.none} text={words.noneText} linkLabel={words.home} replace />;
}
