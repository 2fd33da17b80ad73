/** Defines the kinds of payment, their platforms, and the apps that support a wallet (specification, section 9). */
import { compareVersions } from '@sdhealth/bridge-sdk';
import { walletSince } from '../installation/wallet-since.ts';

/** Values of `unifiedOrderType`: the provider's cashier, and a third party's wallet. */
const CASHIER_TYPES: readonly string[] = ['SDHEALTH'];
const WALLET_TYPES: readonly string[] = ['WALLET'];

// Mutant lives: Each list has one type, for which `some` and `every` agree.
export const isWalletType = (type: unknown): boolean => WALLET_TYPES.some((known) => known === type);
export const isPaymentType = (type: unknown): boolean =>
  // Mutant lives: Each list has one type, for which `some` and `every` agree.
  CASHIER_TYPES.some((known) => known === type) || isWalletType(type);

/** Returns the platform for a person's openid: 6 for the mini-program whose appid is `specialAppid`, otherwise 5. */
export const openidPlatform = (appid: string | undefined, specialAppid: string): 5 | 6 =>
  specialAppid !== '' && appid === specialAppid ? 6 : 5;

/** The `biz` of every mini-program payment, and of the health payment on every host. */
export const PAY_BIZ = 'sdhealth';

/** Checks that an app can pay by the third party's wallet. A page outside of the apps can, and so can an unlisted app. */
export function canUseWallet(app: { readonly name: string; readonly version: string } | undefined): boolean {
  if (!app || !Object.hasOwn(walletSince, app.name)) return true;
  return compareVersions(app.version, walletSince[app.name] ?? '') >= 0;
}
