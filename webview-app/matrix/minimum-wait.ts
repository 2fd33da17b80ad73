/** Lists pages that wait for something without showing it, and so seem to be at rest. They are inspected later. */
import type { Cell } from './cells.ts';

/** The deadline of an app that does not respond to the handshake. Until then a page shows its public content. Milliseconds. */
const SILENT_APP_MS = 3_600;
const SILENT_APPS: readonly string[] = ['android-app', 'ios-app'];

/** The time in which the pages of a PDF report are rendered, one after the other. Milliseconds. */
const REPORT_MS = 2_500;

/** Returns the minimum milliseconds from a page's load until its inspection. */
export function minWaitOf({ route, host, state }: Pick<Cell, 'route' | 'host' | 'state'>): number {
  if (state === 'old-app' && SILENT_APPS.includes(host)) return SILENT_APP_MS;
  return route === 'content.pdf' ? REPORT_MS : 0;
}
