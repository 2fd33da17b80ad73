/** Sets up the sale of one product in a host, with imitated endpoints for order and payment. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { type HostOptions, replaceHost } from '@sdhealth/native-shims/vitest';
import { vi } from 'vitest';
import type { PaymentOrder } from '../../src/api/mall.ts';
import type { PurchaseOptions } from '../../src/flows/purchase.ts';
import type { Sale, SaleState } from '../../src/flows/sale.ts';
import { account } from '../account.ts';
import { newPageLoad } from '../page-load.ts';
import { runUntilSettled } from './until-ended.ts';

export const PRICE = 9_900;
const INTENT = 'sdhealth.own.purchase.p';
export const PAYMENT = {
  orderNo: 'O1',
  paySeq: 'P1',
  amountFen: PRICE,
  payInfo: {
    unifiedOrderType: 'SDHEALTH',
    merchantNo: 'M',
    tradeNo: 'T1',
    subject: 's',
    amountFen: PRICE,
    currency: 'CNY',
  },
  payServiceOrderId: 'S1',
  signature: 'sign',
} as unknown as PaymentOrder;
export const open: SaleState = {
  orderNo: 'O1',
  status: 'unpaid',
  amountFen: PRICE,
  payment: { paySeq: 'P1', state: 'open' },
};
export const closed: SaleState = { ...open, payment: { paySeq: 'P1', state: 'closed' } };
export const paid: SaleState = { ...open, status: 'paid', payment: { paySeq: 'P1', state: 'paid' } };

/** Configures the pay service to accept every payment. */
export const PAY_CONFIG = { confCode: '', isSign: true, isPay: true };
const PAY_ANSWERS: Readonly<Record<string, unknown>> = {
  'get-pay-config': PAY_CONFIG,
  'get-conf-sdhealth': PAY_CONFIG,
  get: { channels: [], miniProgramPay: [] },
};
interface Setting {
  /** Default `android-app`. */
  host?: HostName;
  options?: HostOptions;
  /** Data of answers by the last part of their path, instead of the usual data. */
  answers?: Record<string, unknown>;
}

/** Starts a page load of a logged-in person. `state` returns an open order until a test changes it. */
export async function startSale({ host = 'android-app', options = {}, answers = {} }: Setting = {}) {
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(String(address), 'http://localhost').pathname.split('/').at(-1) ?? '';
    return Response.json({ code: 0, data: name in answers ? answers[name] : (PAY_ANSWERS[name] ?? {}), msg: '' });
  });
  const installed = replaceHost(host, { token: 't', settle: async () => undefined, ...options });
  const flow = await import('../../src/../src/flows/purchase.ts');
  const { ApiError, configureClient } = await import('../../src/client/request.ts');
  const { beginSession, sessionToken } = await import('../../src/store/session.ts');
  const { bridge } = await import('../../src/platform/bridge.ts');
  const { isReloadBlocked } = await import('../../src/platform/unsaved-work.ts');
  configureClient({ token: sessionToken, language: () => 'en' });
  beginSession('t', account('a'));
  const rows = {
    order: vi.fn<Sale['order']>(async () => ({ orderNo: 'O1' })),
    open: vi.fn<Sale['open']>(async () => PAYMENT),
    state: vi.fn<Sale['state']>(async () => open),
    last: vi.fn<Sale['last']>(async () => undefined),
  };
  const sale: Sale = {
    ...rows,
    productNo: 'p',
    orderPage: (orderNo) => `/pecState/p/${orderNo}`,
    freePage: () => '/free',
    leftPage: (orderNo) => `/pecSale/p?orderNo=${orderNo}`,
  };
  const phases: string[] = [];
  const buy = (options: Omit<PurchaseOptions, 'onPhase'> & { priceFen?: number } = {}) => {
    const { priceFen = PRICE, ...others } = options;
    return runUntilSettled(flow.purchase(sale, priceFen, { ...others, onPhase: (phase) => phases.push(phase) }));
  };
  const sentCount = () =>
    installed.traffic.filter(({ name, direction }) => name === 'paySeq' && direction === 'to-host').length;
  const intent = () => JSON.parse(localStorage.getItem(INTENT) ?? '{}').value?.value;
  return { ...flow, ...rows, sale, buy, phases, sent: sentCount, intent, bridge, isReloadBlocked, installed, ApiError };
}

/** Stores the intent of a purchase as an earlier page load would have. */
export function storeEarlierIntent(intent: object): void {
  const value = { productNo: 'p', orderKey: 'earlier', priceFen: PRICE, madeAt: Date.now(), ...intent };
  localStorage.setItem(INTENT, JSON.stringify({ value: { value } }));
}
/** Leaves payments in the host with an unknown result. `method` names another call. */
export function leavePaymentsOpen(keys: readonly string[], method = 'paySeq'): void {
  const entries = keys.map((key) => ({ method, key, startedAt: 1, page: 'earlier' }));
  localStorage.setItem('sdhealth.bridge.pending', JSON.stringify(entries));
}
