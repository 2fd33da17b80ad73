/** The matrix: every route, on every host, in every state. */
import { HOSTS } from '../../native-shims/src/hosts/index.ts';
import type { HostOption } from '../../native-shims/src/options.ts';
import { hosts as setups } from '../e2e/hosts.ts';
import type { RouteId } from '../src/routes.ts';
import { ROUTE_IDS } from './addresses.ts';
import { areaOf } from './result.ts';
import { isNamed } from './run.ts';
import { STATE_IDS, type StateId, stateOf } from './states.ts';

type Setup = Exclude<HostOption, string>;
export type HostId = Setup['name'];

export const HOST_IDS = Object.keys(HOSTS) as HostId[];

export interface Cell {
  readonly route: RouteId;
  readonly host: HostId;
  readonly state: StateId;
  /** Every other route is looked at in English. */
  readonly lang: 'zh' | 'en';
  /** The cell is only there so that another host's tree has one to be compared with. */
  readonly isMate?: true;
  /** Other tests or cells look for the same faults: no accessibility, no small phone. */
  readonly isBrief?: true;
}

export interface Choice {
  /** Beginnings of names; none or an empty list means all. */
  readonly hosts?: readonly string[];
  readonly areas?: readonly string[];
  readonly states?: readonly string[];
  readonly routes?: readonly string[];
  /** One part of so many, by routes: all hosts and states of a route are in one part. Counts from 1. */
  readonly shard?: readonly [part: number, parts: number];
  /** Each route once, hosts and states in turn, and a few of them on a second host. */
  readonly isSample?: boolean;
}

/** Returns the cells of a choice; of an empty one all. They are ordered by host, then by state, so that one page serves many. */
export function cellsOf({
  hosts,
  areas = [],
  states,
  routes,
  shard: [part, parts] = [1, 1],
  isSample,
}: Choice): Cell[] {
  const all = ROUTE_IDS.flatMap((route, index) => {
    if (index % parts !== part - 1) return [];
    if (areas.length > 0 && !areas.includes(areaOf(route))) return [];
    const lang = Math.floor(index / 2) % 2 ? ('en' as const) : ('zh' as const);
    return isSample ? sampleOf(route, index, lang) : wholeOf(route, lang);
  });
  const chosen = all.filter(
    ({ route, host, state }) => isNamed(route, routes) && isNamed(host, hosts) && isNamed(state, states),
  );
  return HOST_IDS.flatMap((host) =>
    STATE_IDS.flatMap((state) => chosen.filter((cell) => cell.host === host && cell.state === state)),
  );
}

const wholeOf = (route: RouteId, lang: Cell['lang']): Cell[] =>
  HOST_IDS.flatMap((host) => STATE_IDS.map((state) => ({ route, host, state, lang })));

/** Every so many routes one is seen on a second host, whose tree it is compared with: a multiple of the states', so that it is ready. */
const MATES = 10;
/** Every so many routes one is looked at in full: no factor of the states', so that each state has its turn. */
const FULL = 3;

/**
 * The cell of a route in the sample: five states and six hosts have no common factor, so that thirty routes see every pair. The sample finds
 * errors, endless waits, pages without words, a heading or a main part, and too wide ones; accessibility and the small phone only on some
 * pages, because `screens.spec` looks at all of them when they are ready. The whole run looks at and compares all.
 */
function sampleOf(route: RouteId, index: number, lang: Cell['lang']): Cell[] {
  const [host, mate] = [HOST_IDS[index % HOST_IDS.length], HOST_IDS[(index + 1 + (index % 5)) % HOST_IDS.length]];
  const state = STATE_IDS[index % STATE_IDS.length];
  if (!host || !mate || !state) return [];
  const isBrief = index % FULL !== 0 || state === 'ready';
  const own: Cell = { route, host, state, lang, ...(isBrief && { isBrief }) };
  return index % MATES === 0 ? [own, { ...own, host: mate, isMate: true }] : [own];
}

/** The session of the sample account, as an own app hands it to its pages. */
const TOKEN = 'native-13800138000-1';

/** Returns the setup of a cell's host. Own apps have a person who is logged in. */
export function setupOf({ host, state }: Pick<Cell, 'host' | 'state'>): Setup {
  const match = Object.values(setups).find((setup) => (typeof setup === 'string' ? setup : setup.name) === host);
  const named: Setup = typeof match === 'object' ? match : { name: host };
  const setup = HOSTS[host].login === 'native' ? { ...named, token: TOKEN } : named;
  return stateOf(state).host?.(setup) ?? setup;
}
