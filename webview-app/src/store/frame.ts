/** State that a page hands to the frame around it: an alert, the dialog of closed customer service, the page's title. */
import { proxy } from 'valtio';

/** An alert that stays until the person confirms it (specification, section 8). Drawn by `app/alert.tsx`. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the screen that is shown now; another person begins with a new one
export const alert = proxy<{ message: string | undefined }>({ message: undefined });

/** Shows the words until the person confirms them; a later alert replaces them. */
export function showAlert(message: string): void {
  alert.message = message;
}

/** Says that customer service is closed, and how to leave a message. Drawn by `app/service-closed-dialog.tsx`. */
export const serviceClosed = proxy<{ shown: boolean }>({ shown: false });

/**
 * The title a screen gives itself, where the row's would promise too much (a purchase that is not yet known to be paid). `text` is
 * undefined while the row's own title is right.
 */
export const screenTitle = proxy<{ text: string | undefined }>({ text: undefined });
