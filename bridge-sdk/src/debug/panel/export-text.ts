/** Copies, shares or downloads a text. Each wait has a timeout, because a browser may never answer. */

/** The wait for the clipboard, in milliseconds. A tap permits `execCommand` for about as long. */
const CLIPBOARD_MS = 800;
/** The wait for a choice in the share sheet, in milliseconds. */
const SHARE_MS = 30_000;

/** Waits for `work`. Rejects after `ms` milliseconds. */
const withTimeout = <T>(ms: number, work: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ms);
    const end = () => clearTimeout(timer);
    work.then(resolve, reject).then(end, end);
  });

/** Copies by `execCommand`, for web views without a clipboard API. Returns false if the browser refuses. */
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

/** Copies a text. Resolves to false if the page may not copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await withTimeout(CLIPBOARD_MS, navigator.clipboard.writeText(text));
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Returns the browser's share function, or undefined if it cannot share this file. */
export function browserShare(file: File): ((file: File) => Promise<void>) | undefined {
  try {
    if (navigator.canShare({ files: [file] })) return (log) => withTimeout(SHARE_MS, navigator.share({ files: [log] }));
  } catch {
    // An older browser has no `canShare`.
  }
  return undefined;
}

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
