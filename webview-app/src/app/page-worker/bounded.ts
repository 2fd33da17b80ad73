/** Adds a timeout to the Cache API in Workbox's strategies: if the cache never answers, files come from the network. */
import type { StrategyHandler } from 'workbox-strategies';
import { NoAnswerError, withEnd } from '../../platform/browser-waits.ts';

/** True after the cache has timed out once. This worker then ignores the cache. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- a state of the browser, not of a person
let isSilent = false;

/** Returns the handler with a timeout on its cache lookup. For the strategy a timeout is a cache miss. */
export function bounded<Handler extends Pick<StrategyHandler, 'cacheMatch'>>(handler: Handler): Handler {
  const match = handler.cacheMatch.bind(handler);
  handler.cacheMatch = async (key) => {
    if (isSilent) return undefined;
    try {
      return await withEnd('cache', () => match(key));
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      isSilent = true;
      return undefined;
    }
  };
  return handler;
}
