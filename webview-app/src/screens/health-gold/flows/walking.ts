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
import { isAboutTheAction } from '../../../flows/action-key.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { randomHash } from '../../../rules/random-hash.ts';
import { learnGuide, NO_GUIDE } from '../../../store/health-gold.ts';
import { session } from '../../../store/session.ts';
import { loadGuide } from './health-gold.ts';

export interface Walking {
  readonly info: WalkingInfo;
  readonly signIn: SignInPage | undefined;
  /** Tells if all convertible steps can be exchanged now, or why not. */
  readonly exchange: DataOf<typeof canClickWalking> | undefined;
}

/** Loads the activity, and the guide into the store. Rejects as every call does. */
export async function loadWalking(signal: AbortSignal): Promise<Walking> {
  const beside = { signal, notice: false, login: false };
  const [info, signIn, exchange, isGuided] = await Promise.all([
    request(getWalkingInfo, {}, { signal }),
    request(getSignInPage, {}, beside).catch(() => undefined),
    request(canClickWalking, { query: { action: 'exchange' } }, beside).catch(() => undefined),
    loadGuide(signal).then(
      () => true,
      () => false,
    ),
  ]);
  const { healthCornBalance, convertibleTotalSteps } = info;
  if (!isGuided) learnGuide({ guideStatus: NO_GUIDE, healthCornBalance, convertibleTotalSteps });
  return { info, signIn, exchange };
}

/** Viewed goods with the key of the reward for them. */
interface Looked {
  readonly skuId: string;
  readonly key: string;
}
const LOOKED = 'walking.looked';
const MOST = 10;
const isLooked = (value: unknown): value is readonly Looked[] =>
  Array.isArray(value) && value.every((item) => typeof item?.skuId === 'string' && typeof item?.key === 'string');

const looked = (): readonly Looked[] => recallPersonal(LOOKED, isLooked, 'session') ?? [];

/** Records that the person views these goods. Its coins come when the walking page, or the account, is opened next. */
export function noteLooked(skuId: string): void {
  const previous = looked();
  if (previous.some((item) => item.skuId === skuId)) return;
  keepPersonal(LOOKED, [...previous, { skuId, key: randomHash() }].slice(-MOST), { area: 'session' });
}

/**
 * Receives the coins for viewed goods when the person returns. Returns the received coins. `isSure` is false if an answer was lost. Goods
 * with an unknown result are stored with their key for the next time, so that their coins come once. It ends if another person is signed
 * in by then, because the goods belong to nobody else (A04). Never rejects.
 */
export async function receiveLooked(): Promise<{ readonly coins: number; readonly isSure: boolean }> {
  const { owner } = session;
  let coins = 0;
  for (const { skuId, key } of looked()) {
    try {
      const manner = { ...QUIET, idempotencyKey: key } as const;
      const answer = await request(receiveBrowseGoods, { body: { skuId } }, manner);
      if (session.owner !== owner) return { coins: 0, isSure: true };
      coins += answer.rewardCoins;
      learnGuide({ healthCornBalance: answer.healthCornBalance });
    } catch (error) {
      if (session.owner !== owner) return { coins: 0, isSure: true };
      if (!isAboutTheAction(error)) return { coins, isSure: !(error instanceof ApiError && error.mayHaveHappened) };
    }
    const remaining = looked().filter((item) => item.key !== key);
    if (remaining.length === 0) forgetPersonal(LOOKED, 'session');
    else keepPersonal(LOOKED, remaining, { area: 'session' });
  }
  return { coins, isSure: true };
}
