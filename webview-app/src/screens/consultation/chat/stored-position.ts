/** Stores where a person was reading a conversation, until they return to it in this visit. */
import { useLayoutEffect } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import type { LongList, ScrollPosition } from './long-list.ts';

const storageName = (bizOrderNo: string): string => `chat-place.${bizOrderNo}`;

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'offset' in value &&
  typeof value.offset === 'number';

export const storedPosition = (bizOrderNo: string): ScrollPosition | undefined =>
  recallPersonal(storageName(bizOrderNo), isScrollPosition, 'session');

/** Stores the position. At the end of the conversation it removes the stored position. */
function storePosition(bizOrderNo: string, position: ScrollPosition | undefined): void {
  if (position) keepPersonal(storageName(bizOrderNo), position, { area: 'session' });
  else forgetPersonal(storageName(bizOrderNo), 'session');
}

/** Stores the position when the page is left. */
export function useStoredPosition(bizOrderNo: string, list: LongList): void {
  // The cleanup of a layout effect runs while the container still exists. That of `useEffect` runs later.
  useLayoutEffect(() => {
    const store = () => storePosition(bizOrderNo, list.position());
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [bizOrderNo, list]);
}
