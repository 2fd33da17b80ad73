import { type ReactNode, useState } from 'react';
import { LoadMore } from '../../ui/load-more.tsx';

/** The number of elements of a long list that are rendered at a time; as many as a paged list restores (`list-view.ts`). */
const PART = 200;

interface PartsOfProps<T> {
  list: readonly T[];
  /** Renders the first elements of the list. */
  children: (part: readonly T[]) => ReactNode;
  /** Content after the list, shown once the whole list is rendered. */
  foot?: ReactNode;
}

/** Renders a long list in parts, the next part when its end comes near. */
export function PartsOf<T>({ list, children, foot }: PartsOfProps<T>) {
  const [most, setMost] = useState(PART);
  const isWhole = list.length <= most;
  return (
    <>
      {children(isWhole ? list : list.slice(0, most))}
      {isWhole ? foot : <LoadMore state="more" onMore={() => setMost(most + PART)} count={most} />}
    </>
  );
}
