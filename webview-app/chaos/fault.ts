/** One row of the table of faults. */
import type { BrowserContext, Page } from '@playwright/test';
import type { HostOption, Shim } from '../../native-shims/src/playwright.ts';
import type { Site as SwitchedSite } from '../e2e/page-worker/site.ts';
import type { PageTime } from './page-time.ts';
import type { Traffic } from './traffic.ts';

export type { SwitchedSite };

/** The cell that a fault is planted in. */
export interface Cell {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shim: Shim;
  readonly time: PageTime;
  readonly traffic: Traffic;
  /** The whole address of the screen. */
  readonly address: string;
  /** The server between page and app, whose answers can be switched: of faults with the page's worker. */
  readonly site: SwitchedSite | undefined;
  /** Resolves when the page is at rest. */
  settled(): Promise<void>;
}

export interface Fault {
  /** Unique; for the command line. */
  readonly id: string;
  /** In plain words, as the report shows it. */
  readonly name: string;
  /** Ids of `docs/faults.md`. */
  readonly rows: readonly string[];
  readonly build: 'web' | 'single';
  /** Plants it before the page is loaded. */
  before?(cell: Cell): Promise<void>;
  /** Happens when the page is at rest. The time of the page begins anew. */
  after?(cell: Cell): Promise<void>;
  /** Says what is wrong in the end, beside what the judge finds. */
  findings?(cell: Cell): Promise<readonly string[]>;
  /** Milliseconds that the phone's clock is wrong. */
  readonly clockMs?: number;
  /** Changes the host. */
  host?(host: Exclude<HostOption, string>): Exclude<HostOption, string>;
  /** The host's place is empty: the user agent alone names it. */
  readonly hostIsAbsent?: true;
  /** The page's worker runs, and the cell has a server of its own. */
  readonly withWorker?: true;
  /** In the end everything is well again: no page that says what has failed may be left. */
  readonly heals?: true;
  /** Lines that the browser itself writes into the console because of it. */
  readonly says?: readonly RegExp[];
}

/** Returns a plant that runs a script in each document before anything else. */
export const initially =
  (script: () => void) =>
  ({ context }: Cell): Promise<void> =>
    context.addInitScript(script).then(() => undefined);

/** Loads the page again, as at the next visit. */
export const again = ({ page }: Cell): Promise<unknown> => page.reload({ waitUntil: 'commit' });

/** Shows the page again: what it shows is asked for anew. */
export const shownAgain = ({ page }: Pick<Cell, 'page'>): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** The browser's own lines about requests that failed. */
export const NETWORK: readonly RegExp[] = [/^Failed to load resource: /, /net::ERR_/];

/** Makes rows that share their build, and what the browser says about them. */
export const rowsOf = (shared: Pick<Fault, 'build' | 'says'>, rows: readonly Omit<Fault, 'build'>[]): Fault[] =>
  rows.map((row) => ({ ...shared, ...row }));
