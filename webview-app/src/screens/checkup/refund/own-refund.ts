import { getRefundSuccessJumpUrl, type Refund } from '../../../api/mall.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { href } from '../../../routes.ts';
import { today } from '../../../rules/dates.ts';
import { HEALTH_CARD } from '../../../rules/products.ts';

/** Loads the refund of an order and its next link. The data is `null` without a refund. */
export const useOwnRefund = (orderNo: string) =>
  usePage(getRefundSuccessJumpUrl, { query: { orderNo } }, { none: NOT_FOUND });

/** Tells whether the day on which the money was expected has passed without it. */
export const isLate = ({ status, expectedOn }: Refund): boolean =>
  status === 'processing' && today(serverNow()) > expectedOn;

/** Returns the page of an order that may be refunded: a checkup, or the health card. */
export const refundedOrderPage = (productNo: string, orderNo: string): string =>
  productNo === HEALTH_CARD ? href('rights.user-rights-paid') : href('checkup.state', { productNo, orderNo });
