import type { BrowserContext } from '@playwright/test';
import { type Look, lookAt } from './look.ts';
import { newestPage, type PageTime } from './page-time.ts';
import type { Traffic } from './traffic.ts';

/** The longest time in which a page ends in a state with a way on. */
const LIMIT_MS = 30_000;
/** The length of one step of the page's clock. Milliseconds. */
const STEP_MS = 250;
/** The number of looks in a row that must find nothing pending. */
const QUIET = 3;
/** The time after which a page at rest is looked at once more, because its own timers may spoil it. Milliseconds. */
const LATER_MS = 4_000;
/** The longest wait in real time, for a busy machine. Milliseconds. */
const PATIENCE_MS = 40_000;

export interface Rest {
  /** The last look; undefined without a page. */
  readonly look: Look | undefined;
  /** The page's time from its start, or from the fault, until it was at rest. */
  readonly ms: number;
}

const isAtRest = (look: Look | undefined): boolean => look !== undefined && look.busy.length === 0;

/** Resolves when the page is at rest, or when `LIMIT_MS` has passed. */
export async function settle(context: BrowserContext, time: PageTime, traffic: Traffic): Promise<Rest> {
  const first = await untilQuiet(context, time, traffic);
  await time.advance(LATER_MS);
  const last = await untilQuiet(context, time, traffic);
  return { look: last.look, ms: isAtRest(last.look) ? first.ms : last.ms };
}

async function untilQuiet(context: BrowserContext, time: PageTime, traffic: Traffic): Promise<Rest> {
  const from = Date.now();
  let quiet = 0;
  let ms = 0;
  for (;;) {
    traffic.release(time.now());
    const look = await lookAt(newestPage(context));
    const isQuiet = isAtRest(look) && !traffic.isWaiting();
    if (isQuiet && quiet === 0) ms = Math.round(time.now());
    quiet = isQuiet ? quiet + 1 : 0;
    const isOver = time.now() > LIMIT_MS || Date.now() - from > PATIENCE_MS;
    if (quiet >= QUIET || isOver) return { look, ms: quiet ? ms : Math.round(time.now()) };
    if (traffic.isWaiting()) await new Promise((resolve) => setTimeout(resolve, 30));
    else await time.advance(STEP_MS);
  }
}
