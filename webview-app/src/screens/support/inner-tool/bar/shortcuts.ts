/**
 * Defines the operations' shortcuts: Alt, Shift and a letter. Letters that browsers use with Alt, or with Alt and Shift, are avoided
 * (menus, address bar, focus, feedback). No screen reader uses Alt and Shift with a letter.
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

/** Lists the operations in the order of the bar. */
export const SHORTCUT_OPERATIONS = Object.keys(LETTERS) as Operation[];

/** Returns the value of `aria-keyshortcuts` for an operation. */
export const keysOf = (operation: Operation): string => `Alt+Shift+${LETTERS[operation]}`;

type KeyPress = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing'>;

/** Returns the operation of a key press. It uses the key's position, because Alt types another character on a Mac. */
export function operationOf(event: KeyPress): Operation | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, repeat, isComposing } = event;
  if (!altKey || !shiftKey || ctrlKey || metaKey || repeat || isComposing) return undefined;
  return SHORTCUT_OPERATIONS.find((operation) => event.code === `Key${LETTERS[operation]}`);
}
