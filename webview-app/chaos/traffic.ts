/** The page's requests: those that are really on their way, and those that a fault holds back. */
import type { BrowserContext, Request } from '@playwright/test';
import type { PageTime } from './page-time.ts';

/** A request of this age waits for something that we do not know: the page's time goes on. */
const OLD_MS = 2_000;

export interface Traffic {
  /** True while an answer is on its way: the page's time must not run ahead of it. */
  isWaiting(): boolean;
  /** Holds a request back until so much of the page's time has passed since the last restart; without a number for ever. */
  hold(request: Request, untilMs?: number): Promise<void>;
  /** Lets go what is due. */
  release(): void;
  /** Forgets all: the page was killed. */
  forget(): void;
}

export function watchTraffic(context: BrowserContext, time: PageTime): Traffic {
  const open = new Map<Request, number>();
  const held = new Map<Request, { readonly until: number; readonly go: () => void }>();
  context.on('request', (request) => open.set(request, Date.now()));
  const end = (request: Request) => {
    open.delete(request);
    held.delete(request);
  };
  context.on('requestfinished', end).on('requestfailed', end);
  return {
    isWaiting: () => [...open].some(([request, at]) => !held.has(request) && Date.now() - at < OLD_MS),
    hold: (request, until = Number.POSITIVE_INFINITY) =>
      new Promise((go) => {
        held.set(request, { until, go });
      }),
    release() {
      for (const [request, { until, go }] of held) {
        if (until > time.now()) continue;
        held.delete(request);
        open.set(request, Date.now());
        go();
      }
    },
    forget() {
      open.clear();
      held.clear();
    },
  };
}
