/** Hands an appointment to the phone's calendar in the one way that the host has. */
import { bridge } from '../platform/bridge.ts';
import { copyText } from '../platform/copy-text.ts';
import { type CalendarEntry, calendarFile, calendarWay } from '../rules/calendar-file.ts';

/** `saved`: a file was given to the browser, which may save it or not. `failed`: there is no file, or nothing can be copied. */
export type CalendarEnd = 'saved' | 'copied' | 'failed';

export const wayToCalendar = () => calendarWay(bridge.host.platform);

/** `asText`: the entry as a person writes it down. */
export async function addToCalendar(entry: CalendarEntry, asText: string): Promise<CalendarEnd> {
  if (wayToCalendar() === 'copy') return (await copyText(asText)) ? 'copied' : 'failed';
  try {
    const url = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${entry.day}.ics`;
    link.click();
    // A browser begins to read it after the tap.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return 'saved';
  } catch {
    // An hour that is none, or a web view that makes no files.
    return 'failed';
  }
}
