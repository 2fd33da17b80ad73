/** Decides what the remote configuration means for this phone now: who belongs to a share of phones, which values count, what is off. */
import { compareVersions } from '@sdhealth/bridge-sdk';
import { shortHash } from './short-hash.ts';

type Texts = Readonly<Record<'zh' | 'en', string>>;

interface Shared {
  /** The share of phones, 0 to 100. Absent: all. */
  readonly percent?: number | undefined;
}

/** The keys of the configuration that are switches. */
export interface Switches {
  readonly maintenance?: false | (Shared & { text: Texts; from?: string | undefined; until?: string | undefined });
  readonly payment?: boolean | (Shared & { off: boolean; text?: Texts | undefined });
  readonly screens?: readonly (string | (Shared & { id: string }))[];
  readonly quickLogin?: boolean | { percent: number };
  readonly leastRelease?: false | (Shared & { version: string });
  readonly reports?: { readonly percent: number };
  readonly events?: { readonly percent: number };
}

/** The effect of the switches on a phone at a time. */
export interface Decision {
  /** The text of a maintenance that is going on. */
  readonly maintenance: Texts | undefined;
  /** Present if no page sends a payment. */
  readonly paymentOff: { readonly text: Texts | undefined } | undefined;
  readonly screensOff: readonly string[];
  readonly quickLogin: boolean;
  readonly leastRelease: string | undefined;
  /** The percentage of phones that report errors or measure events, 0 on a phone outside of the share. */
  readonly reportPercent: number;
  readonly eventPercent: number;
  /** The time at which the decision changes by itself. */
  readonly changesAt: number | undefined;
}

/**
 * Returns the phone's random id, which is created when it is first needed. Undefined on a phone that stores nothing, which only a share of
 * 100 reaches.
 */
export type PhoneId = () => string | undefined;

/** The number of groups of phones, each a hundredth of a percent of them. */
const BUCKETS = 10_000;

/**
 * Returns the number of the phone's bucket for a switch, 0 to 9,999. The last steps are MurmurHash3's: without them the buckets of two
 * switches would depend on each other.
 */
export function bucketOf(switchName: string, phone: string): number {
  let hash = Number.parseInt(shortHash(`${switchName} ${phone}`), 36);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/** Checks that the phone is among `percent` of all phones. It is then among every larger percentage of the same switch too. */
export function isIncluded(switchName: string, percent: number | undefined, phone: PhoneId): boolean {
  if (percent === undefined || percent >= 100) return true;
  const id = phone();
  return id !== undefined && bucketOf(switchName, id) < (percent * BUCKETS) / 100;
}

interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}
const startOf = ({ from }: Period) => (from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from));
const endOf = ({ until }: Period) => (until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until));

/** Checks that the time is in the period. A missing end is open; a date that does not exist (31 February) is never reached. */
export const isDuring = (period: Period, now: number): boolean => startOf(period) <= now && now < endOf(period);

function nextEdge(period: Period, now: number): number | undefined {
  const edges = [startOf(period), endOf(period)].filter((time) => time > now && Number.isFinite(time));
  return edges.length > 0 ? Math.min(...edges) : undefined;
}

/** Checks that a release is older than the least one, if there is one. A release without a number is never older. */
export const isOlderRelease = (release: string, least: string | undefined): boolean =>
  least !== undefined && /^\d/.test(release) && compareVersions(release, least) < 0;

/** Evaluates all switches for a phone. `now` is the service's time in milliseconds. */
export function decide(switches: Switches, phone: PhoneId, now: number): Decision {
  const { maintenance, payment, screens = [], quickLogin = false, leastRelease } = switches;
  const planned = maintenance && isIncluded('maintenance', maintenance.percent, phone) ? maintenance : undefined;
  const isRunning = planned !== undefined && isDuring(planned, now);
  return {
    maintenance: isRunning ? planned.text : undefined,
    paymentOff: paymentOff(payment, phone),
    screensOff: screens.flatMap((screen) => {
      if (typeof screen === 'string') return [screen];
      return isIncluded(`screens ${screen.id}`, screen.percent, phone) ? [screen.id] : [];
    }),
    quickLogin: typeof quickLogin === 'boolean' ? quickLogin : isIncluded('quickLogin', quickLogin.percent, phone),
    leastRelease:
      leastRelease && isIncluded('leastRelease', leastRelease.percent, phone) ? leastRelease.version : undefined,
    reportPercent: sampleOf('reports', switches.reports, phone),
    eventPercent: sampleOf('events', switches.events, phone),
    changesAt: planned && nextEdge(planned, now),
  };
}

/** Returns the share of a sample, 100 by default, and 0 on a phone outside of it. */
const sampleOf = (
  name: string,
  { percent }: { readonly percent: number } = { percent: 100 },
  phone: PhoneId,
): number => (isIncluded(name, percent, phone) ? percent : 0);

function paymentOff(payment: Switches['payment'], phone: PhoneId): Decision['paymentOff'] {
  if (payment === false) return { text: undefined };
  if (payment === undefined || payment === true || !payment.off) return undefined;
  return isIncluded('payment', payment.percent, phone) ? { text: payment.text } : undefined;
}

/** A value of the configuration and the time at which the service last sent it, in milliseconds. */
export interface StoredValue {
  readonly value: unknown;
  readonly time: number;
}
export type StoredValues = Readonly<Record<string, StoredValue>>;

const DAY_MS = 86_400_000;
/** The days for which a value without danger is used. */
const DAYS = 30;
/**
 * The days for which a value is used without a newer one, where an outdated value is dangerous:
 * - `maintenance`: its notice would close an app that works again.
 * - `channels`, `miniProgramPay`: they decide where money goes, and whose login counts.
 * - `agreementsVersion`: a consent would be recorded for a text that is no longer in force.
 * - `payment`, `screens`, `quickLogin`, `n95GongyiSwitch`: they are turned for days, and a service that cannot tell for a week has other
 *   means to refuse.
 * An outdated `leastRelease` is harmless: a release that was too old stays too old.
 */
const DAYS_OF: Readonly<Record<string, number>> = {
  maintenance: 1,
  channels: 7,
  miniProgramPay: 7,
  agreementsVersion: 7,
  payment: 7,
  screens: 7,
  quickLogin: 7,
  n95GongyiSwitch: 7,
  leastRelease: Number.POSITIVE_INFINITY,
};

/** Returns the stored values that still count. A phone's clock may have been ahead, so a time in the future ages as one in the past. */
export const withoutOutdated = (values: StoredValues, now: number): StoredValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, { time }]) => Math.abs(now - time) < (DAYS_OF[key] ?? DAYS) * DAY_MS),
  );

/** Puts the answer's values over the stored values. A key that the answer lacks, or has spoiled, keeps its value and its time. */
export const withAnswer = (values: StoredValues, answer: object, now: number): StoredValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(answer)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, { value, time: now }]),
  ),
});
