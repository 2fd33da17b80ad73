/** Determines the reasons that block a payment (specification, section 4 and section 9). */

import type { PaymentOrder } from '../api/mall.ts';
import { getClientPayConf, getPayConfig, hasMallOpenid, hasUserOpenid, type PayConfig } from '../api/pay-config.ts';
import { stopsPayment } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { reportProblem } from '../platform/error-reports.ts';
import { payAppid } from '../platform/pay-platform.ts';
import { settings } from '../platform/settings.ts';
import { APP_PLATFORMS, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';
import { canUseWallet, isPaymentType, isWalletType, openidPlatform, PAY_BIZ } from '../rules/payment.ts';
import { askThirdParty } from './login.ts';

/** The codes that block the in-app native payment. */
export const BLOCKING_CONF_CODES: readonly string[] = ['20000000003', '30000000001'];

/**
 * Checks that the payment may continue. A third party's payment needs the person's openid. Without it a login is forced and the payment
 * stops. The `health` payment checks the openid with the mall instead of the account service.
 */
export async function hasOpenid(health: boolean): Promise<boolean> {
  if (!THIRD_PARTY_PLATFORMS.includes(bridge.host.platform)) return true;
  const query = { payPlatform: openidPlatform(payAppid(bridge.host), settings.healthPayAppid) };
  try {
    if (await request(health ? hasMallOpenid : hasUserOpenid, { query })) return true;
  } catch (error) {
    // The account service has already handled these codes.
    if (isApiError(error) && stopsPayment(error.code)) return false;
    throw error;
  }
  await askThirdParty();
  return false;
}

/** Loads the pay configuration. The health payment has a separate configuration. */
function payConfig({ payServiceOrderId, signature }: PaymentOrder, health: boolean): Promise<PayConfig> {
  const order = { payServiceOrderId, signature };
  if (!health) return request(getPayConfig, { query: order });
  return request(getClientPayConf, { params: { suffix: `-${PAY_BIZ}` }, body: order });
}

/** The reason why a payment is not passed to its host. */
export type BlockReason =
  /** The pay configuration blocks payments inside the apps. A browser can pay. */
  | 'by-config'
  /** This app cannot pay. A newer app or a browser can. */
  | 'no-payment'
  /** The host refused to open its pay page. */
  | 'no-page'
  /** A newer app could pay by the wallet. A browser can pay too. */
  | 'old-app'
  /** The pay service does not allow this payment now. */
  | 'not-open'
  /** The pay service refused the payment's signature. */
  | 'signature'
  /** The configuration has switched payments off. */
  | 'switched-off';

/** Checks for an explicit no. A missing field is not a refusal. */
const isNo = (value: unknown): boolean => value === false || value === 0 || value === '0';

/** Loads the pay configuration and returns the reason why the payment is blocked. Undefined if it is allowed. `health`: see `hasOpenid`. */
export async function blockedPayment(payment: PaymentOrder, health: boolean): Promise<BlockReason | undefined> {
  const { confCode, isSign, isPay } = await payConfig(payment, health);
  if (isNo(isSign)) {
    reportProblem('payment signature refused');
    return 'signature';
  }
  if (isNo(isPay)) return 'not-open';
  if (!APP_PLATFORMS.includes(bridge.host.platform)) return undefined;
  if (BLOCKING_CONF_CODES.includes(String(confCode))) return 'by-config';
  const isOutdatedApp = isWalletType(payment.payInfo.unifiedOrderType) && !canUseWallet(bridge.host.app);
  return isOutdatedApp ? 'old-app' : undefined;
}

/** Reports an unknown payment type. The payment continues by the default path, the provider's cashier. */
export function checkType({ payInfo: { unifiedOrderType } }: PaymentOrder): void {
  if (!isPaymentType(unifiedOrderType)) reportProblem('wrong payment type');
}
