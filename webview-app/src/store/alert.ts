/** What a person must take note of (specification, section 8: "alert"): it stays until they have. Drawn by `app/alert.tsx`. */
import { proxy } from 'valtio';

export const alert = proxy<{ message: string | undefined }>({ message: undefined });

/** Shows the words until the person says that they know; other words take their place. */
export function showAlert(message: string): void {
  alert.message = message;
}
