/**
 * Runs coin actions of a person in two tabs against the embedded backend, over a network that fails. Counts the effects of each
 * idempotency key at the wire, including those whose response is lost.
 */
import { createBackend } from '@sdhealth/fixtures';
import { vi } from 'vitest';
import { completeBrowseArticleTask, completeLoginTask } from '../../src/api/coin.ts';
import {
  exchangeBubble,
  exchangeHealthCoin,
  receiveBrowseGoods,
  receiveStepReward,
  receiveTimedTask,
  reportSteps,
  signIn,
} from '../../src/api/walking.ts';
import { closeBreakers, configureClient, forgetAnswers, isApiError, request } from '../../src/client/request.ts';
import { type ActionKey, actionKey } from '../../src/flows/action-key.ts';
import { formatDate } from '../../src/rules/dates.ts';
import { exchangeGoods } from '../../src/screens/health-gold/flows/goods-exchange.ts';
import { settle } from '../payment/clock.ts';
import { type CoinRecords, readCoinRecords } from './coin-records.ts';

/** Goods to exchange: two vouchers, two parcels. The sample account can afford two or three of them. */
export const GOODS = [
  { skuId: 'K7030', coins: 500 },
  { skuId: 'K7001', coins: 600 },
  { skuId: 'K7029', coins: 260 },
  { skuId: 'K7010', coins: 180 },
] as const;
const PARCEL_ADDRESS = { name: '张明', phone: '13800138000', address: '建国路 1 号' };

export const ACTIONS = [
  ...GOODS.map(({ skuId }) => `goods ${skuId}` as const),
  ...(['steps', 'bubble walk', 'bubble redPacket', 'bubble task', 'sign-in', 'timed task'] as const),
  ...(['reward R3000', 'reward R6000', 'browse K7001', 'browse K7002', 'login task', 'article 6001'] as const),
] as const;
export type CoinAction = (typeof ACTIONS)[number];

export type Step =
  | { readonly do: 'press' | 'press twice'; readonly action: CoinAction; readonly tab: number }
  | { readonly do: 'reload'; readonly tab: number }
  | { readonly do: 'walk'; readonly steps: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'price'; readonly goodsIndex: number; readonly addedCoins: number }
  | { readonly do: 'network'; readonly fault: 'lost' | 'unsent' | 'trouble'; readonly times: number };

/** The result of an action that the page displays. */
type DisplayedResult = 'done' | 'refused' | 'unknown';

interface Button {
  readonly keys: ActionKey;
  busy: boolean;
  word?: DisplayedResult | undefined;
  /** The idempotency keys of the action while its result is unknown. */
  openKeys: Set<string>;
}
type Tab = Map<CoinAction, Button>;

export interface Outcome {
  readonly records: CoinRecords;
  /** The number of changes in the sample account's past, which come first in the record. */
  readonly pastCount: number;
  /** Descriptions of results that a page displayed although they were false. */
  readonly violations: readonly string[];
  /** The number of timed gifts of steps received. */
  readonly gifts: number;
  /** True if no midnight passed during the run. */
  readonly isOneDay: boolean;
  /** The record numbers that pages reported, by goods. */
  readonly reportedRecords: readonly (readonly [skuId: string, recordNo: string])[];
  /** The number of answers lost after the service had acted. */
  readonly lost: number;
}

// Reads the fake clock on each call. The default is the real clock, bound when the module loads.
const backend = createBackend({ now: () => Date.now() });
const MOBILE = '13800138000';
let pastCount: number | undefined;

export async function run(steps: readonly Step[]): Promise<Outcome> {
  await backend.request('http://localhost/__fixtures/reset', { method: 'POST' });
  closeBreakers();
  forgetAnswers();
  const faults: Extract<Step, { do: 'network' }>['fault'][] = [];
  /** The number of effects of each idempotency key. */
  const effectCounts = new Map<string, number>();
  const violations: string[] = [];
  const reported: [skuId: string, recordNo: string][] = [];
  let session = 1;
  let lost = 0;
  let gifts = 0;
  const today = () => formatDate(Date.now());
  const firstDay = today();
  const prices = new Map<string, number>(GOODS.map(({ skuId, coins }) => [skuId, coins]));
  const token = () => `native-${MOBILE}-${session}`;
  configureClient({ language: () => 'en', token });
  pastCount ??= (await readCoinRecords(backend, token(), [])).changes.length;

  const send = async (address: string, init?: RequestInit): Promise<Response> => {
    const isWrite = init?.method === 'POST' && !address.endsWith('febot-notice');
    const fault = isWrite ? faults.shift() : undefined;
    if (fault === 'unsent') throw new TypeError('the network is gone');
    if (fault === 'trouble') return new Response('trouble', { status: 503 });
    const answer = await backend.request(new URL(address, 'http://localhost').href, init);
    const key = new Headers(init?.headers).get('idempotency-key');
    const isFirst = key && !answer.headers.has('idempotent-replayed');
    const { code, data } = isFirst ? await answer.clone().json() : {};
    if (key && code === 0 && data.isNew !== false) {
      effectCounts.set(key, (effectCounts.get(key) ?? 0) + 1);
      if (address.endsWith('timed-task-receive')) gifts += 1;
    }
    if (fault === 'lost') {
      lost += 1;
      throw new TypeError('the connection broke');
    }
    return answer;
  };
  vi.stubGlobal('fetch', send);

  const newTab = (): Tab =>
    new Map(ACTIONS.map((act) => [act, { keys: actionKey(), busy: false, openKeys: new Set() }]));
  const tabs: [Tab, Tab] = [newTab(), newTab()];

  const press = async (tab: Tab, act: CoinAction): Promise<void> => {
    const button = tab.get(act);
    if (!button || button.busy) return;
    button.busy = true;
    const key = button.keys.of(act + (prices.get(act.slice(6)) ?? ''));
    button.openKeys.add(key);
    let error: unknown;
    try {
      const { isNew, recordNo } = await perform(act, key, prices);
      const hasMoved = [...button.openKeys].some((value) => effectCounts.has(value));
      if (isNew && effectCounts.get(key) !== 1)
        violations.push(`${act} is done, and moved ${effectCounts.get(key)} times`);
      if (isNew === false && hasMoved) violations.push(`${act} brought nothing new, and has moved`);
      if (recordNo) reported.push([act.slice(6), recordNo]);
    } catch (reason) {
      error = reason;
    }
    button.keys.settle(error);
    button.busy = false;
    button.word = error === undefined ? 'done' : isApiError(error) && error.mayHaveHappened ? 'unknown' : 'refused';
    if (button.word === 'refused' && [...button.openKeys].some((value) => effectCounts.has(value)))
      violations.push(`${act} was refused, and has moved`);
    if (button.word !== 'unknown') button.openKeys.clear();
  };

  const advance = async (ms: number) => {
    await settle(4);
    vi.advanceTimersByTime(ms);
    await settle(4);
  };
  /** Reports the phone's steps. If this fails, the service does not know them today. */
  const walk = async (amount: number) => {
    void request(reportSteps, { body: { date: today(), steps: amount } }).catch(() => undefined);
    await advance(10);
  };

  for (const step of steps) {
    if (step.do === 'press' || step.do === 'press twice') {
      const tab = tabs[step.tab] ?? tabs[0];
      void press(tab, step.action);
      if (step.do === 'press twice') void press(tab, step.action);
      await settle(2);
    }
    if (step.do === 'reload') tabs[step.tab] = newTab();
    if (step.do === 'walk') await walk(step.steps);
    if (step.do === 'network') faults.push(...Array.from({ length: step.times }, () => step.fault));
    if (step.do === 'price') {
      const goods = GOODS[step.goodsIndex];
      if (goods) await changePrice(goods.skuId, goods.coins + step.addedCoins);
      // The page displays the new price after a reload. Until then a press sends the old price.
      if (goods) setTimeout(() => prices.set(goods.skuId, goods.coins + step.addedCoins), 2_000);
    }
    if (step.do === 'wait') {
      // The app renews the session within an hour.
      if (step.seconds >= 3_600) session += 1;
      await advance(step.seconds * 1_000);
    }
  }

  // The network works again. Actions with an unknown result are retried, as the page asks for.
  faults.length = 0;
  for (let round = 0; round < 3; round++) {
    await advance(3_000);
    for (const tab of tabs)
      for (const [act, button] of tab) if (button.word === 'unknown') await settled(press(tab, act), advance);
  }
  for (const tab of tabs)
    for (const [act, { busy, word }] of tab) if (busy || word === 'unknown') violations.push(`${act} has no end`);
  const records = await readCoinRecords(backend, token(), GOODS);
  return { records, pastCount, violations, reportedRecords: reported, gifts, isOneDay: today() === firstDay, lost };
}

/** Waits for an action to end while the fake time advances. */
async function settled(work: Promise<void>, pass: (ms: number) => Promise<void>): Promise<void> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  for (let index = 0; index < 40 && !isOver; index++) await pass(700);
}

async function changePrice(skuId: string, coins: number): Promise<void> {
  const body = JSON.stringify({ goods: { [skuId]: { coins } } });
  const headers = { 'content-type': 'application/json' };
  await backend.request('http://localhost/__fixtures/settings', { method: 'POST', body, headers });
}

interface ActionResult {
  /** True if this action had an effect, false if an earlier action had. Absent if another tab may have done it. */
  readonly isNew?: boolean;
  readonly recordNo?: string;
}

/** Sends the request of a button. */
async function perform(
  act: CoinAction,
  idempotencyKey: string,
  prices: ReadonlyMap<string, number>,
): Promise<ActionResult> {
  const [kind, id = ''] = act.split(' ');
  const options = { idempotencyKey };
  if (kind === 'goods') {
    const order = { skuId: id, coins: prices.get(id) ?? 0, priceFen: 0, to: PARCEL_ADDRESS };
    const { recordNo } = await exchangeGoods(order, idempotencyKey);
    return { recordNo };
  }
  if (kind === 'sign-in') return request(signIn, { body: {} }, options);
  if (kind === 'reward') return request(receiveStepReward, { body: { rewardId: id } }, options);
  if (kind === 'browse') return request(receiveBrowseGoods, { body: { skuId: id } }, options);
  if (kind === 'steps') await request(exchangeHealthCoin, { body: { seenCoins: 0 } }, options);
  if (act === 'bubble walk' || act === 'bubble task' || act === 'bubble redPacket') {
    const bubble = act === 'bubble walk' ? 'walk' : act === 'bubble task' ? 'task' : 'redPacket';
    await request(exchangeBubble, { body: { bubble } }, options);
  }
  if (kind === 'timed') await request(receiveTimedTask, { body: {} }, options);
  if (kind !== 'login' && kind !== 'article') return { isNew: true };
  // Sends calls without an idempotency key, which the service grants once a day.
  if (kind === 'login') await request(completeLoginTask, { body: {} });
  else await request(completeBrowseArticleTask, { body: { articleId: id, seconds: 20 } });
  return {};
}
