import { openCustomerService } from '@sdhealth/bridge-sdk';
import { bridge } from '../store/bridge.ts';
import { settings } from '../store/settings.ts';

/** Brings the person to customer service, the host's own way: its service page, a chat link, else the phone. Never rejects. */
export async function callCustomerService(): Promise<void> {
  const { customerServiceUrl: url, servicePhone: phone } = settings;
  await bridge.call(openCustomerService, { phone, ...(url && { url }) }).catch(() => undefined);
}
