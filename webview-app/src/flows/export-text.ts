/** Gives a text to the person: as a file if the browser saves files, otherwise in the clipboard. */
import { bridge } from '../platform/bridge.ts';
import { copyText } from '../platform/copy-text.ts';
import { calendarMethod } from '../rules/calendar-file.ts';

/** `saved`: the browser got a file, which it may or may not save. `failed`: neither a file nor the clipboard is possible. */
export type ExportResult = 'saved' | 'copied' | 'failed';

/** Checks that the host's web view saves files. */
export const savesFiles = (): boolean => calendarMethod(bridge.host.platform) === 'file';

/** Passes a file to the browser to save. Throws in a web view that cannot save files. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function exportText(name: string, type: string, content: string): Promise<ExportResult> {
  if (!savesFiles()) return (await copyText(content)) ? 'copied' : 'failed';
  try {
    saveFile(name, type, content);
    return 'saved';
  } catch {
    return 'failed';
  }
}
