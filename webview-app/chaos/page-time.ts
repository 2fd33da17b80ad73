/** Controls the page's own clock. It runs ahead of real time, so that a deadline of 30 s passes without a wait of 30 s. */
import type { BrowserContext, Page } from '@playwright/test';

/** The longest real time of one step, because a page that is gone or blocked does not answer. Milliseconds. */
const STEP_MS = 3_000;

/** Matches errors of a page that is being replaced or is gone. */
const NO_PAGE = /context was destroyed|closed|crashed|navigat|Cannot find context/i;

export interface PageTime {
  /** Milliseconds of the page's time since the last `restart`. */
  now(): number;
  restart(): void;
  /** Moves the page's clock on; its timers run in their order. */
  advance(ms: number): Promise<void>;
  /** Lists errors of timers that ran while the clock was moved, which the browser does not report. */
  thrown(): readonly string[];
}

/** Returns the page that a person sees: a killed page is replaced by a newer one. */
export function newestPage(context: BrowserContext): Page {
  const page = context.pages().at(-1);
  if (page === undefined) throw new Error('no page is open');
  return page;
}

const REAL = '__chaosPerformance';

/** Installs a fake clock in every page of a context. The fake knows no loaded files, so `getEntriesByType` stays the browser's own. */
export async function installClock(context: BrowserContext, time = Date.now()): Promise<void> {
  await context.addInitScript((name) => Reflect.set(window, name, performance), REAL);
  await context.clock.install({ time });
  await context.addInitScript((name) => {
    const real = Reflect.get(window, name);
    performance.getEntriesByType = (type: string) => real.getEntriesByType(type);
  }, REAL);
}

/** Returns the control of the clock in a context's newest page. The clock must be installed. */
export function pageTime(context: BrowserContext): PageTime {
  let ahead = 0;
  let from = Date.now();
  const thrown: string[] = [];
  const note = (error: unknown) => {
    const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    if (message !== undefined && !NO_PAGE.test(message))
      thrown.push(message.replace(/^clock\.runFor: (?:Error: )?/, ''));
  };
  return {
    thrown: () => thrown,
    now: () => Date.now() - from + ahead,
    restart() {
      ahead = 0;
      from = Date.now();
    },
    async advance(ms) {
      ahead += ms;
      const passed = Date.now() - from + ahead;
      const step = context.clock.runFor(ms).then(() => newestPage(context).evaluate(endAnimations, passed));
      await Promise.race([step.catch(note), new Promise((resolve) => setTimeout(resolve, STEP_MS))]);
    },
  };
}

/** Finishes animations that would have ended by now, because the fake clock does not move them. */
function endAnimations(passedMs: number): void {
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
    if (end <= passedMs) animation.finish();
  }
}
