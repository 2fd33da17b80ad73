/**
 * Loads the central configuration and keeps the last good value of each key on the phone. It is the same for everybody. Rules:
 * 1. Stored values apply until the answer arrives, and a stored key applies where the answer lacks it or has spoiled it
 *    (`rules/switches.ts`). A stored value is checked like an answer, because another release may have stored it.
 * 2. An answer that says nothing new is stored again, because it makes the values younger.
 * 3. A running payment ends before a page is closed. Payments look at their own switch.
 * 4. A maintenance begins and ends at its time, without another answer.
 */
import { type AppConfig, getConfig } from '../api/config-center.ts';
import { QUIET, request } from '../client/request.ts';
import { serverNow } from '../client/server-clock.ts';
import { randomHash } from '../rules/random-hash.ts';
import {
  type Decision,
  decide,
  isOlderRelease,
  type PhoneId,
  type StoredValue,
  type StoredValues,
  withAnswer,
  withoutOutdated,
} from '../rules/switches.ts';
import { type ConfigState, config, SWITCHED_OFF } from './configuration.ts';
import { forget, isRecord, isText, keep, recall } from './storage.ts';
import { isPaymentRunning, onReloadBlocked } from './unsaved-work.ts';

const STORED_KEY = 'configuration';
const PHONE_ID_KEY = 'phone-id';

const KEYS: readonly (keyof AppConfig)[] = [
  'baseProducts',
  'clauseGroups',
  'miniProgramPay',
  'channels',
  'showTab',
  'n95GongyiSwitch',
  'quickLogin',
  'hpvProductNo',
  'agreementsVersion',
  'maintenance',
  'payment',
  'screens',
  'leastRelease',
  'reports',
  'events',
];

/** The defaults of the configuration, which apply to a key without a value. */
const DEFAULTS: ConfigState = {
  ...config,
  channels: { ...config.channels },
  miniProgramPay: { ...config.miniProgramPay },
};

// oxlint-disable-next-line sdhealth/cleared-on-logout -- the same for everybody
let values: StoredValues | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const isStoredValue = (key: string, entry: unknown): entry is StoredValue =>
  isRecord(entry) && typeof entry['time'] === 'number' && getConfig.data({ [key]: entry['value'] }) === undefined;

function storedValues(): StoredValues {
  const entries = Object.entries(recall(STORED_KEY, isRecord) ?? {});
  return Object.fromEntries(entries.flatMap(([key, entry]) => (isStoredValue(key, entry) ? [[key, entry]] : [])));
}

/** Returns the values that count now: those of this page load, or else the stored ones. */
function currentValues(): StoredValues {
  values ??= storedValues();
  return withoutOutdated(values, Date.now());
}

/** Returns the phone's random id, which decides its side of each share. It names nobody and is never sent. */
const phoneId: PhoneId = () => {
  const storedId = recall(PHONE_ID_KEY, isText);
  if (storedId) return storedId;
  const id = randomHash();
  return keep(PHONE_ID_KEY, id) ? id : undefined;
};

/** Applies the values that count now. */
export function applyStored(): void {
  const current = currentValues();
  const answer: AppConfig = Object.fromEntries(Object.entries(current).map(([key, { value }]) => [key, value]));
  const now = serverNow();
  const decision = decide(answer, phoneId, now);
  applyRows(answer);
  for (const key of PLAIN_KEYS) set(key, answer[key] ?? DEFAULTS[key]);
  set('quickLogin', decision.quickLogin);
  set('paymentOff', decision.paymentOff);
  set('isTooOld', isOlderRelease(__VERSION__, decision.leastRelease));
  set('reportPercent', decision.reportPercent);
  set('eventPercent', decision.eventPercent);
  applyPages(decision);
  clearTimeout(timer);
  // A browser's timer holds 24 days. The configuration is loaded again before.
  if (decision.changesAt) timer = setTimeout(applyStored, Math.min(decision.changesAt - now, MAX_TIMER_MS));
}

const MAX_TIMER_MS = 86_400_000;

const PLAIN_KEYS = ['showTab', 'n95GongyiSwitch', 'hpvProductNo', 'agreementsVersion'] as const;

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

/** Sets a value if it differs, so that no page renders again for the same. */
function set<Key extends keyof ConfigState>(key: Key, value: ConfigState[Key]): void {
  if (!isSame(config[key], value)) config[key] = value;
}

function applyRows(answer: AppConfig): void {
  replaceRows(config.baseProducts, answer.baseProducts);
  replaceRows(config.clauseGroups, answer.clauseGroups);
  replaceRows(config.miniProgramPay, { ...DEFAULTS.miniProgramPay, ...byName(answer.miniProgramPay, 'appid') });
  replaceRows(config.channels, { ...DEFAULTS.channels, ...byName(answer.channels, 'channel') });
}

/** Replaces the rows and keeps the map, which pages have subscribed to. */
function replaceRows<Row>(map: Record<string, Row>, rows: Readonly<Record<string, Row>> = {}): void {
  for (const name of Object.keys(map)) if (!Object.hasOwn(rows, name)) delete map[name];
  for (const [name, row] of Object.entries(rows)) if (!isSame(map[name], row)) map[name] = row;
}

const byName = <Key extends string, Row extends Readonly<Record<Key, string>>>(
  rows: readonly Row[] = [],
  key: Key,
): Record<string, Row> => Object.fromEntries(rows.map((row) => [row[key], row]));

let stopWaiting = () => {};

/** Closes and opens pages. Waits for the end of a running payment. */
function applyPages(decision: Decision): void {
  stopWaiting();
  if (isPaymentRunning()) {
    stopWaiting = onReloadBlocked(() => {
      if (!isPaymentRunning()) applyPages(decision);
    });
    return;
  }
  const { maintenance, screensOff } = decision;
  set('maintenance', maintenance);
  set('screensOff', screensOff);
  if (maintenance || screensOff.length > 0) keep(SWITCHED_OFF, true);
  else forget(SWITCHED_OFF);
}

/** Applies the stored values, then loads the configuration, stores and applies it. Rejects if it cannot be loaded. */
export async function readConfiguration(): Promise<void> {
  applyStored();
  const answer = await request(getConfig, { query: { keys: KEYS.join() } }, QUIET);
  const known = Object.fromEntries(KEYS.map((key) => [key, answer[key]]));
  values = withAnswer(currentValues(), known, Date.now());
  keep(STORED_KEY, values);
  applyStored();
}
