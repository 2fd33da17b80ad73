import { type ReactNode, useState } from 'react';
import { LoadMore } from '../../ui/load-more.tsx';

/** The number of entries of a long list that are added at a time: as many as a paged list restores (`list-view.ts`). */
const PART_SIZE = 200;

interface PartsOfProps<T> {
  list: readonly T[];
  /** Renders the visible entries of the list. */
  children: (part: readonly T[]) => ReactNode;
  /** Content after the list, shown once the whole list is rendered. */
  foot?: ReactNode;
}

/** Renders a long list in parts. The next part is added when the end comes near. */
export function PartsOf<T>({ list, children, foot }: PartsOfProps<T>) {
  const [visibleCount, setVisibleCount] = useState(PART_SIZE);
  const isComplete = list.length <= visibleCount;
  return (
    <>
      {children(isComplete ? list : list.slice(0, visibleCount))}
      {isComplete ? (
        foot
      ) : (
        <LoadMore state="more" onMore={() => setVisibleCount(visibleCount + PART_SIZE)} count={visibleCount} />
      )}
    </>
  );
}
