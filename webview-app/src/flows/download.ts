/** Opens the download of the provider's app: the page of the store or market, or the package. */
import { openExternal, openStore } from '@sdhealth/bridge-sdk';
import { type DownloadLinks, getAppVersion, type ReleasedApp } from '../api/config.ts';
import { getAppDownload } from '../api/config-pages.ts';
import { getChannelCode } from '../api/statistics.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { QUIET, request } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { channelInfo } from '../platform/channel.ts';
import { reportProblem } from '../platform/error-reports.ts';
import { track } from '../platform/tracking.ts';
import { type AppLinks, chooseDownloadMethod, type DownloadMethod } from '../rules/download-method.ts';

export type DownloadEnd =
  | 'opened'
  /** The configuration has no link. This is reported. */
  | 'no-link'
  /** The configuration has links, but none for this phone or host. */
  | 'not-here';

/** The phone types with only one store. Types: 1 Android, 2 iOS, 3 other. */
const PHONES_WITH_STORE: readonly number[] = [2];

/**
 * Opens the app's download for this phone and host, and tracks it for the person's channel. Rejects with an `ApiError` if the links are
 * unavailable.
 */
export async function guideToDownload(): Promise<DownloadEnd> {
  return openDownload(await loadLinks());
}

/** Opens the download with known links. `channel` counts the download for a person without a channel. */
export async function openDownload({ version, appStore, yyb }: AppLinks, channel = ''): Promise<DownloadEnd> {
  if (!version && !appStore && !yyb) {
    reportMissingLink('none');
    return 'no-link';
  }
  void countDownload(channel);
  const links = {
    ...(appStore && { appStoreUrl: appStore }),
    ...(version && { androidUrl: version }),
    ...(yyb && { marketUrl: yyb }),
  };
  if (bridge.supports(openStore, links).ok && (await succeeds(bridge.call(openStore, links)))) return 'opened';
  const url = PHONES_WITH_STORE.includes(bridge.host.phone) ? appStore : yyb || version;
  if (!url || !bridge.supports(openExternal).ok) return 'not-here';
  return (await succeeds(bridge.call(openExternal, { url }))) ? 'opened' : 'not-here';
}

export interface AppOffer {
  readonly links: AppLinks;
  readonly method: DownloadMethod;
  readonly released: ReleasedApp;
}

/** Returns the offer of a download page. Rejects with an `ApiError` if the links are unavailable. Other fields may be missing. */
export async function appOffer(signal: AbortSignal): Promise<AppOffer> {
  const [configured, released] = await Promise.all([
    request(getAppDownload, {}, { signal }),
    request(getAppVersion, {}, { ...QUIET, signal }).catch((): ReleasedApp => ({})),
  ]);
  const links = mergeLinks(configured, released);
  const { platform, phone } = bridge.host;
  const method = chooseDownloadMethod(links, { platform, phone, opensMarket: bridge.supports(openStore).ok });
  reportMissingLink(method);
  return { links, method, released };
}

/** Reports that the app has no link, or none for this phone (specification, section 8). */
function reportMissingLink(method: DownloadMethod): void {
  if (method === 'none') reportProblem('no download link');
  if (method === 'not-here') reportProblem('no download link for this phone');
}

/** Returns the configured links. Missing links are taken from the file of the released version. */
async function loadLinks(): Promise<AppLinks> {
  const configured = await request(getAppDownload);
  const { version, appStore, yyb } = configured;
  if (version && appStore && yyb) return { version, appStore, yyb };
  return mergeLinks(configured, await request(getAppVersion).catch((): DownloadLinks => ({})));
}

const mergeLinks = (configured: DownloadLinks, released: DownloadLinks): AppLinks => ({
  version: configured.version || released.version || '',
  appStore: configured.appStore || released.appStore || '',
  yyb: configured.yyb || released.yyb || '',
});

/** Tracks the download with the channel's code. A channel without a code is not tracked. */
async function countDownload(fallback: string): Promise<void> {
  const channel = channelInfo().channel || fallback;
  if (!channel) return;
  try {
    track(
      'download',
      (await request(getChannelCode, { query: { channel } }, { ...QUIET, expected: [NOT_FOUND] })).channelCode,
    );
  } catch {
    // Tracking is optional.
  }
}

const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
