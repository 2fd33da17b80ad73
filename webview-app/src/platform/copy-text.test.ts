import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const previous = document.execCommand;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.execCommand = previous;
});

/** Simulates a clipboard and the older command, which records the selected text. */
function mockClipboard(clipboard: object | undefined, command: () => boolean = () => true): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard });
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    copied.push(field?.value ?? '');
    return command();
  };
  return copied;
}

const refusingClipboard = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

test.each([
  ['missing', undefined],
  ['refused', refusingClipboard],
])('a text when the clipboard is %s: copied by the older command', async (_, clipboard) => {
  const copied = mockClipboard(clipboard);
  await expect(copyText('a\u00a0b')).resolves.toBe(true);
  expect(copied).toEqual(['a b']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a text when the clipboard never answers: copied by the older command', async () => {
  vi.useFakeTimers();
  const copied = mockClipboard({ writeText: () => new Promise(() => {}) });
  const result = copyText('code');
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(result).resolves.toBe(true);
  expect(copied).toEqual(['code']);
});

test.each([
  ['refused', () => false],
  [
    'failing with an error',
    () => {
      throw new Error('no');
    },
  ],
])('a text when the clipboard refuses and the command is %s: not copied', async (_, command) => {
  mockClipboard(refusingClipboard, command);
  await expect(copyText('code')).resolves.toBe(false);
});

test('a text when a field has the focus: the focus returns to it', async () => {
  mockClipboard(undefined);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await copyText('code');
  expect(document.activeElement).toBe(field);
  field.remove();
});
