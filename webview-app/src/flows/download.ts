/** Leads a person to the provider's app: the store's page, the market's, or the package itself. */
import { openExternal, openStore } from '@sdhealth/bridge-sdk';
import { type DownloadLinks, getAppDownload, getAppVersion } from '../api/config.ts';
import { getChannelCode } from '../api/statistics.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { request } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { channelInfo } from '../platform/channel.ts';
import { reportProblem } from '../platform/error-reports.ts';
import { track } from '../platform/tracking.ts';

export type DownloadEnd =
  | 'opened'
  /** The configuration has no link at all; it was logged. */
  | 'no-link'
  /** There are links, none of them for this phone or host. */
  | 'not-here';

/** Phone types, as data: 1 Android, 2 iOS, 3 other. These have one store. */
const STORE_PHONES: readonly number[] = [2];

/**
 * Opens the way to the app that fits this phone and host, and has it counted for the channel the person came by. Rejects with an
 * `ApiError` where the links cannot be had.
 */
export async function guideToDownload(): Promise<DownloadEnd> {
  const { version, appStore, yyb } = await linksToApp();
  if (!version && !appStore && !yyb) {
    reportProblem('no download link', 'DOWNLOAD');
    return 'no-link';
  }
  void countDownload();
  const links = {
    ...(appStore && { appStoreUrl: appStore }),
    ...(version && { androidUrl: version }),
    ...(yyb && { marketUrl: yyb }),
  };
  if (bridge.supports(openStore).ok && (await done(bridge.call(openStore, links)))) return 'opened';
  const url = STORE_PHONES.includes(bridge.host.phone) ? appStore : yyb || version;
  if (!url || !bridge.supports(openExternal).ok) return 'not-here';
  return (await done(bridge.call(openExternal, { url }))) ? 'opened' : 'not-here';
}

/** As configured; what the configuration leaves out is in the file of the released version. */
async function linksToApp(): Promise<DownloadLinks> {
  const configured = await request(getAppDownload);
  const { version, appStore, yyb } = configured;
  if (version && appStore && yyb) return configured;
  const released = await request(getAppVersion).catch((): DownloadLinks => ({}));
  return {
    version: version || released.version || '',
    appStore: appStore || released.appStore || '',
    yyb: yyb || released.yyb || '',
  };
}

/** Measured under the channel's own code; a channel that has none is not measured. */
async function countDownload(): Promise<void> {
  const { channel } = channelInfo();
  if (!channel) return;
  try {
    track(
      'download',
      (await request(getChannelCode, { query: { channel } }, { notice: false, login: false, expected: [NOT_FOUND] }))
        .channelCode,
    );
  } catch {
    // No answer is needed: opening the app does not wait for it.
  }
}

const done = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
