/** Pages that seem to be at rest while they wait for something that changes nothing in them yet: they are looked at later. */
import type { Cell } from './cells.ts';

/** An app that does not answer the first exchange is waited for until its deadline; meanwhile a page shows what anybody may see. Milliseconds. */
const SILENT_APP_MS = 3_600;
const SILENT_APPS: readonly string[] = ['android-app', 'ios-app'];

/** The pages of a report are drawn one after the other, each when the one before is there. Milliseconds. */
const REPORT_MS = 2_500;

/** Returns the milliseconds from the page's load before which it is not looked at. */
export function leastMsOf({ route, host, state }: Pick<Cell, 'route' | 'host' | 'state'>): number {
  if (state === 'old-app' && SILENT_APPS.includes(host)) return SILENT_APP_MS;
  return route === 'content.pdf' ? REPORT_MS : 0;
}
