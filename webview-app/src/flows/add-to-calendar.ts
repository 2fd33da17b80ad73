/** Passes an appointment to the phone's calendar by a method that the host supports. */
import { bridge } from '../platform/bridge.ts';
import { copyText } from '../platform/copy-text.ts';
import { type CalendarEntry, calendarFile, calendarWay } from '../rules/calendar-file.ts';
import { type HandedOver, saveFile } from './hand-over-text.ts';

export type CalendarEnd = HandedOver;

export const wayToCalendar = () => calendarWay(bridge.host.platform);

/** Adds an entry. `asText` is the entry as readable text. */
export async function addToCalendar(entry: CalendarEntry, asText: string): Promise<CalendarEnd> {
  if (wayToCalendar() === 'copy') return (await copyText(asText)) ? 'copied' : 'failed';
  try {
    saveFile(`${entry.day}.ics`, 'text/calendar', calendarFile(entry));
    return 'saved';
  } catch {
    // The entry has an impossible hour, or the web view cannot save files.
    return 'failed';
  }
}
