/** Defines a row of the table of faults. */
import type { BrowserContext, Page } from '@playwright/test';
import type { HostOption, Shim } from '../../native-shims/src/playwright.ts';
import type { Site as SwitchedSite } from '../e2e/page-worker/site.ts';
import type { PageTime } from './page-time.ts';
import type { Traffic } from './traffic.ts';

export type { SwitchedSite };

/** The test of one cell (screen x fault x host), in which a fault is caused. */
export interface Cell {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shim: Shim;
  readonly time: PageTime;
  readonly traffic: Traffic;
  readonly address: string;
  /** The separate server of this test, whose responses a fault can change. Only for faults with the service worker. */
  readonly site: SwitchedSite | undefined;
  settled(): Promise<void>;
}

export interface Fault {
  readonly id: string;
  readonly name: string;
  /** Ids of `docs/faults.md`. */
  readonly rows: readonly string[];
  readonly build: 'web' | 'single';
  /** Causes the fault before the page is loaded. */
  before?(cell: Cell): Promise<void>;
  /** Causes the fault when the page is at rest. The page's time restarts. */
  after?(cell: Cell): Promise<void>;
  /** Returns further findings at the end, besides the findings of `judge.ts`. */
  findings?(cell: Cell): Promise<readonly string[]>;
  readonly clockMs?: number;
  host?(host: Exclude<HostOption, string>): Exclude<HostOption, string>;
  /** True if the host's objects are missing, so that only the user agent identifies the host. */
  readonly hostIsAbsent?: true;
  /** True if the service worker runs and the test has a separate server. */
  readonly withWorker?: true;
  /** True if the fault ends. Then the page may no longer show an error. */
  readonly heals?: true;
  /** Console lines that the browser itself writes because of the fault. */
  readonly consoleLines?: readonly RegExp[];
}

/** Returns a function that runs a script in each document before anything else. */
export const onInit =
  (script: () => void) =>
  ({ context }: Cell): Promise<void> =>
    context.addInitScript(script).then(() => undefined);

/** Loads the page again, as at the next visit. */
export const again = ({ page }: Cell): Promise<unknown> => page.reload({ waitUntil: 'commit' });

/** Shows the page again, so that it reloads its data. */
export const showAgain = ({ page }: Pick<Cell, 'page'>): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** The browser's own lines about requests that failed. */
export const NETWORK: readonly RegExp[] = [/^Failed to load resource: /, /net::ERR_/];

/** Creates faults that share their build and their console lines. */
export const faultRows = (
  shared: Pick<Fault, 'build' | 'consoleLines'>,
  rows: readonly Omit<Fault, 'build'>[],
): Fault[] => rows.map((row) => ({ ...shared, ...row }));
