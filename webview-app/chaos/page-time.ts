/** The page's own time. It runs ahead of ours, so that a deadline of 30 s is met as a person meets it, and takes no 30 s. */
import type { BrowserContext, Page } from '@playwright/test';

/** The longest that one step may take in our time: a page that is gone or blocked answers nothing. */
const STEP_MS = 3_000;

/** A page that is being replaced, or gone, has no time. */
const NO_PAGE = /context was destroyed|closed|crashed|navigat|Cannot find context/i;

export interface PageTime {
  /** Milliseconds of the page's time since the last `restart`. */
  now(): number;
  restart(): void;
  /** Lets so much time pass in the page: its timers run in their order. */
  advance(ms: number): Promise<void>;
  /** Lists errors that timers have thrown while their time ran ahead: the browser does not tell. */
  thrown(): readonly string[];
}

/** The page that a person looks at: a killed one is replaced by another. */
export function newestPage(context: BrowserContext): Page {
  const page = context.pages().at(-1);
  if (page === undefined) throw new Error('no page is open');
  return page;
}

const REAL = '__chaosPerformance';

/** Puts a clock into every page of a context. It knows no resources, which the app asks for: those stay the browser's own. */
export async function installClock(context: BrowserContext, time = Date.now()): Promise<void> {
  await context.addInitScript((name) => Reflect.set(window, name, performance), REAL);
  await context.clock.install({ time });
  await context.addInitScript((name) => {
    const real = Reflect.get(window, name);
    performance.getEntriesByType = (type: string) => real.getEntriesByType(type);
  }, REAL);
}

/** Makes the time of a context's newest page; its clock is installed. */
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

/** The style sheets' time is the browser's own: what would have ended by now is ended. */
function endAnimations(passedMs: number): void {
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
    if (end <= passedMs) animation.finish();
  }
}
