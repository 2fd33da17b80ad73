/** Lists the cells of the chaos matrix: a cell is one screen with one fault on one host of the fault's build. */
import { addressOf, rows } from '../e2e/screen-rows/rows.ts';
import type { Named } from '../matrix/result.ts';
import { isNamed } from '../matrix/run.ts';
import type { Fault } from './fault.ts';
import { cachedFiles } from './faults/cached-files.ts';
import { calls } from './faults/calls.ts';
import { programFiles } from './faults/files.ts';
import { host } from './faults/host.ts';
import { phone } from './faults/phone.ts';
import { strangers } from './faults/strangers.ts';
import { translated } from './faults/translated.ts';

export const FAULTS: readonly Fault[] = [
  ...calls,
  ...programFiles,
  ...cachedFiles,
  ...phone,
  ...host,
  ...translated,
  ...strangers,
];

export interface ScreenAddress {
  readonly id: string;
  /** The address with its query, without the language. */
  readonly address: string;
}

/** Every screen with its sample address, and an address without a screen. */
export const SCREENS: readonly ScreenAddress[] = [
  ...rows
    .filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index)
    .map((row) => ({ id: row.id, address: addressOf(row) })),
  { id: 'no-such-page', address: '/health/no-such-page' },
];

/** The hosts of a build, by their names in `e2e/hosts.ts`. */
const HOSTS = { web: ['browser'], single: ['ios-app', 'android-app'] } as const;

/** A cell of the matrix. `route` is the id of a screen or `no-such-page`, `state` the id of the fault. */
export interface CellOf extends Named {
  readonly fault: Fault;
  readonly address: string;
  readonly lang: 'zh' | 'en';
}

export interface Choice {
  readonly faults?: readonly string[];
  readonly screens?: readonly string[];
  /** Hosts that replace the default hosts of a build. */
  readonly hosts?: readonly string[];
  /** The number of a sample, which has one cell for each fault. Another number has other cells. */
  readonly sample?: number;
}

/** Returns the cells that a choice selects. An empty choice selects all. */
export function cellsOf({ faults, screens, hosts, sample }: Choice): CellOf[] {
  const selectedScreens = SCREENS.filter(({ id }) => isNamed(id, screens));
  const selectedFaults = FAULTS.filter(({ id }) => isNamed(id, faults));
  return selectedFaults.flatMap((fault, faultIndex) => {
    const hostNames = hosts?.length ? hosts : HOSTS[fault.build];
    const cells = selectedScreens.flatMap((screen, screenIndex) =>
      hostNames.map((hostName): CellOf => {
        const lang = (faultIndex + screenIndex) % 2 ? 'en' : 'zh';
        return { fault, address: screen.address, lang, route: screen.id, host: hostName, state: fault.id };
      }),
    );
    if (sample === undefined || cells.length === 0) return cells;
    // Each fault takes the next screen, so that more faults than screens meet every screen.
    const sampleCell =
      cells[((faultIndex + sample) * hostNames.length + (faultIndex % hostNames.length)) % cells.length];
    return sampleCell ? [sampleCell] : [];
  });
}

const DAY_MS = 86_400_000;

/** Returns the given number of a sample, or the number of the day for an empty text. */
export const sampleOf = (text: string, now = Date.now()): number =>
  text === '' ? Math.floor(now / DAY_MS) : Number(text);
