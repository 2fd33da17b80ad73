/** Shows the message for a host's client that is too old for a call (specification, section 8). */
import { isBridgeError } from '@sdhealth/bridge-sdk';
import { text } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { APP_PLATFORMS } from '../rules/constants.ts';
import { showAlert } from '../store/frame.ts';

/**
 * Asks a person to upgrade the client in which they asked for something, and ignores other failures. Background calls must not call it.
 * Our own apps have another way to update.
 */
export function noteTooOld(error: unknown): void {
  if (APP_PLATFORMS.includes(bridge.host.platform) || !isBridgeError(error, 'HOST_TOO_OLD')) return;
  showAlert(text().states.versionTooLow);
}
