import { withEnd } from './browser-waits.ts';

/** Copies by the browser's older command, for web views without a clipboard. Returns false if it is refused. */
function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  // Invisible, but with a font so large that iOS does not zoom.
  Object.assign(field.style, { position: 'fixed', opacity: '0', fontSize: '16px' });
  // A modal dialog makes the rest of the page inert.
  ([...document.querySelectorAll('dialog[open]')].pop() ?? document.body).append(field);
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Puts a text on the clipboard, with plain spaces instead of no-break spaces. Falls back to the browser's older command if the clipboard
 * is missing, refuses or does not answer (`browser-waits.ts`). Returns false if neither works: the page then shows the text for manual
 * copying.
 */
export async function copyText(text: string): Promise<boolean> {
  const plainText = text.replace(/\u00a0/g, ' ');
  try {
    await withEnd('clipboard', () => navigator.clipboard.writeText(plainText));
    return true;
  } catch {
    return copyByCommand(plainText);
  }
}
