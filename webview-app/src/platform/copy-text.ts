/** Puts a text on the clipboard, without the joiners that keep a day on one line. Returns false where the browser does not allow it: the text is then shown to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replace(/\u2060/g, '').replace(/\u00a0/g, ' '));
    return true;
  } catch {
    // refused, or a web view without a clipboard
    return false;
  }
}
