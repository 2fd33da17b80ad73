/** Provides the way to leave a message while customer service is closed (specification, section 1). */

import { createQrcodeTicket, getQrcode } from '../../api/qrcode.ts';
import { QUIET, request } from '../../client/request.ts';
import { bridge } from '../../platform/bridge.ts';
import { NO_QRCODE_PLATFORMS } from '../../rules/constants.ts';

/** Returns the picture of the official account's QR code. Undefined if none may be shown, or none is available. Never rejects. */
export async function messageQrcode(signal: AbortSignal): Promise<string | undefined> {
  if (NO_QRCODE_PLATFORMS.includes(bridge.host.platform)) return undefined;
  const unnoticed = { ...QUIET, signal };
  try {
    const { ticket } = await request(createQrcodeTicket, { body: { scene: 'customer-service' } }, unnoticed);
    return (await request(getQrcode, { query: { ticket } }, unnoticed)).url;
  } catch {
    return undefined;
  }
}
