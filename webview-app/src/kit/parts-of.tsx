import { type ReactNode, useState } from 'react';
import { LoadMore } from '../ui/load-more.tsx';

/** Elements of a long list that are drawn at a time; as many as a list in pages brings back (`list-view.ts`). */
const PART = 200;

interface PartsOfProps<T> {
  list: readonly T[];
  /** Draws the first elements of the list. */
  children: (part: readonly T[]) => ReactNode;
  /** Follows the list, once all of it is drawn. */
  foot?: ReactNode;
}

/** Draws a long list part by part, as its end comes near. */
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
