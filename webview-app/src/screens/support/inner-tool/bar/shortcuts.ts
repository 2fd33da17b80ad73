/**
 * The keys of the operations: Alt, Shift and a letter. The letters that browsers take themselves with these keys, or with Alt alone, are
 * left out (menus, the address bar, focus and feedback), and no screen reader takes Alt and Shift with a letter.
 */
import type { Operation } from '../../../../telephony/types.ts';

export const LETTERS: Readonly<Record<Operation, string>> = {
  initialise: 'C',
  signIn: 'S',
  makeCall: 'M',
  answer: 'N',
  hold: 'H',
  retrieve: 'R',
  transfer: 'X',
  conference: 'G',
  hangUp: 'U',
  signOut: 'O',
};

/** The operations in the order of the bar. */
export const IN_ORDER = Object.keys(LETTERS) as Operation[];

/** The value of `aria-keyshortcuts`. */
export const keysOf = (operation: Operation): string => `Alt+Shift+${LETTERS[operation]}`;

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing'>;

/** Returns the operation of the keys. By the key's place: with Alt a Mac types another sign. */
export function operationOf(event: Keys): Operation | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, repeat, isComposing } = event;
  if (!altKey || !shiftKey || ctrlKey || metaKey || repeat || isComposing) return undefined;
  return IN_ORDER.find((operation) => event.code === `Key${LETTERS[operation]}`);
}
