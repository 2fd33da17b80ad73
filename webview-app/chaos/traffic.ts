/** Tracks the page's requests: those that are pending and those that a fault holds back. Chaos and matrix share this file. */
import type { BrowserContext, Request } from '@playwright/test';

/** The default age from which a pending request no longer stops the page's clock. Milliseconds. */
const OLD_MS = 2_000;

export interface Traffic {
  /** Tells if an answer is pending, for which the page's clock must wait. */
  isWaiting(): boolean;
  /** Holds a request until the page's clock has moved so far since the last restart; without a number for ever. */
  hold(request: Request, untilMs?: number): Promise<void>;
  /** Releases the held requests that are due at this time of the page's clock. */
  release(now: number): void;
  /** Forgets all requests, because the page was killed. */
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
