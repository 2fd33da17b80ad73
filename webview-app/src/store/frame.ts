/** Holds the state that a page passes to the frame: an alert, the dialog of closed customer service, the page's title. */
import { proxy } from 'valtio';

/** An alert that stays until the person confirms it (specification, section 8). Rendered by `app/alert.tsx`. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the screen that is shown now; another person begins with a new one
export const alert = proxy<{ message: string | undefined }>({ message: undefined });

/** Shows an alert until the person confirms it. A later alert replaces it. */
export function showAlert(message: string): void {
  alert.message = message;
}

/** True if the dialog of closed customer service is open. Rendered by `app/service-closed-dialog.tsx`. */
export const serviceClosed = proxy<{ shown: boolean }>({ shown: false });

/**
 * The title that a screen sets when the row's title would promise too much (a purchase whose payment is not confirmed). `text` is
 * undefined while the row's title is right.
 */
export const screenTitle = proxy<{ text: string | undefined }>({ text: undefined });
