/** Signs between the app's program and the watchdog in the single file's head, which share nothing but the page. */

/** The app says it when it has painted. Prevented where nothing of it can be seen: the host is not told `ready` then. */
export const PAINTED = 'sdhealth-painted';

/** The watchdog says it when nothing can be seen for a while: the app tells the host. */
export const BLANK = 'sdhealth-blank';

/** The support code of a safe page, undefined where the app may start. */
export const safePage = (): string | undefined => document.documentElement.dataset['safe'];

/** Makes this load a safe page: the app does not start. */
export function makeSafe(code: string): void {
  document.documentElement.dataset['safe'] = code;
}
