/** Hands a text to the person in the one way that the host has: a file where a browser saves one, else the clipboard. */
import { bridge } from '../platform/bridge.ts';
import { copyText } from '../platform/copy-text.ts';
import { calendarWay } from '../rules/calendar-file.ts';

/** `saved`: a file was given to the browser, which may save it or not. `failed`: there is no file, or nothing can be copied. */
export type HandedOver = 'saved' | 'copied' | 'failed';

/** Returns true where the host's web view saves files. */
export const savesFiles = (): boolean => calendarWay(bridge.host.platform) === 'file';

/** Gives the browser a file to save. Throws in a web view that makes none. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser begins to read it after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function handOverText(name: string, type: string, content: string): Promise<HandedOver> {
  if (!savesFiles()) return (await copyText(content)) ? 'copied' : 'failed';
  try {
    saveFile(name, type, content);
    return 'saved';
  } catch {
    return 'failed';
  }
}
