/** Shows the message for a host's client that is too old for a call (specification, section 8). */
import { isBridgeError } from '@sdhealth/bridge-sdk';
import { text } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { APP_PLATFORMS } from '../rules/constants.ts';
import { showAlert } from '../store/frame.ts';

/**
 * Asks the person to upgrade a client that is too old, and ignores other failures. Only for calls after an action of the person.
 * Our own apps have a separate update message.
 */
export function showIfTooOld(error: unknown): void {
  if (APP_PLATFORMS.includes(bridge.host.platform) || !isBridgeError(error, 'HOST_TOO_OLD')) return;
  showAlert(text().states.versionTooLow);
}
