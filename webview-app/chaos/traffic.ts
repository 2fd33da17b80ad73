/** The page's requests: those that are really on their way, and those that a fault holds back. Chaos and matrix share it. */
import type { BrowserContext, Request } from '@playwright/test';

/** A request of this age, by default, waits for something that we do not know: the page's time goes on. */
const OLD_MS = 2_000;

export interface Traffic {
  /** True while an answer is on its way: the page's time must not run ahead of it. */
  isWaiting(): boolean;
  /** Holds a request back until so much of the page's time has passed since the last restart; without a number for ever. */
  hold(request: Request, untilMs?: number): Promise<void>;
  /** Lets go what is due at this moment of the page's time. */
  release(now: number): void;
  /** Forgets all: the page was killed. */
  forget(): void;
  /** Ends the watch. */
  end(): void;
}

export function watchTraffic(context: BrowserContext, oldMs = OLD_MS): Traffic {
  const open = new Map<Request, number>();
  const held = new Map<Request, { readonly until: number; readonly go: () => void }>();
  const begun = (request: Request) => open.set(request, Date.now());
  const ended = (request: Request) => {
    open.delete(request);
    held.delete(request);
  };
  context.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  return {
    isWaiting: () => [...open].some(([request, at]) => !held.has(request) && Date.now() - at < oldMs),
    hold: (request, until = Number.POSITIVE_INFINITY) =>
      new Promise((go) => {
        held.set(request, { until, go });
      }),
    release(now) {
      for (const [request, { until, go }] of held) {
        if (until > now) continue;
        held.delete(request);
        open.set(request, Date.now());
        go();
      }
    },
    forget() {
      open.clear();
      held.clear();
    },
    end() {
      context.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
    },
  };
}
