import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { useWords } from '../words/index.ts';

/** Stands where the installation has no page of this version. */
export function NoPage() {
  const { page } = useWords();
  return <NothingHere title={page.none} text={page.noneText} way={page.others} scene="calendar" />;
}
