/** Sends requests to the bank and the service of a test's sandbox directly, without a page. */
import { type APIRequestContext, expect } from '@playwright/test';
import type { ParamsOf, paySeq as paySeqRow } from '@sdhealth/bridge-sdk';

const MALL = '/api/sdhealth/mall/package';
export const PRODUCT = { productNo: 'yj_gefmtj', priceFen: 89_900 } as const;

/** Returns a session token of the test's person, as an app has after an earlier login. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/__fixtures/session', { data: {} });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Makes a new order and returns its payment as a page hands it to its host. */
export async function newPayment(request: APIRequestContext, token: string): Promise<ParamsOf<typeof paySeqRow>> {
  const post = async (path: string, form: Record<string, string | number>) => {
    const answer = await request.post(`${MALL}/${path}`, { form, headers: { Authorization: `Bearer ${token}` } });
    const { code, data }: { code: number; data: Record<string, string> } = await answer.json();
    expect(code, path).toBe(0);
    return data;
  };
  const { orderNo = '' } = await post('create-order', PRODUCT);
  const { paySeq = '', payServiceOrderId = '', signature = '', payInfo } = await post('to-pay', { orderNo });
  const origin = new URL((await request.get('/__fixtures/ledger')).url()).origin;
  const [redirectUrl, failUrl] = [`${origin}/health/purchaseSuccess`, `${origin}/health/pecSale`];
  return { paySeq, payServiceOrderId, signature, payInfo: Object(payInfo), redirectUrl, failUrl };
}

export interface Ledger {
  readonly charges: readonly { readonly paySeq: string }[];
  readonly orders: readonly { readonly orderNo: string; readonly isSeed: boolean }[];
}

/** Returns every charge and every order of the sandbox. */
export async function ledgerOf(request: APIRequestContext): Promise<Ledger> {
  const answer = await request.get('/__fixtures/ledger');
  const { charges, orders }: Ledger = await answer.json();
  return { charges, orders: orders.filter(({ isSeed }) => !isSeed) };
}
