/**
 * Defines overrides: settings of a tester for some phones, which can be removed. They are plain data, so that the address and an exported
 * test can hold them. Also defines actions, which run once.
 */
import type { Fault, HostState, Release, UserAnswer, UserMatter } from '../src/index.ts';
import { GOOD_NETWORK, type Network } from './frame/network.ts';
import type { PhonePlace } from './frame/place.ts';
import { PHONES, type PhoneName } from './phones.ts';
import { NETWORK, OVERRIDE, PHONE_WORDS, USER } from './words/controls.ts';
import { HEAD } from './words/table.ts';
import type { Word } from './words/word.ts';

/** One phone, or all of them. */
export type Phones = PhoneName | 'all';

/** The networks that a phone may have. */
export const NETWORKS = {
  good: { network: GOOD_NETWORK },
  slow: { network: { isOffline: false, delayMs: 400 } },
  edge: { network: { isOffline: false, delayMs: 2_000 } },
  hopeless: { network: { isOffline: false, delayMs: 8_000 } },
  offline: { network: { isOffline: true, delayMs: 0 } },
} as const satisfies Record<string, { network: Network }>;
export type NetworkName = keyof typeof NETWORKS;

const DAY_MS = 86_400_000;

/** The clocks that a phone may have, as milliseconds before or after the machine's. `now` is the moment in which it is set. */
export const CLOCKS = {
  midnight: (now: number) => new Date(now).setHours(23, 59, 30, 0) - now,
  expired: () => 400 * DAY_MS,
  behind: () => -2 * DAY_MS,
} as const satisfies Record<string, (now: number) => number>;
export type ClockName = keyof typeof CLOCKS;

/** The places where a phone may be. */
export const PLACES = {
  beijing: { latitude: 39.9042, longitude: 116.4074 },
  chengdu: { latitude: 30.5728, longitude: 104.0668 },
  urumqi: { latitude: 43.8256, longitude: 87.6168 },
  tokyo: { latitude: 35.6812, longitude: 139.7671 },
} as const satisfies Record<string, PhonePlace>;
export type PlaceName = keyof typeof PLACES;

/** The edges that a host leaves to its page: upright, and turned to its side. */
export const EDGES = {
  plain: { upright: [0, 0, 0, 0], turned: [0, 0, 0, 0] },
  notch: { upright: [0, 0, 34, 0], turned: [0, 47, 21, 47] },
  full: { upright: [47, 0, 34, 0], turned: [0, 47, 21, 47] },
} as const satisfies Record<string, Record<'upright' | 'turned', readonly [number, number, number, number]>>;
export type EdgesName = keyof typeof EDGES;

/** The steps of WeChat's menu of text sizes that are not the usual one. */
export const TEXT_STEPS = ['1', '3', '4', '5', '6', '7', '8'] as const;
export type TextStep = (typeof TEXT_STEPS)[number];

/** The faults that a backend may have, each as the backend's own control takes it (`fixtures/src/http/faults.ts`). */
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
  /** `endpoint` is a method and a path; `*` stands for all. */
  | { readonly kind: 'backend'; readonly endpoint: string; readonly trouble: Trouble }
  /** The backend does nothing and answers with this body. */
  | { readonly kind: 'answer'; readonly endpoint: string; readonly body: unknown }
  | { readonly kind: 'cover' }
  | { readonly kind: 'clock'; readonly clock: ClockName }
  | { readonly kind: 'place'; readonly place: PlaceName }
  /** The host's own, whatever the appearance of all phones is. */
  | { readonly kind: 'theme'; readonly theme: 'light' | 'dark' }
  | { readonly kind: 'edges'; readonly edges: EdgesName }
  /** Nothing but WeChat has such a menu. */
  | { readonly kind: 'text'; readonly text: TextStep }
);

/** The states in which the backend makes an order. */
export const ORDER_STATES = ['unpaid', 'paid', 'booked', 'used'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type TesterAction =
  | { readonly does: 'emit'; readonly event: string; readonly payload: unknown }
  /** The person shares from the host's own menu. */
  | { readonly does: 'share' }
  | { readonly does: 'log-in'; readonly mobile: string }
  | { readonly does: 'end-session' }
  | { readonly does: 'order'; readonly state: OrderState; readonly mobile: string }
  /** `id` is the one call that goes on; without it all held calls of the method do. */
  | { readonly does: 'release'; readonly method: string; readonly how: Release; readonly id?: string };

/** The event by which a host tells that its user shares from its own menu; a browser tells nothing. */
export const shareEventOf = (host: PhoneName): readonly [event: string, payload: object] | undefined =>
  host === 'browser'
    ? undefined
    : PHONES[host].login === 'native'
      ? ['shared', { channel: 'friend' }]
      : ['menu:share:appmessage', {}];

/** Tells an override from others: a new one takes the place of one with the same key. */
export function keyOf(override: Override): string {
  const whats: Partial<Record<Override['kind'], string>> = {
    fault: 'method',
    user: 'matter',
    backend: 'endpoint',
    answer: 'endpoint',
  };
  const what = whats[override.kind];
  return [override.phones, override.kind, what === undefined ? '' : String(Reflect.get(override, what))].join(' ');
}

/** The words for a fault of the bridge. */
function faultWords(fault: Fault): Word {
  switch (fault.kind) {
    case 'late':
      return OVERRIDE.late(fault.ms);
    case 'duplicate':
      return OVERRIDE.times(fault.times);
    default:
      return OVERRIDE.kinds[fault.kind];
  }
}

/** The override in a few words, without its phones. */
export function overrideWords(override: Override): Word {
  switch (override.kind) {
    case 'fault':
      return OVERRIDE.of(override.method === '*' ? OVERRIDE.everyAnswer : override.method, faultWords(override.fault));
    case 'user':
      return OVERRIDE.of(USER.short[override.matter], HEAD.answers[override.answer]);
    case 'network':
      return OVERRIDE.of(OVERRIDE.network, NETWORK.short[override.network]);
    case 'backend': {
      const calls = override.endpoint === '*' ? OVERRIDE.allCalls : override.endpoint.replace(/^.*\//, '');
      return OVERRIDE.of(OVERRIDE.backend(calls), OVERRIDE.troubles[override.trouble]);
    }
    case 'answer':
      return OVERRIDE.of(OVERRIDE.backend(override.endpoint.replace(/^.*\//, '')), OVERRIDE.kinds.instead);
    case 'cover':
      return OVERRIDE.cover;
    case 'clock':
      return OVERRIDE.of(PHONE_WORDS.clock.name, PHONE_WORDS.clock.kinds[override.clock]);
    case 'place':
      return OVERRIDE.of(PHONE_WORDS.place.name, PHONE_WORDS.place.kinds[override.place]);
    case 'theme':
      return OVERRIDE.of(PHONE_WORDS.theme.name, PHONE_WORDS.theme.kinds[override.theme]);
    case 'edges':
      return OVERRIDE.of(PHONE_WORDS.edges.name, PHONE_WORDS.edges.kinds[override.edges]);
    case 'text':
      return OVERRIDE.of(PHONE_WORDS.text.name, PHONE_WORDS.text.kinds[override.text]);
  }
}

/** The overrides of one phone: those of all phones first, then its own, which count more. */
export const overridesOf = (overrides: readonly Override[], host: PhoneName): Override[] => [
  ...overrides.filter(({ phones }) => phones === 'all'),
  ...overrides.filter(({ phones }) => phones === host),
];

/** The part of a host's memory that overrides decide. */
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
  const set = overrides.findLast((override) => override.kind === 'network');
  return set ? NETWORKS[set.network].network : GOOD_NETWORK;
};

/** The last override of a kind: the phone's own counts more than that of all phones. */
const lastOf = <Kind extends Override['kind']>(overrides: readonly Override[], kind: Kind) =>
  overrides.findLast((override): override is Extract<Override, { kind: Kind }> => override.kind === kind);
export const clockOf = (overrides: readonly Override[]): ClockName | undefined => lastOf(overrides, 'clock')?.clock;
export const placeOf = (overrides: readonly Override[]): PhonePlace | undefined => {
  const set = lastOf(overrides, 'place');
  return set && PLACES[set.place];
};
export const themeOf = (overrides: readonly Override[]) => lastOf(overrides, 'theme')?.theme;
export const edgesOf = (overrides: readonly Override[]) => lastOf(overrides, 'edges')?.edges;
export const textStepOf = (overrides: readonly Override[]) => lastOf(overrides, 'text')?.text;

export const isCovered = (overrides: readonly Override[]): boolean => overrides.some(({ kind }) => kind === 'cover');

/** More calls than anybody makes. */
const ALWAYS = 1_000_000;
const ALL_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const ENDPOINT = new RegExp(`^(?:${ALL_METHODS.join('|')}) /[\\w\\-./:*]+$`);

/** Tells if a text is a method and a path of a backend, or `*` for all. */
export const isEndpoint = (text: string): boolean => text === '*' || ENDPOINT.test(text);

/** The backend's faults as its control takes them: those of one endpoint first, for the first that fits counts. */
export function backendFaultsOf(overrides: readonly Override[]): object[] {
  const set = overrides.filter((override) => override.kind === 'backend').toReversed();
  const single = set.filter(({ endpoint }) => endpoint !== '*');
  const answers = overrides.filter((override) => override.kind === 'answer').toReversed();
  const troubles = [...single, ...set.filter(({ endpoint }) => endpoint === '*')];
  return [
    ...answers.flatMap(({ endpoint, body }) =>
      matchesOf(endpoint).map((match) => ({ match, times: ALWAYS, kind: 'answer', value: body })),
    ),
    ...troubles.flatMap(({ endpoint, trouble }) =>
      matchesOf(endpoint).map((match) => ({ match, times: ALWAYS, ...TROUBLES[trouble] })),
    ),
  ];
}

/** A part of a path that stands for any text ends the pattern. */
const matchesOf = (endpoint: string): string[] =>
  endpoint === '*' ? ALL_METHODS.map((method) => `${method} /api/*`) : [endpoint.replace(/:.*$/, '*')];
