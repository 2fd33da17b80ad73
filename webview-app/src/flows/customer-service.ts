/** Customer service, within its hours; outside of them a message to the official account (specification, section 1). */
import { dialPhone, openCustomerService } from '@sdhealth/bridge-sdk';
import { serverNow } from '../client/server-clock.ts';
import { text } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { settings } from '../platform/settings.ts';
import { isServiceOpen } from '../rules/periods.ts';
import { serviceClosed } from '../store/frame.ts';
import { notice } from '../ui/toast-store.ts';

/**
 * Brings the person to customer service, the host's own way: its service page or a chat link. Where that fails the phone is dialled: a
 * mini-program need not have such a page. Without a number the person is told that there is none. While it is closed they are told so, and how
 * to leave a message. Never rejects.
 */
export async function callCustomerService(): Promise<void> {
  if (!isServiceOpen(serverNow())) {
    serviceClosed.shown = true;
    return;
  }
  const { customerServiceUrl: url, servicePhone: phone } = settings;
  await bridge
    .call(openCustomerService, { url, ...(phone && { phone }) })
    .catch(() => (phone ? bridge.call(dialPhone, { number: phone }) : sayNoNumber()))
    .catch(() => undefined);
}

function sayNoNumber(): object {
  notice(text().common.noServicePhone, 'warning');
  return {};
}
