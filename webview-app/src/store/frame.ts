/** Holds the state that a page passes to the app around it: an alert, the dialog of closed customer service, the page's title. */
import { proxy } from 'valtio';

/** An alert that stays until the person confirms it (specification, section 8). Rendered by `app/alert.tsx`. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- the current screen; another person starts with a new screen
export const alert = proxy<{ message: string | undefined }>({ message: undefined });

/** Shows an alert until the person confirms it. A later alert replaces it. */
export function showAlert(message: string): void {
  alert.message = message;
}

/** True if the dialog of closed customer service is open. Rendered by `app/service-closed-dialog.tsx`. */
export const serviceClosed = proxy<{ shown: boolean }>({ shown: false });

/**
 * The title that a screen sets if the route's title would be wrong (a purchase without a confirmed payment). `text` is
 * undefined while the route's title is right.
 */
export const screenTitle = proxy<{ text: string | undefined }>({ text: undefined });
