/** Kinds of payment, and the platforms they go through (specification, section 9). */

/** Values of `unifiedOrderType`: the provider's cashier, and a third party's wallet. */
const CASHIER_TYPES: readonly string[] = ['SDHEALTH'];
const WALLET_TYPES: readonly string[] = ['WALLET'];

export const isWalletType = (type: string): boolean => WALLET_TYPES.includes(type);
export const isPaymentType = (type: string): boolean => CASHIER_TYPES.includes(type) || isWalletType(type);

/** Under which platform a person's openid is asked for: 6 for the one mini-program whose appid is `special`, else 5. */
export const openidPlatform = (appid: string | undefined, special: string): 5 | 6 =>
  appid !== undefined && appid === special ? 6 : 5;

/** `biz` of every payment that a mini-program makes, and of the health payment on every host. */
export const PAY_BIZ = 'sdhealth';
