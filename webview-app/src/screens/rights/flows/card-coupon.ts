/**
 * Puts a coupon on the person's card or on a friend's, exactly once (`done-once.ts`). If the service refuses a coupon as used, the
 * person's recharges are searched for the date of use. The phone does not store the number, because anyone who has it can spend it.
 */
import { getUserRechargeInfo, sendCoupon } from '../../../api/health-card.ts';
import { BAD_COUPON } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { shortHash } from '../../../rules/short-hash.ts';
import { doneOnce } from './done-once.ts';

export interface CouponRequest {
  readonly couponNo: string;
  /** The friend's mobile number. Absent for the person's own card. */
  readonly mobile?: string;
}

export interface CouponResult {
  readonly amountFen: number;
  /** The friend's masked number. Absent for the person's own card. */
  readonly mobile?: string;
}

/** Reports that the person has used the number before. `usedAt`: ISO 8601. */
export class CouponUsedBefore extends Error {
  override readonly name = 'CouponUsedBefore';
  readonly usedAt: string;
  constructor(usedAt: string) {
    super('the coupon was used before');
    this.usedAt = usedAt;
  }
}

/** Spends a coupon. Throws `CouponUsedBefore`, else rejects like every request: the coupon is then unspent, or its state is unknown. */
export async function sendCouponOnce(couponRequest: CouponRequest, idempotencyKey: string): Promise<CouponResult> {
  const couponNo = couponRequest.couponNo.toUpperCase();
  const action = {
    name: `card-coupon.${shortHash(couponNo).slice(0, 3)}`,
    body: { ...couponRequest, couponNo },
    send: (key: string) =>
      request(sendCoupon, { body: couponRequest }, { idempotencyKey: key, expected: [BAD_COUPON] }),
    find: async (key: string) => (await listRecharges()).find(({ actionKey }) => actionKey === key),
  };
  try {
    return await doneOnce<CouponResult>(action, idempotencyKey);
  } catch (error) {
    if (!isApiError(error, BAD_COUPON)) throw error;
    const previous = (await listRecharges().catch(() => [])).find((coupon) => coupon.couponNo === couponNo);
    throw previous ? new CouponUsedBefore(previous.at) : error;
  }
}

/** Returns the recharges of the person's own card and of friends' cards, each newest first. */
async function listRecharges() {
  const { list, sent } = await request(getUserRechargeInfo, {}, { notice: false });
  return [...list, ...sent];
}
