/** The events and attributes through which the app and the watchdog communicate, which share only the document. */

/** The event that the app sends when it has painted. The watchdog cancels it for a blank page, so that the host does not get `ready`. */
export const PAINTED = 'sdhealth-painted';

/** The event that the watchdog sends when the page stays blank. The app then tells the host. */
export const BLANK = 'sdhealth-blank';

/** The event that the app's program sends to the start page when it fails before its first render. Its detail is the error. */
export const FAILED = 'sdhealth-start-failed';

/** Calls the function when the page's markup has been parsed. */
export const whenParsed = (callback: () => void): void =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', callback) : callback();

/** Returns the support code of a safe page. Undefined if the app may start. */
export const safePageCode = (): string | undefined => document.documentElement.dataset['safe'];

/** Makes this load a safe page: the app does not start. */
export function makeSafe(code: string): void {
  document.documentElement.dataset['safe'] = code;
}

/** The record of the page's head for `start-notice.ts`, which comes after all visible markup in the split build. */
export interface StartRecord {
  /** Errors, violations of the policy, and a failed start. */
  readonly events: Event[];
  /** The number of recent page loads that failed, with this one. */
  failures: number;
}

declare global {
  interface Window {
    startRecord?: StartRecord;
  }
}
