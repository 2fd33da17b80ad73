/** Opens customer service within its hours. Outside these hours it offers a message to the official account (specification, section 1). */
import { dialPhone, openCustomerService } from '@sdhealth/bridge-sdk';
import { serverNow } from '../client/server-clock.ts';
import { bridge } from '../platform/bridge.ts';
import { settings } from '../platform/settings.ts';
import { isServiceOpen } from '../rules/periods.ts';
import { serviceClosed } from '../store/frame.ts';

/**
 * Opens customer service as the host does it: its service page or a chat link. Falls back to a phone call, because a mini-program may
 * lack such a page. Without a number, or outside the hours, the page explains how to leave a message. Never rejects.
 */
export async function callCustomerService(): Promise<void> {
  if (!isServiceOpen(serverNow())) {
    serviceClosed.shown = true;
    return;
  }
  const { customerServiceUrl: url, servicePhone: phone } = settings;
  await bridge
    .call(openCustomerService, { url, ...(phone && { phone }) })
    .catch(() => {
      if (phone) return bridge.call(dialPhone, { number: phone });
      serviceClosed.shown = true;
    })
    .catch(() => undefined);
}
