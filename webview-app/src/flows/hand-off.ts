/** Handing the customer over to the provider's own app. */
import { openApp, paused } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { withVisitOrigin } from '../platform/channel.ts';
import { absoluteUrl, currentPath, currentQuery, type NavigateOptions, navigate } from '../platform/history.ts';
import { href } from '../routes.ts';
import { APP_SCHEME, HAND_OFF_MS } from '../rules/constants.ts';
import { withoutSensitive } from '../rules/sensitive.ts';

/** This page's address within the app, without what is sensitive in it. */
function hereWithout(...names: readonly string[]): string {
  const query = currentQuery();
  for (const name of names) query.delete(name);
  const search = withoutSensitive(query);
  return currentPath() + (search && `?${search}`);
}

/** The scheme's address that opens a page in the app: by default this very page. */
export const appAddress = (to = hereWithout()): string =>
  `${APP_SCHEME}://open?url=${encodeURIComponent(absoluteUrl(withVisitOrigin(to)))}`;

/** True where an app can be opened by its scheme: some hosts block schemes. */
export const opensApps = (): boolean => bridge.supports(openApp).ok;

/**
 * Asks the phone to open a page in the app, by default this one. False when the app is surely not there: the host refuses the scheme, or the
 * page was never left and is still visible 2,500 ms later.
 */
export async function handOffToApp(to?: string): Promise<boolean> {
  if (!opensApps()) return false;
  const departure = leaving();
  try {
    await bridge.call(openApp, { url: appAddress(to) });
  } catch {
    departure.stop();
    return false;
  }
  return departure.within(HAND_OFF_MS);
}

/** Opens this page in the app for a person who asked for it; where the app is not there, the download page. */
export async function leadToApp(): Promise<void> {
  const from = currentPath();
  if ((await handOffToApp()) || currentPath() !== from) return;
  leadToDownload();
}

/** Shows the page for those who do not have the app. It knows this page, so that a person can go on here. */
export const leadToDownload = (going?: NavigateOptions): void =>
  navigate(href('download.medical', { status: 'not-installed' }, { from: hereWithout('jumpType') }), going);

/** Watches whether the page goes to the background. */
function leaving() {
  let hidden = document.visibilityState === 'hidden';
  const note = () => {
    hidden ||= document.visibilityState === 'hidden';
  };
  const stopPaused = bridge.on(paused, () => {
    hidden = true;
  });
  document.addEventListener('visibilitychange', note);
  const stop = () => {
    document.removeEventListener('visibilitychange', note);
    stopPaused();
  };
  const within = (ms: number) =>
    new Promise<boolean>((resolve) => {
      setTimeout(() => {
        stop();
        resolve(hidden);
      }, ms);
    });
  return { stop, within };
}
