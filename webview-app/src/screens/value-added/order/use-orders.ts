import type { DataOf } from '../../../api/endpoint.ts';
import { type GeneralOrder, getGeneralOrder } from '../../../api/general-order.ts';
import { queryHealthOrderAndVas } from '../../../api/verification.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { type LoadState, useResource } from '../../../kit/answers/use-resource.ts';

export type HealthOrderData = DataOf<typeof queryHealthOrderAndVas>;

export interface Orders {
  /** The order of a value-added service with this number. */
  readonly order: GeneralOrder | undefined;
  /** The checkup order with this number, and its value-added services. */
  readonly health: HealthOrderData | undefined;
}

/** Loads the value-added order and the checkup order of a number. Each may exist without the other. `null` if neither exists. */
export function useOrders(orderNo: string | undefined): LoadState<Orders | null> {
  return useResource(`value-added ${orderNo ?? ''}`, async (signal) => {
    if (!orderNo) return null;
    const options = { signal, expected: [NOT_FOUND] };
    const [order, health] = await Promise.all([
      request(getGeneralOrder, { query: { orderNo } }, options).catch(ignoreNotFound),
      request(queryHealthOrderAndVas, { body: { orderNo } }, { ...options, notice: false }).catch(ignoreNotFound),
    ]);
    return order || health ? { order, health } : null;
  });
}

function ignoreNotFound(error: unknown): undefined {
  if (!isApiError(error, NOT_FOUND)) throw error;
}
