/** Keeps where a person was reading, for when they come back to the conversation in this visit. */
import { forgetPersonal, keepPersonal, recallPersonal } from '../../platform/personal.ts';
import type { Place } from './use-long-list.ts';

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
export function keepPlace(bizOrderNo: string, place: Place | undefined): void {
  if (place) keepPersonal(nameOf(bizOrderNo), place, { shelf: 'session' });
  else forgetPersonal(nameOf(bizOrderNo), 'session');
}
