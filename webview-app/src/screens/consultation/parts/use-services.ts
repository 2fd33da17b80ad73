import { listOrders, type OrderSummary } from '../../../api/account.ts';
import { getHealthCardInfo, type HealthCard } from '../../../api/health-card.ts';
import { getInquiryDetail } from '../../../api/inquiry.ts';
import type { OrderStatus } from '../../../api/shapes.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, QUIET, request } from '../../../client/request.ts';
import { type Resource, useResource } from '../../../kit/answers/use-resource.ts';
import { isOrderOver } from '../../../kit/page/validity.tsx';

/** The statuses of orders that allow no question. */
const ENDED: readonly OrderStatus[] = ['unpaid', 'refunded', 'cancelled', 'noService'];
/** The maximum number of checked orders, because each costs a request. Nobody has more open orders. */
const MAX_ORDERS = 20;

/** An order that allows questions to a doctor, with the remaining number. */
export interface Service {
  readonly order: Pick<OrderSummary, 'orderNo' | 'productNo' | 'productName' | 'status' | 'validTo'>;
  readonly timesLeft: number;
  readonly timesTotal: number;
}

export interface Services {
  /** The services: the health card's first, the others newest first. */
  readonly list: readonly Service[];
  /** True if the person has services but no question remains. */
  readonly isUsedUp: boolean;
}

/** Loads the services that pay for a question, with their remaining uses. `false` loads nothing. */
export const useServices = (isEnabled: boolean): Resource<Services> =>
  useResource(isEnabled ? 'services for asking' : null, loadServices);

async function loadServices(signal: AbortSignal): Promise<Services> {
  const cardResult = cardService(signal);
  const { list } = await request(listOrders, { body: { pageSize: MAX_ORDERS, kind: 'checkup' } }, { signal });
  const openOrders = list.filter((order) => !ENDED.includes(order.status) && !isOrderOver(order));
  const results = await Promise.all([cardResult, ...openOrders.map((order) => serviceOf(order, signal))]);
  const services = results.flatMap((service) => service ?? []);
  const available = services.filter(({ timesLeft }) => timesLeft > 0);
  return { list: available, isUsedUp: available.length === 0 && services.length > 0 };
}

/** Returns the health card's service for questions, or undefined without a card or if the request fails. */
async function cardService(signal: AbortSignal): Promise<Service | undefined> {
  const { card } = await request(getHealthCardInfo, {}, { ...QUIET, signal }).catch((): { card?: HealthCard } => ({}));
  const matching = card?.state === 'active' ? card.services.find(({ asksWith }) => asksWith) : undefined;
  if (!card || !matching?.asksWith) return undefined;
  const { title, validTo } = card;
  return {
    order: { ...matching.asksWith, productName: title, status: 'paid', validTo },
    timesLeft: matching.left ?? 0,
    timesTotal: matching.total ?? 0,
  };
}

/** Returns the service of an order, or undefined if the order includes no questions. */
async function serviceOf(order: OrderSummary, signal: AbortSignal): Promise<Service | undefined> {
  try {
    const options = { signal, expected: [NOT_FOUND] };
    const { allowance } = await request(getInquiryDetail, { query: { orderNo: order.orderNo } }, options);
    const timesLeft = allowance.canAsk ? allowance.timesLeft : 0;
    return { order, timesLeft, timesTotal: allowance.timesTotal };
  } catch (error) {
    if (isApiError(error, NOT_FOUND)) return undefined;
    throw error;
  }
}
