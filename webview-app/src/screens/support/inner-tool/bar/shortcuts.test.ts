import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../../telephony/types.ts';
import { keysOf, LETTERS, operationOf, SHORTCUT_OPERATIONS } from './shortcuts.ts';

/** The letters that browsers use. Alt opens menus or the address bar. Chrome and Edge use A, B, I and T with Alt and Shift. */
const BROWSER_LETTERS = 'ABDEFIT';

test('the keys of the operations when they are compared: are unique and not used by a browser', () => {
  expect([...SHORTCUT_OPERATIONS].sort()).toEqual([...OPERATIONS].sort());
  const letters = Object.values(LETTERS);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(BROWSER_LETTERS).not.toContain(letter);
  for (const operation of OPERATIONS) expect(keysOf(operation)).toMatch(/^Alt\+Shift\+[A-Z]$/);
});

const keyEvent = (overrides: object = {}) => ({
  code: 'KeyM',
  altKey: true,
  shiftKey: true,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...overrides,
});

test.each(OPERATIONS)('the shortcut of %s when it is pressed: runs that operation', (operation) => {
  expect(operationOf(keyEvent({ code: `Key${LETTERS[operation]}` }))).toBe(operation);
});

test.each([
  { altKey: false },
  { shiftKey: false },
  { ctrlKey: true },
  { metaKey: true },
  { repeat: true },
  { isComposing: true },
  { code: 'KeyZ' },
])('a shortcut when its keys have %j: runs no operation', (overrides) => {
  expect(operationOf(keyEvent(overrides))).toBeUndefined();
});
