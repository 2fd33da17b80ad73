/** The time for a clipboard that never answers, in milliseconds: a tap allows the second way for about so long. */
const PATIENCE_MS = 800;

const late = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));

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
 * refuses, or answers nothing for 800 ms. Returns false where neither is allowed: the text is then shown to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  const plain = text.replace(/\u00a0/g, ' ');
  try {
    await Promise.race([navigator.clipboard.writeText(plain), late()]);
    return true;
  } catch {
    return copyByCommand(plain);
  }
}
