/** Stores where a person was reading a conversation, until they return to it in this visit. */
import { useLayoutEffect } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
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

/** Stores the position. At the end of the conversation it removes the stored position. */
function keepPlace(bizOrderNo: string, place: Place | undefined): void {
  if (place) keepPersonal(nameOf(bizOrderNo), place, { area: 'session' });
  else forgetPersonal(nameOf(bizOrderNo), 'session');
}

/** Stores the position when the page is left. */
export function useKeptPlace(bizOrderNo: string, list: LongList): void {
  // The cleanup of a layout effect runs while the container still exists. That of `useEffect` runs later.
  useLayoutEffect(() => {
    const keep = () => keepPlace(bizOrderNo, list.place());
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [bizOrderNo, list]);
}
