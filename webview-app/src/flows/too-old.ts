/** A host whose client is too old for what the page asked of it (specification, section 8). */
import { isBridgeError } from '@sdhealth/bridge-sdk';
import { text } from '../messages/index.ts';
import { showAlert } from '../store/frame.ts';

let said = false;

/** Tells the person to upgrade, once in the life of the page; other failures are none of its business. */
export function noteTooOld(error: unknown): void {
  if (said || !isBridgeError(error, 'HOST_TOO_OLD')) return;
  said = true;
  showAlert(text().states.versionTooLow);
}
