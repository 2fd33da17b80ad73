/** Tracks the page's pending requests and the requests that a fault delays. Chaos and matrix share this file. */
import type { BrowserContext, Request } from '@playwright/test';

/** The default age from which a pending request no longer stops the page's clock. Milliseconds. */
const OLD_MS = 2_000;

export interface Traffic {
  /** Tells if a response is pending, for which the page's clock must wait. */
  isWaiting(): boolean;
  /** Delays a request until the page's clock shows `untilMs` since the last restart. Without `untilMs`, for ever. */
  hold(request: Request, untilMs?: number): Promise<void>;
  /** Resumes the delayed requests that are due at this time of the page's clock. */
  release(now: number): void;
  /** Forgets all requests, because the page was killed. */
  forget(): void;
  end(): void;
}

export function watchTraffic(context: BrowserContext, oldMs = OLD_MS): Traffic {
  const pendingRequests = new Map<Request, number>();
  const heldRequests = new Map<Request, { readonly until: number; readonly go: () => void }>();
  const onRequest = (request: Request) => pendingRequests.set(request, Date.now());
  const onEnd = (request: Request) => {
    pendingRequests.delete(request);
    heldRequests.delete(request);
  };
  context.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  return {
    isWaiting: () =>
      [...pendingRequests].some(([request, startedAt]) => !heldRequests.has(request) && Date.now() - startedAt < oldMs),
    hold: (request, until = Number.POSITIVE_INFINITY) =>
      new Promise((resume) => {
        heldRequests.set(request, { until, go: resume });
      }),
    release(now) {
      for (const [request, { until, go: resume }] of heldRequests) {
        if (until > now) continue;
        heldRequests.delete(request);
        pendingRequests.set(request, Date.now());
        resume();
      }
    },
    forget() {
      pendingRequests.clear();
      heldRequests.clear();
    },
    end() {
      context.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
    },
  };
}
