/** Reads a person's coins from the backend: record, balance, goods and steps. */
import type { createBackend } from '@sdhealth/fixtures';
import type { CoinChange } from '../../src/api/coin.ts';
import type { GoodsDetail } from '../../src/api/goods.ts';

export interface CoinRecords {
  /** Oldest first, including the sample account's past. */
  readonly changes: readonly CoinChange[];
  /** The balance by three endpoints, and the difference of the record's sums. */
  readonly balances: readonly number[];
  readonly goods: readonly GoodsDetail[];
  /** The steps that are not exchanged for coins yet. */
  readonly convertible: number;
  /** The day's steps that the service has recorded, and those in its red packet. */
  readonly todaySteps: number;
  readonly redPacketSteps: number;
}

export async function readCoinRecords(
  backend: ReturnType<typeof createBackend>,
  token: string,
  goods: readonly { readonly skuId: string }[],
): Promise<CoinRecords> {
  const get = async (path: string) => {
    const response = await backend.request(`http://localhost/api/sdhealth/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    });
    const { code, data } = await response.json();
    if (code !== 0) throw new Error(`${path}: ${code}`);
    return data;
  };
  const [record, balance, header, guide, ...details] = await Promise.all([
    get('coin/change-record?pageSize=100'),
    get('coin/balance'),
    get('coin/header'),
    get('walking/guide-status'),
    ...goods.map(({ skuId }) => get(`goods/detail?skuId=${skuId}`)),
  ]);
  return {
    changes: [...record.list].reverse(),
    balances: [balance.balance, header.healthCornBalance, guide.healthCornBalance, record.income - record.expense],
    goods: details,
    convertible: guide.convertibleTotalSteps,
    todaySteps: header.todaySteps,
    redPacketSteps: guide.redPacketSteps,
  };
}
