import { BridgeError, openDocument } from '@sdhealth/bridge-sdk';
import { fileAddress } from '../../../client/file.ts';
import { bridge } from '../../../platform/bridge.ts';
import { APP_PLATFORMS } from '../../../rules/constants.ts';
import { reportedVisit } from '../flows/report.ts';

/** Tells if this is a provider's app with a document viewer, which people know and which can print and save. */
export const opensReports = (): boolean =>
  APP_PLATFORMS.includes(bridge.host.platform) && bridge.supports(openDocument).ok;

/** Lets the host show a report. Requests a fresh address, which is valid for minutes. Rejects without a report. */
export async function openReport(orderNo: string, title: string): Promise<void> {
  const visit = await reportedVisit(orderNo);
  const address = fileAddress(visit?.reportFile ?? '');
  if (!visit?.reportFile || !address) throw new BridgeError('UNSUPPORTED', 'no report');
  await bridge.call(openDocument, { url: address.href, title });
}
