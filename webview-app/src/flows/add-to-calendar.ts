/** Hands an appointment to the phone's calendar in the one way that the host has. */
import { bridge } from '../platform/bridge.ts';
import { copyText } from '../platform/copy-text.ts';
import { type CalendarEntry, calendarFile, calendarWay } from '../rules/calendar-file.ts';
import { type HandedOver, saveFile } from './hand-over-text.ts';

export type CalendarEnd = HandedOver;

export const wayToCalendar = () => calendarWay(bridge.host.platform);

/** `asText`: the entry as a person writes it down. */
export async function addToCalendar(entry: CalendarEntry, asText: string): Promise<CalendarEnd> {
  if (wayToCalendar() === 'copy') return (await copyText(asText)) ? 'copied' : 'failed';
  try {
    saveFile(`${entry.day}.ics`, 'text/calendar', calendarFile(entry));
    return 'saved';
  } catch {
    // An hour that is none, or a web view that makes no files.
    return 'failed';
  }
}
