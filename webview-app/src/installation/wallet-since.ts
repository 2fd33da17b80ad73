import { installed } from './installed.ts';

/**
 * The first version of each own app with the third party's wallet, by the name that the bridge gives the app: its token without `App`. An
 * app that is not listed has the wallet in every version.
 */
export const walletSince: Readonly<Record<string, string>> = installed('walletSince');
