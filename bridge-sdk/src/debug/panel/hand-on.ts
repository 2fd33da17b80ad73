/** The ways by which a text leaves the page: the clipboard, a share sheet, a download. A browser may never answer: each wait has an end. */

/** Milliseconds: a tap allows the older command for about so long. */
const CLIPBOARD_MS = 800;
/** Milliseconds: a person chooses in the sheet. */
const SHARE_MS = 30_000;

/** Waits for `work`; rejects after this number of milliseconds. */
const withEnd = <T>(ms: number, work: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ms);
    const end = () => clearTimeout(timer);
    work.then(resolve, reject).then(end, end);
  });

/** Copies by the browser's older command, which web views without a clipboard have. Returns false where it is refused. */
function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Resolves to false where the page may not copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await withEnd(CLIPBOARD_MS, navigator.clipboard.writeText(text));
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Returns the browser's own way to share a file, where it has one for this. */
export function browserShare(file: File): ((file: File) => Promise<void>) | undefined {
  try {
    if (navigator.canShare({ files: [file] })) return (files) => withEnd(SHARE_MS, navigator.share({ files: [files] }));
  } catch {
    // An older browser has no `canShare`.
  }
  return undefined;
}

/** Gives a file to the browser's download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
