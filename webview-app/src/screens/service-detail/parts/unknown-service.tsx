import { MissingState } from '../../../kit/page/missing-state.tsx';
import { useWords } from '../words/index.ts';

/** Shows the empty state for an unknown service, with a link to all services. */
export function UnknownService({ title }: { title?: string }) {
  const words = useWords().unknown;
  return <MissingState title={title ?? words.none} text={words.noneText} linkLabel={words.home} replace />;
}
