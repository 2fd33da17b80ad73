import { MissingState } from '../../../kit/page/missing-state.tsx';
import { useWords } from '../words/index.ts';

/** Empty state for a version that the installation does not have. */
export function NoPage() {
  const { page } = useWords();
  return <MissingState title={page.none} text={page.noneText} linkLabel={page.others} scene="calendar" />;
}
