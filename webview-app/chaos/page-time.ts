/** Controls the page's own clock. It runs ahead of real time, so that a deadline of 30 s passes without a wait of 30 s. */
import type { BrowserContext, Page } from '@playwright/test';

/** The longest real time of one step, because a page that is gone or blocked does not respond. Milliseconds. */
const STEP_MS = 3_000;

/** Matches errors of a page that is being replaced or is gone. */
const NO_PAGE = /context was destroyed|closed|crashed|navigat|Cannot find context/i;

export interface PageTime {
  /** Milliseconds of the page's time since the last `restart`. */
  now(): number;
  restart(): void;
  /** Advances the page's clock. Its timers run in their order. */
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

const REAL_PERFORMANCE = '__chaosPerformance';

/** Installs a fake clock in every page of a context. It has no entries of loaded files, so `getEntriesByType` stays the browser's. */
export async function installClock(context: BrowserContext, time = Date.now()): Promise<void> {
  await context.addInitScript((name) => Reflect.set(window, name, performance), REAL_PERFORMANCE);
  await context.clock.install({ time });
  await context.addInitScript((name) => {
    const realPerformance = Reflect.get(window, name);
    performance.getEntriesByType = (type: string) => realPerformance.getEntriesByType(type);
  }, REAL_PERFORMANCE);
}

/** Returns the control of the clock in a context's newest page. The clock must be installed. */
export function pageTime(context: BrowserContext): PageTime {
  let advancedMs = 0;
  let startedAt = Date.now();
  const timerErrors: string[] = [];
  const recordError = (error: unknown) => {
    const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    if (message !== undefined && !NO_PAGE.test(message))
      timerErrors.push(message.replace(/^clock\.runFor: (?:Error: )?/, ''));
  };
  return {
    thrown: () => timerErrors,
    now: () => Date.now() - startedAt + advancedMs,
    restart() {
      advancedMs = 0;
      startedAt = Date.now();
    },
    async advance(ms) {
      advancedMs += ms;
      const passedMs = Date.now() - startedAt + advancedMs;
      const step = context.clock.runFor(ms).then(() => newestPage(context).evaluate(endAnimations, passedMs));
      await Promise.race([step.catch(recordError), new Promise((resolve) => setTimeout(resolve, STEP_MS))]);
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
