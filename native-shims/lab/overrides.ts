/**
 * The overrides of the lab: what a tester has set for some phones and can take away again. They are plain data, so that they are kept in
 * the address and written into a test. Beside them: the actions, which are done once.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { HOSTS } from '../src/hosts/index.ts';
import type { Fault, HostState, Release, UserAnswer, UserMatter } from '../src/index.ts';
import { GOOD_NETWORK, type Network } from './frame/network.ts';
import { NETWORK, OVERRIDE, USER } from './words/controls.ts';
import { HEAD } from './words/table.ts';
import type { Word } from './words/word.ts';

/** One phone, or all of them. */
export type Phones = HostName | 'all';

/** The networks that a phone may have. */
export const NETWORKS = {
  good: { network: GOOD_NETWORK },
  slow: { network: { isOffline: false, delayMs: 400 } },
  edge: { network: { isOffline: false, delayMs: 2_000 } },
  hopeless: { network: { isOffline: false, delayMs: 8_000 } },
  offline: { network: { isOffline: true, delayMs: 0 } },
} as const satisfies Record<string, { network: Network }>;
export type NetworkName = keyof typeof NETWORKS;

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
  | { readonly kind: 'cover' }
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
export const shareEventOf = (host: HostName): readonly [event: string, payload: object] | undefined =>
  host === 'browser'
    ? undefined
    : HOSTS[host].login === 'native'
      ? ['shared', { channel: 'friend' }]
      : ['menu:share:appmessage', {}];

/** Tells an override from others: a new one takes the place of one with the same key. */
export function keyOf(override: Override): string {
  const what = { fault: 'method', user: 'matter', backend: 'endpoint', network: '', cover: '' }[override.kind];
  return [override.phones, override.kind, String(Reflect.get(override, what) ?? '')].join(' ');
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
    case 'cover':
      return OVERRIDE.cover;
  }
}

/** The overrides of one phone: those of all phones first, then its own, which count more. */
export const overridesOf = (overrides: readonly Override[], host: HostName): Override[] => [
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
  return [...single, ...set.filter(({ endpoint }) => endpoint === '*')].flatMap(({ endpoint, trouble }) => {
    return matchesOf(endpoint).map((match) => ({ match, times: ALWAYS, ...TROUBLES[trouble] }));
  });
}

/** A part of a path that stands for any text ends the pattern. */
const matchesOf = (endpoint: string): string[] =>
  endpoint === '*' ? ALL_METHODS.map((method) => `${method} /api/*`) : [endpoint.replace(/:.*$/, '*')];
