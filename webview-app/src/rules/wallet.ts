/** Says from which version on the provider's own apps can pay by a third party's wallet (specification, section 9). */
import { compareVersions } from '@sdhealth/bridge-sdk';

/** The specification counts a version a.b.c as a*100 + b*10 + c: 272 is 2.7.2, 320 is 3.2.0. */
const WALLET_SINCE: Readonly<Record<string, number>> = { SdHealth: 272, SdInsurance: 320 };

/** `272` is `2.7.2`. */
export const versionOfNumber = (number: number): string => [...String(number).padStart(3, '0')].join('.');

/** Says whether an app can pay by the third party's wallet. A page outside of the apps, and an app that is not named, can. */
export function canUseWallet(app: { readonly name: string; readonly version: string } | undefined): boolean {
  if (!app || !Object.hasOwn(WALLET_SINCE, app.name)) return true;
  return compareVersions(app.version, versionOfNumber(WALLET_SINCE[app.name] ?? 0)) >= 0;
}
