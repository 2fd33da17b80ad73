/** Lists the cells of the matrix. A cell is one route on one host in one state. */
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
  /** The language: half of the routes are opened in English. */
  readonly lang: 'zh' | 'en';
  /** True if the cell only provides a tree for the comparison with another host. */
  readonly isMate?: true;
  /** True if accessibility and the small phone are not checked, because other tests or cells check them. */
  readonly isBrief?: true;
}

export interface Choice {
  /** Beginnings of names. An empty or missing list selects all. */
  readonly hosts?: readonly string[];
  readonly areas?: readonly string[];
  readonly states?: readonly string[];
  readonly routes?: readonly string[];
  /** The index of a shard from 1, and the number of shards. All hosts and states of a route are in one shard. */
  readonly shard?: readonly [index: number, count: number];
  /** True for a sample. It has each route once, hosts and states in turn, and a few routes on a second host. */
  readonly isSample?: boolean;
}

/** Returns the cells that a choice selects, ordered by host, then by state, so that one page serves many. */
export function cellsOf({
  hosts,
  areas = [],
  states,
  routes,
  shard: [shardIndex, shardCount] = [1, 1],
  isSample,
}: Choice): Cell[] {
  const cells = ROUTE_IDS.flatMap((route, index) => {
    if (index % shardCount !== shardIndex - 1) return [];
    if (areas.length > 0 && !areas.includes(areaOf(route))) return [];
    const lang = Math.floor(index / 2) % 2 ? ('en' as const) : ('zh' as const);
    return isSample ? sampleOf(route, index, lang) : allCellsOf(route, lang);
  });
  const selectedCells = cells.filter(
    ({ route, host, state }) => isNamed(route, routes) && isNamed(host, hosts) && isNamed(state, states),
  );
  return HOST_IDS.flatMap((host) =>
    STATE_IDS.flatMap((state) => selectedCells.filter((cell) => cell.host === host && cell.state === state)),
  );
}

const allCellsOf = (route: RouteId, lang: Cell['lang']): Cell[] =>
  HOST_IDS.flatMap((host) => STATE_IDS.map((state) => ({ route, host, state, lang })));

/** The interval of routes with a second host for comparison. A multiple of the number of states, so that the state is `ready`. */
const SECOND_HOST_INTERVAL = 10;
/** The interval of routes with all checks. It is not a factor of the number of states, so that each state has its turn. */
const FULL_CHECK_INTERVAL = 3;

/**
 * Returns the cells of a route in the sample. Five states and six hosts have no common factor, so that thirty routes have every pair. The
 * sample finds errors, endless waits, pages without words, a heading or a main part, and too wide pages. It checks accessibility and the
 * small phone only on some pages, because `screens.spec` checks all ready pages. The whole run checks and compares everything.
 */
function sampleOf(route: RouteId, index: number, lang: Cell['lang']): Cell[] {
  const [host, secondHost] = [HOST_IDS[index % HOST_IDS.length], HOST_IDS[(index + 1 + (index % 5)) % HOST_IDS.length]];
  const state = STATE_IDS[index % STATE_IDS.length];
  if (!host || !secondHost || !state) return [];
  const isBrief = index % FULL_CHECK_INTERVAL !== 0 || state === 'ready';
  const cell: Cell = { route, host, state, lang, ...(isBrief && { isBrief }) };
  return index % SECOND_HOST_INTERVAL === 0 ? [cell, { ...cell, host: secondHost, isMate: true }] : [cell];
}

/** The session of the sample account, as the provider's app passes it to its pages. */
const TOKEN = 'native-13800138000-1';

/** Returns the setup of a cell's host. In the provider's apps the person is logged in. */
export function setupOf({ host, state }: Pick<Cell, 'host' | 'state'>): Setup {
  const match = Object.values(setups).find((setup) => (typeof setup === 'string' ? setup : setup.name) === host);
  const baseSetup: Setup = typeof match === 'object' ? match : { name: host };
  const setup = HOSTS[host].login === 'native' ? { ...baseSetup, token: TOKEN } : baseSetup;
  return stateOf(state).host?.(setup) ?? setup;
}
