/** The app that is imitated, and the names by which it and its page find each other. */
import type { HostSetup, OwnApp } from '../options.ts';

/** Returns the name and the token of the app in the setup. The token of one of the provider's is its name and `App`. */
export const appOf = ({ app = 'SdHealth' }: Pick<HostSetup, 'app'>): OwnApp =>
  typeof app === 'string' ? { name: app, token: `${app}App` } : app;

/** Returns the page's global that the app calls into. */
export const pageNameOf = ({ pageName = 'sdhealthBridge' }: Pick<HostSetup, 'pageName'>): string => pageName;

/** Returns the name of an Android app's object in the page. */
export const hostNameOf = ({ hostName = 'sdhealthHost' }: Pick<HostSetup, 'hostName'>): string => hostName;
