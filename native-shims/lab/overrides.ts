/**
 * Defines overrides: settings of a tester for some phones, which can be removed. They are plain data, so that the address and an exported
 * test can contain them. Also defines actions, which run once.
 */
import type { Fault, HostState, Release, UserAnswer, UserMatter } from '../src/index.ts';
import { GOOD_NETWORK, type Network } from './frame/network.ts';
import type { PhoneLocation } from './frame/place.ts';
import { PHONES, type PhoneName } from './phones.ts';
import { NETWORK, OVERRIDE, PHONE_WORDS, USER } from './words/controls.ts';
import { HEAD } from './words/table.ts';
import type { Word } from './words/word.ts';

/** One phone, or all of them. */
export type Phones = PhoneName | 'all';

/** Lists the networks that a phone may have. */
export const NETWORKS = {
  good: { network: GOOD_NETWORK },
  slow: { network: { isOffline: false, delayMs: 400 } },
  edge: { network: { isOffline: false, delayMs: 2_000 } },
  hopeless: { network: { isOffline: false, delayMs: 8_000 } },
  offline: { network: { isOffline: true, delayMs: 0 } },
} as const satisfies Record<string, { network: Network }>;
export type NetworkName = keyof typeof NETWORKS;

const DAY_MS = 86_400_000;

/** Returns each clock's offset from the machine's clock in milliseconds. `now` is the time at which the clock is set. */
export const CLOCKS = {
  midnight: (now: number) => new Date(now).setHours(23, 59, 30, 0) - now,
  expired: () => 400 * DAY_MS,
  behind: () => -2 * DAY_MS,
} as const satisfies Record<string, (now: number) => number>;
export type ClockName = keyof typeof CLOCKS;

/** Lists the locations that a phone may have. */
export const PLACES = {
  beijing: { latitude: 39.9042, longitude: 116.4074 },
  chengdu: { latitude: 30.5728, longitude: 104.0668 },
  urumqi: { latitude: 43.8256, longitude: 87.6168 },
  tokyo: { latitude: 35.6812, longitude: 139.7671 },
} as const satisfies Record<string, PhoneLocation>;
export type PlaceName = keyof typeof PLACES;

/** Lists the insets that a host leaves to its page, upright and turned on its side. */
export const EDGES = {
  plain: { upright: [0, 0, 0, 0], turned: [0, 0, 0, 0] },
  notch: { upright: [0, 0, 34, 0], turned: [0, 47, 21, 47] },
  full: { upright: [47, 0, 34, 0], turned: [0, 47, 21, 47] },
} as const satisfies Record<string, Record<'upright' | 'turned', readonly [number, number, number, number]>>;
export type EdgesName = keyof typeof EDGES;

/** Lists the steps of WeChat's text size menu, without the default step 2. */
export const TEXT_STEPS = ['1', '3', '4', '5', '6', '7', '8'] as const;
export type TextStep = (typeof TEXT_STEPS)[number];

/** Lists the faults of a backend, in the form of its control address (`fixtures/src/http/faults.ts`). */
export const TROUBLES = {
  'error-500': { kind: 'status', value: 500 },
  'error-503': { kind: 'status', value: 503 },
  slow: { kind: 'delay', value: 3_000 },
  shape: { kind: 'shape' },
  garbage: { kind: 'garbage' },
  'error-401': { kind: 'status', value: 401 },
  expired: { kind: 'code', value: 20_205 },
  offline: { kind: 'drop', value: 'before' },
} as const;
export type Trouble = keyof typeof TROUBLES;

export type Override = { readonly phones: Phones } & (
  | { readonly kind: 'fault'; readonly method: string; readonly fault: Fault }
  | { readonly kind: 'user'; readonly matter: UserMatter; readonly answer: UserAnswer }
  | { readonly kind: 'network'; readonly network: NetworkName }
  /** `endpoint` is a method and a path, or `*` for all endpoints. */
  | { readonly kind: 'backend'; readonly endpoint: string; readonly trouble: Trouble }
  /** The backend skips its handler and answers with this body. */
  | { readonly kind: 'answer'; readonly endpoint: string; readonly body: unknown }
  | { readonly kind: 'cover' }
  | { readonly kind: 'clock'; readonly clock: ClockName }
  | { readonly kind: 'place'; readonly place: PlaceName }
  /** The host's theme, independent of the appearance of all phones. */
  | { readonly kind: 'theme'; readonly theme: 'light' | 'dark' }
  | { readonly kind: 'edges'; readonly edges: EdgesName }
  /** Only WeChat has such a menu. */
  | { readonly kind: 'text'; readonly text: TextStep }
);

/** Lists the switches of the remote configuration, each with a value that changes what a customer sees. */
export const SWITCHES = {
  maintenance: { text: { zh: '系统维护中，请稍后再来', en: 'We are working on it and will be back soon' } },
  payment: false,
  screens: ['checkup.sale'],
  quickLogin: true,
  leastRelease: { version: '999.0.0' },
} as const;
export type SwitchName = keyof typeof SWITCHES;

/** Lists the states of orders that the backend can create. */
export const ORDER_STATES = ['unpaid', 'paid', 'booked', 'used'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type TesterAction =
  | { readonly does: 'emit'; readonly event: string; readonly payload: unknown }
  /** The user shares from the host's own menu. */
  | { readonly does: 'share' }
  | { readonly does: 'log-in'; readonly mobile: string }
  | { readonly does: 'end-session' }
  | { readonly does: 'order'; readonly state: OrderState; readonly mobile: string }
  /** Sets a switch of the remote configuration, or turns it back. The page reads it at its next look. */
  | { readonly does: 'switch'; readonly name: SwitchName; readonly isTurned: boolean }
  /** `id` releases a single call. Without it all held calls of the method are released. */
  | { readonly does: 'release'; readonly method: string; readonly how: Release; readonly id?: string };

/** Returns the event that reports a share from the host's own menu. A browser sends no such event. */
export const shareEventOf = (host: PhoneName): readonly [event: string, payload: object] | undefined =>
  host === 'browser'
    ? undefined
    : PHONES[host].login === 'native'
      ? ['shared', { channel: 'friend' }]
      : ['menu:share:appmessage', {}];

/** Returns the body of the control address that runs the action. */
export const switchBody = ({ name, isTurned }: TesterAction & { does: 'switch' }): object =>
  isTurned ? { name, value: SWITCHES[name] } : { name };

/** Returns the key of an override. A new override replaces an earlier override with the same key. */
export function keyOf(override: Override): string {
  const names: Partial<Record<Override['kind'], string>> = {
    fault: 'method',
    user: 'matter',
    backend: 'endpoint',
    answer: 'endpoint',
  };
  const name = names[override.kind];
  return [override.phones, override.kind, name === undefined ? '' : String(Reflect.get(override, name))].join(' ');
}

/** Describes a fault of the bridge for testers. */
function faultText(fault: Fault): Word {
  switch (fault.kind) {
    case 'late':
      return OVERRIDE.late(fault.ms);
    case 'duplicate':
      return OVERRIDE.times(fault.times);
    default:
      return OVERRIDE.kinds[fault.kind];
  }
}

/** Describes an override for testers, without its phones. */
export function describeOverride(override: Override): Word {
  switch (override.kind) {
    case 'fault':
      return OVERRIDE.pair(override.method === '*' ? OVERRIDE.everyAnswer : override.method, faultText(override.fault));
    case 'user':
      return OVERRIDE.pair(USER.short[override.matter], HEAD.answers[override.answer]);
    case 'network':
      return OVERRIDE.pair(OVERRIDE.network, NETWORK.short[override.network]);
    case 'backend': {
      const calls = override.endpoint === '*' ? OVERRIDE.allCalls : override.endpoint.replace(/^.*\//, '');
      return OVERRIDE.pair(OVERRIDE.backend(calls), OVERRIDE.troubles[override.trouble]);
    }
    case 'answer':
      return OVERRIDE.pair(OVERRIDE.backend(override.endpoint.replace(/^.*\//, '')), OVERRIDE.kinds.instead);
    case 'cover':
      return OVERRIDE.cover;
    case 'clock':
      return OVERRIDE.pair(PHONE_WORDS.clock.name, PHONE_WORDS.clock.kinds[override.clock]);
    case 'place':
      return OVERRIDE.pair(PHONE_WORDS.place.name, PHONE_WORDS.place.kinds[override.place]);
    case 'theme':
      return OVERRIDE.pair(PHONE_WORDS.theme.name, PHONE_WORDS.theme.kinds[override.theme]);
    case 'edges':
      return OVERRIDE.pair(PHONE_WORDS.edges.name, PHONE_WORDS.edges.kinds[override.edges]);
    case 'text':
      return OVERRIDE.pair(PHONE_WORDS.text.name, PHONE_WORDS.text.kinds[override.text]);
  }
}

/** Returns a phone's overrides. Those for this phone only are last, because they have priority over those for all phones. */
export const overridesOf = (overrides: readonly Override[], host: PhoneName): Override[] => [
  ...overrides.filter(({ phones }) => phones === 'all'),
  ...overrides.filter(({ phones }) => phones === host),
];

/** Returns the part of a host's memory that overrides set. */
export function hostStateOf(overrides: readonly Override[]): Required<Pick<HostState, 'faults' | 'answers'>> {
  const faults = overrides.flatMap((override) =>
    override.kind === 'fault' ? [[override.method, override.fault] as const] : [],
  );
  const answers = overrides.flatMap((override) =>
    override.kind === 'user' ? [[override.matter, override.answer] as const] : [],
  );
  return { faults: Object.fromEntries(faults), answers: Object.fromEntries(answers) };
}

export const networkOf = (overrides: readonly Override[]): Network => {
  const last = overrides.findLast((override) => override.kind === 'network');
  return last ? NETWORKS[last.network].network : GOOD_NETWORK;
};

/** Returns the last override of a kind, so that an override for one phone has priority over one for all phones. */
const lastOf = <Kind extends Override['kind']>(overrides: readonly Override[], kind: Kind) =>
  overrides.findLast((override): override is Extract<Override, { kind: Kind }> => override.kind === kind);
export const clockOf = (overrides: readonly Override[]): ClockName | undefined => lastOf(overrides, 'clock')?.clock;
export const locationOf = (overrides: readonly Override[]): PhoneLocation | undefined => {
  const last = lastOf(overrides, 'place');
  return last && PLACES[last.place];
};
export const themeOf = (overrides: readonly Override[]) => lastOf(overrides, 'theme')?.theme;
export const edgesOf = (overrides: readonly Override[]) => lastOf(overrides, 'edges')?.edges;
export const textStepOf = (overrides: readonly Override[]) => lastOf(overrides, 'text')?.text;

export const isCovered = (overrides: readonly Override[]): boolean => overrides.some(({ kind }) => kind === 'cover');

/** The number of requests that a fault affects: more than any session sends, so that the fault never expires. */
const UNLIMITED_TIMES = 1_000_000;
const ALL_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const ENDPOINT = new RegExp(`^(?:${ALL_METHODS.join('|')}) /[\\w\\-./:*]+$`);

/** Tells if a text is a method and a path of a backend, or `*` for all. */
export const isEndpoint = (text: string): boolean => text === '*' || ENDPOINT.test(text);

/** Returns the backend's faults for its control address. Faults of single endpoints come first, because the first match applies. */
export function backendFaultsOf(overrides: readonly Override[]): object[] {
  const backendFaults = overrides.filter((override) => override.kind === 'backend').toReversed();
  const forSingleEndpoints = backendFaults.filter(({ endpoint }) => endpoint !== '*');
  const answers = overrides.filter((override) => override.kind === 'answer').toReversed();
  const troubles = [...forSingleEndpoints, ...backendFaults.filter(({ endpoint }) => endpoint === '*')];
  return [
    ...answers.flatMap(({ endpoint, body }) =>
      patternsOf(endpoint).map((match) => ({ match, times: UNLIMITED_TIMES, kind: 'answer', value: body })),
    ),
    ...troubles.flatMap(({ endpoint, trouble }) =>
      patternsOf(endpoint).map((match) => ({ match, times: UNLIMITED_TIMES, ...TROUBLES[trouble] })),
    ),
  ];
}

/** Shortens a path at its first parameter, because a pattern may have `*` only at its end. */
const patternsOf = (endpoint: string): string[] =>
  endpoint === '*' ? ALL_METHODS.map((method) => `${method} /api/*`) : [endpoint.replace(/:.*$/, '*')];
