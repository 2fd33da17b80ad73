import { getRefundSuccessJumpUrl } from '../../../api/mall.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';

/** Loads the refund of an order and its next link. The data is `null` without a refund. */
export const useOwnRefund = (orderNo: string) =>
  usePage(getRefundSuccessJumpUrl, { query: { orderNo } }, { none: NOT_FOUND });
