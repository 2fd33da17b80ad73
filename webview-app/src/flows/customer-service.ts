/** Customer service, within its hours; outside of them a message to the official account (specification, section 1). */
import { dialPhone, openCustomerService } from '@sdhealth/bridge-sdk';
import { serverNow } from '../client/server-clock.ts';
import { bridge } from '../platform/bridge.ts';
import { settings } from '../platform/settings.ts';
import { isServiceOpen } from '../rules/periods.ts';
import { serviceClosed } from '../store/frame.ts';

/**
 * Brings the person to customer service, the host's own way: its service page or a chat link. Where that fails the phone is dialled: a
 * mini-program need not have such a page. Without a number, and while it is closed, the person is told how to leave a
 * message. Never rejects.
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
