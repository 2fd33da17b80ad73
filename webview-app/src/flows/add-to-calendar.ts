/** Passes an appointment to the phone's calendar by a method that the host supports. */
import { bridge } from '../platform/bridge.ts';
import { copyText } from '../platform/copy-text.ts';
import { type CalendarEntry, calendarFile, calendarMethod } from '../rules/calendar-file.ts';
import { type ExportResult, saveFile } from './export-text.ts';

export type CalendarResult = ExportResult;

export const hostCalendarMethod = () => calendarMethod(bridge.host.platform);

/** Adds an entry. `asText` is the entry as readable text. */
export async function addToCalendar(entry: CalendarEntry, asText: string): Promise<CalendarResult> {
  if (hostCalendarMethod() === 'copy') return (await copyText(asText)) ? 'copied' : 'failed';
  try {
    saveFile(`${entry.day}.ics`, 'text/calendar', calendarFile(entry));
    return 'saved';
  } catch {
    // The entry has an impossible hour, or the web view cannot save files.
    return 'failed';
  }
}
