/** Keeps where a person was reading, for when they come back to the conversation in this visit. */
import { useLayoutEffect } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../platform/personal.ts';
import type { LongList, Place } from './long-list.ts';

const nameOf = (bizOrderNo: string): string => `chat-place.${bizOrderNo}`;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'offset' in value &&
  typeof value.offset === 'number';

export const keptPlace = (bizOrderNo: string): Place | undefined =>
  recallPersonal(nameOf(bizOrderNo), isPlace, 'session');

/** At the end there is nothing to keep. */
function keepPlace(bizOrderNo: string, place: Place | undefined): void {
  if (place) keepPersonal(nameOf(bizOrderNo), place, { area: 'session' });
  else forgetPersonal(nameOf(bizOrderNo), 'session');
}

/** Keeps the place when the page is left. */
export function useKeptPlace(bizOrderNo: string, list: LongList): void {
  // Its end comes while the box is still there; that of `useEffect` comes later.
  useLayoutEffect(() => {
    const keep = () => keepPlace(bizOrderNo, list.place());
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [bizOrderNo, list]);
}
