import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from '../words/index.ts';

/** Empty state for a version that the installation does not have. */
export function NoPage() {
  const { page } = useWords();
  return <NothingHere title={page.none} text={page.noneText} linkLabel={page.others} scene="calendar" />;
}
