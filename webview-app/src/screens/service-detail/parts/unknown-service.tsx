import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from '../words/index.ts';

/** Says that there is no such service, in place of a page about it, with the way to all services. */
export function UnknownService({ title }: { title?: string }) {
  const words = useWords().unknown;
  return <NothingHere title={title ?? words.none} text={words.noneText} way={words.home} replace />;
}
