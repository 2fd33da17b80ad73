import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

/** Shows that a shelf is empty. */
export function NoGoods() {
  const words = useWords();
  return <EmptyState title={words.none} text={words.noneText} />;
}
