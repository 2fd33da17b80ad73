/** The message for a host's client that is too old for a call (specification, section 8). */
import { isBridgeError } from '@sdhealth/bridge-sdk';
import { text } from '../messages/index.ts';
import { showAlert } from '../store/frame.ts';

let said = false;

/** Tells the person to upgrade, once in a page load; ignores other failures. */
export function noteTooOld(error: unknown): void {
  if (said || !isBridgeError(error, 'HOST_TOO_OLD')) return;
  said = true;
  showAlert(text().states.versionTooLow);
}
