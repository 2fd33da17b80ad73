/** Opens the provider's app for the customer. */
import { openApp, paused } from '@sdhealth/bridge-sdk';
import { appSchemes } from '../installation/app-schemes.ts';
import { bridge } from '../platform/bridge.ts';
import { withVisitOrigin } from '../platform/channel.ts';
import { absoluteUrl, currentPath, currentQuery, type NavigateOptions, navigate } from '../platform/history.ts';
import { href } from '../routes.ts';
import { HAND_OFF_MS } from '../rules/constants.ts';
import { withoutSensitive } from '../rules/sensitive.ts';

/** Returns this page's address within the app, without the parameters `names` and without sensitive ones. */
function currentAddressWithout(...names: readonly string[]): string {
  const query = currentQuery();
  for (const name of names) query.delete(name);
  const search = withoutSensitive(query);
  return currentPath() + (search && `?${search}`);
}

/** Returns the scheme's address that opens a page in the app, by default this page. */
export const appAddress = (to = currentAddressWithout()): string =>
  `${appSchemes[0]}://open?url=${encodeURIComponent(absoluteUrl(withVisitOrigin(to)))}`;

/** Checks that the provider's app can be opened by its scheme. Some hosts block schemes. */
export const opensApps = (): boolean => appSchemes.length > 0 && bridge.supports(openApp).ok;

/**
 * Opens a page in the app, by default this page. Resolves to false if the app is certainly missing: the host refuses the
 * scheme, or the page was visible for the whole 2,500 ms.
 */
export async function handOffToApp(to?: string): Promise<boolean> {
  if (!opensApps()) return false;
  const departure = watchDeparture();
  try {
    await bridge.call(openApp, { url: appAddress(to) });
  } catch {
    departure.stop();
    return false;
  }
  return departure.within(HAND_OFF_MS);
}

/** Opens this page in the app at the person's request. Without the app it shows the download page. */
export async function leadToApp(): Promise<void> {
  const startPath = currentPath();
  if ((await handOffToApp()) || currentPath() !== startPath) return;
  leadToDownload();
}

/** Shows the page for people without the app. It gets this page's address, so that a person can continue here. */
export const leadToDownload = (navigateOptions?: NavigateOptions): void =>
  navigate(
    href('download.medical', { status: 'not-installed' }, { from: currentAddressWithout('jumpType') }),
    navigateOptions,
  );

/** Watches whether the page goes to the background. */
function watchDeparture() {
  let wasHidden = document.visibilityState === 'hidden';
  const onVisibilityChange = () => {
    wasHidden ||= document.visibilityState === 'hidden';
  };
  const stopPaused = bridge.on(paused, () => {
    wasHidden = true;
  });
  document.addEventListener('visibilitychange', onVisibilityChange);
  const stop = () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopPaused();
  };
  const within = (ms: number) =>
    new Promise<boolean>((resolve) => {
      setTimeout(() => {
        stop();
        resolve(wasHidden);
      }, ms);
    });
  return { stop, within };
}
