/** Returns the imitated app, and the global names that app and page share. */
import type { HostSetup, OwnApp } from '../options.ts';

/** Returns the name and the token of the app in the setup. The token of a provider's app is its name and `App`. */
export const appOf = ({ app = 'SdHealth' }: Pick<HostSetup, 'app'>): OwnApp =>
  typeof app === 'string' ? { name: app, token: `${app}App` } : app;

/** Returns the name of the page's global into which the app calls. */
export const pageNameOf = ({ pageName = 'sdhealthBridge' }: Pick<HostSetup, 'pageName'>): string => pageName;

/** Returns the name of an Android app's object in the page. */
export const hostNameOf = ({ hostName = 'sdhealthHost' }: Pick<HostSetup, 'hostName'>): string => hostName;
