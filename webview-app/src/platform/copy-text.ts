import { withEnd } from './browser-waits.ts';

/** Copies by the browser's older command, which web views without a clipboard have. Returns false where it is refused. */
function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  // Out of sight, and as large as a field must be for iOS not to zoom.
  Object.assign(field.style, { position: 'fixed', opacity: '0', fontSize: '16px' });
  // What is modal makes all else inert.
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
 * Puts a text on the clipboard, with plain spaces in place of no-break ones; by the browser's older command where the clipboard is missing,
 * refuses, or answers nothing (`browser-waits.ts`). Returns false where neither is allowed: the text is then shown to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  const plain = text.replace(/\u00a0/g, ' ');
  try {
    await withEnd('clipboard', () => navigator.clipboard.writeText(plain));
    return true;
  } catch {
    return copyByCommand(plain);
  }
}
