/** Kinds of payment, the platforms they go through, and the apps that can pay by a wallet (specification, section 9). */
import { compareVersions } from '@sdhealth/bridge-sdk';

/** Values of `unifiedOrderType`: the provider's cashier, and a third party's wallet. */
const CASHIER_TYPES: readonly string[] = ['SDHEALTH'];
const WALLET_TYPES: readonly string[] = ['WALLET'];

// Mutant lives: Each list has one type, and of one entry some is every.
export const isWalletType = (type: unknown): boolean => WALLET_TYPES.some((known) => known === type);
export const isPaymentType = (type: unknown): boolean =>
  // Mutant lives: Each list has one type, and of one entry some is every.
  CASHIER_TYPES.some((known) => known === type) || isWalletType(type);

/** Returns the platform under which a person's openid is asked for: 6 for the one mini-program whose appid is `special`, else 5. */
export const openidPlatform = (appid: string | undefined, special: string): 5 | 6 =>
  special !== '' && appid === special ? 6 : 5;

/** `biz` of every payment that a mini-program makes, and of the health payment on every host. */
export const PAY_BIZ = 'sdhealth';

/** The specification counts a version a.b.c as a*100 + b*10 + c: 272 is 2.7.2, 320 is 3.2.0. */
const WALLET_SINCE: Readonly<Record<string, number>> = { SdHealth: 272, SdInsurance: 320 };

/** `272` is `2.7.2`. */
export const versionOfNumber = (number: number): string => [...String(number).padStart(3, '0')].join('.');

/** Tells if an app can pay by the third party's wallet. A page outside of the apps, and an app that is not named, can. */
export function canUseWallet(app: { readonly name: string; readonly version: string } | undefined): boolean {
  if (!app || !Object.hasOwn(WALLET_SINCE, app.name)) return true;
  return compareVersions(app.version, versionOfNumber(WALLET_SINCE[app.name] ?? 0)) >= 0;
}
