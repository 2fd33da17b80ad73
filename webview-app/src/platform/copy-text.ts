/** Puts a text on the clipboard, with plain spaces in place of no-break ones. Returns false where the browser does not allow it: the text is then shown to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replace(/\u00a0/g, ' '));
    return true;
  } catch {
    // refused, or a web view without a clipboard
    return false;
  }
}
