import type { BrowserContext } from '@playwright/test';
import { type PageSnapshot, takeSnapshot } from './page-snapshot.ts';
import { newestPage, type PageTime } from './page-time.ts';
import type { Traffic } from './traffic.ts';

/** The longest time until a page offers a link or a button. */
const LIMIT_MS = 30_000;
/** The length of one step of the page's clock. Milliseconds. */
const STEP_MS = 250;
/** The number of reads in a row that must find nothing pending. */
const REQUIRED_READS = 3;
/** The time after which a page at rest is read once more, because its own timers may change it. Milliseconds. */
const RECHECK_MS = 4_000;
/** The longest wait in real time, for a busy machine. Milliseconds. */
const REAL_LIMIT_MS = 40_000;

export interface Rest {
  /** The visible content at the last read. Undefined without a page. */
  readonly view: PageSnapshot | undefined;
  /** The page's time from its start, or from the fault, until it was at rest. */
  readonly ms: number;
}

const isAtRest = (view: PageSnapshot | undefined): boolean => view !== undefined && view.busy.length === 0;

/** Resolves when the page is at rest, or when `LIMIT_MS` has passed. */
export async function settle(context: BrowserContext, time: PageTime, traffic: Traffic): Promise<Rest> {
  const first = await waitUntilQuiet(context, time, traffic);
  await time.advance(RECHECK_MS);
  const last = await waitUntilQuiet(context, time, traffic);
  return { view: last.view, ms: isAtRest(last.view) ? first.ms : last.ms };
}

async function waitUntilQuiet(context: BrowserContext, time: PageTime, traffic: Traffic): Promise<Rest> {
  const startedAt = Date.now();
  let quietReads = 0;
  let ms = 0;
  for (;;) {
    traffic.release(time.now());
    const view = await takeSnapshot(newestPage(context));
    const isQuiet = isAtRest(view) && !traffic.isWaiting();
    if (isQuiet && quietReads === 0) ms = Math.round(time.now());
    quietReads = isQuiet ? quietReads + 1 : 0;
    const isTimedOut = time.now() > LIMIT_MS || Date.now() - startedAt > REAL_LIMIT_MS;
    if (quietReads >= REQUIRED_READS || isTimedOut) return { view, ms: quietReads ? ms : Math.round(time.now()) };
    if (traffic.isWaiting()) await new Promise((resolve) => setTimeout(resolve, 30));
    else await time.advance(STEP_MS);
  }
}
