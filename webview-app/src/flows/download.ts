/** Guiding a person to the provider's app: the store's page, the market's, or the package itself. */
import { openExternal, openStore } from '@sdhealth/bridge-sdk';
import { request } from '../api/client.ts';
import { getAppDownload } from '../api/static.ts';
import { bridge } from '../store/bridge.ts';
import { reportTrouble } from '../store/trouble.ts';

export type DownloadEnd =
  | 'opened'
  /** The configuration has no link at all; it was logged. */
  | 'no-link'
  /** There are links, none of them for this phone or host. */
  | 'not-here';

/** Phone types, as data: 1 Android, 2 iOS, 3 other. These have one store. */
const STORE_PHONES: readonly number[] = [2];

/** Opens the way to the app that fits this phone and host. Rejects with an `ApiError` where the links cannot be had. */
export async function guideToDownload(): Promise<DownloadEnd> {
  const { version, appStore, yyb } = await request(getAppDownload);
  if (!version && !appStore && !yyb) {
    reportTrouble('no download link', 'DOWNLOAD');
    return 'no-link';
  }
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

const done = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
