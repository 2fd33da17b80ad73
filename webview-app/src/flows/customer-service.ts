/** Customer service, within its hours; outside of them a message to the official account (specification, section 1). */
import { openCustomerService } from '@sdhealth/bridge-sdk';
import { request } from '../api/client.ts';
import { serverNow } from '../api/client-time.ts';
import { createQrcodeTicket, getQrcode } from '../api/config.ts';
import { NO_QRCODE_PLATFORMS } from '../rules/constants.ts';
import { isServiceOpen } from '../rules/periods.ts';
import { bridge } from '../store/bridge.ts';
import { serviceClosed } from '../store/service-closed.ts';
import { settings } from '../store/settings.ts';

/**
 * Brings the person to customer service, the host's own way: its service page, a chat link, else the phone. While it is closed the
 * person is told so, and how to leave a message. Never rejects.
 */
export async function callCustomerService(): Promise<void> {
  if (!isServiceOpen(serverNow())) {
    serviceClosed.shown = true;
    return;
  }
  const { customerServiceUrl: url, servicePhone: phone } = settings;
  await bridge.call(openCustomerService, { phone, ...(url && { url }) }).catch(() => undefined);
}

/** The picture of the official account's QR code; undefined where none may be shown, or none can be had. Never rejects. */
export async function messageQrcode(signal: AbortSignal): Promise<string | undefined> {
  if (NO_QRCODE_PLATFORMS.includes(bridge.host.platform)) return undefined;
  const quietly = { signal, quiet: true };
  try {
    const { ticket } = await request(createQrcodeTicket, { body: { scene: 'customer-service' } }, quietly);
    return (await request(getQrcode, { query: { ticket } }, quietly)).url;
  } catch {
    return undefined;
  }
}
