/**
 * Loads the walking activity with its guide and sign-in. All parts are loaded together, so that no number contradicts another. Only the
 * activity is required. Any other part that fails stays empty, and the client reports the failure.
 */
import type { DataOf } from '../../../api/endpoint.ts';
import {
  canClickWalking,
  getSignInPage,
  getWalkingInfo,
  receiveBrowseGoods,
  type SignInPage,
  type WalkingInfo,
} from '../../../api/walking.ts';
import { ApiError, QUIET, request } from '../../../client/request.ts';
import { isDecision } from '../../../flows/action-key.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { randomHash } from '../../../rules/random-hash.ts';
import { learnGuide, NO_GUIDE } from '../../../store/health-gold.ts';
import { session } from '../../../store/session.ts';
import { loadGuide } from './health-gold.ts';

export interface Walking {
  readonly info: WalkingInfo;
  readonly signIn: SignInPage | undefined;
  /** Tells if all convertible steps can be exchanged now, or the reason why not. */
  readonly exchange: DataOf<typeof canClickWalking> | undefined;
}

/** Loads the activity, and the guide into the store. Rejects like every request. */
export async function loadWalking(signal: AbortSignal): Promise<Walking> {
  const optional = { signal, notice: false, login: false };
  const [info, signIn, exchange, hasGuide] = await Promise.all([
    request(getWalkingInfo, {}, { signal }),
    request(getSignInPage, {}, optional).catch(() => undefined),
    request(canClickWalking, { query: { action: 'exchange' } }, optional).catch(() => undefined),
    loadGuide(signal).then(
      () => true,
      () => false,
    ),
  ]);
  const { healthCornBalance, convertibleTotalSteps } = info;
  if (!hasGuide) learnGuide({ guideStatus: NO_GUIDE, healthCornBalance, convertibleTotalSteps });
  return { info, signIn, exchange };
}

/** Viewed goods with the key of the reward for them. */
interface ViewedGoods {
  readonly skuId: string;
  readonly key: string;
}
const VIEWED_KEY = 'walking.looked';
const MAX_VIEWED = 10;
const isViewedList = (value: unknown): value is readonly ViewedGoods[] =>
  Array.isArray(value) && value.every((item) => typeof item?.skuId === 'string' && typeof item?.key === 'string');

const viewedGoods = (): readonly ViewedGoods[] => recallPersonal(VIEWED_KEY, isViewedList, 'session') ?? [];

/** Records that the person views these goods. Its coins come when the walking page, or the account, is opened next. */
export function noteViewed(skuId: string): void {
  const previous = viewedGoods();
  if (previous.some((item) => item.skuId === skuId)) return;
  keepPersonal(VIEWED_KEY, [...previous, { skuId, key: randomHash() }].slice(-MAX_VIEWED), { area: 'session' });
}

/**
 * Receives the coins for viewed goods when the person returns. Returns the received coins. `isSure` is false if a response was lost. Goods
 * with an unknown result are stored with their key for the next time, so that their coins come once. It ends if another person is signed
 * in by then, because the goods belong to nobody else (A04). Never rejects.
 */
export async function receiveViewedCoins(): Promise<{ readonly coins: number; readonly isSure: boolean }> {
  const { owner } = session;
  let coins = 0;
  for (const { skuId, key } of viewedGoods()) {
    try {
      const options = { ...QUIET, idempotencyKey: key } as const;
      const response = await request(receiveBrowseGoods, { body: { skuId } }, options);
      if (session.owner !== owner) return { coins: 0, isSure: true };
      coins += response.rewardCoins;
      learnGuide({ healthCornBalance: response.healthCornBalance });
    } catch (error) {
      if (session.owner !== owner) return { coins: 0, isSure: true };
      if (!isDecision(error)) return { coins, isSure: !(error instanceof ApiError && error.mayHaveHappened) };
    }
    const remaining = viewedGoods().filter((item) => item.key !== key);
    if (remaining.length === 0) forgetPersonal(VIEWED_KEY, 'session');
    else keepPersonal(VIEWED_KEY, remaining, { area: 'session' });
  }
  return { coins, isSure: true };
}
