/** Provides the QR code for leaving a message while customer service is closed (specification, section 1). */

import { createQrcodeTicket, getQrcode } from '../../api/qrcode.ts';
import { QUIET, request } from '../../client/request.ts';
import { bridge } from '../../platform/bridge.ts';
import { NO_QRCODE_PLATFORMS } from '../../rules/constants.ts';

/** Returns the picture of the official account's QR code. Undefined if a code is not allowed or not available. Never rejects. */
export async function messageQrcode(signal: AbortSignal): Promise<string | undefined> {
  if (NO_QRCODE_PLATFORMS.includes(bridge.host.platform)) return undefined;
  const requestOptions = { ...QUIET, signal };
  try {
    const { ticket } = await request(createQrcodeTicket, { body: { scene: 'customer-service' } }, requestOptions);
    return (await request(getQrcode, { query: { ticket } }, requestOptions)).url;
  } catch {
    return undefined;
  }
}
