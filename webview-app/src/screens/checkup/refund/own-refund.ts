import { getRefundSuccessJumpUrl } from '../../../api/mall.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { useResource } from '../../../kit/use-resource.ts';
import { useLanguage } from '../../../messages/index.ts';

/** The refund of an order and where one goes on from it; null where none was asked for. */
export function useOwnRefund(orderNo: string) {
  const language = useLanguage();
  return useResource(`refund ${orderNo} ${language}`, async (signal) => {
    try {
      return await request(getRefundSuccessJumpUrl, { query: { orderNo } }, { signal, expected: [NOT_FOUND] });
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
}
