/** Ends the waits of Workbox's strategies for the Cache API: a browser whose cache never answers gets its files from the network. */
import type { StrategyHandler } from 'workbox-strategies';
import { NoAnswerError, withEnd } from '../../platform/browser-waits.ts';

/** True once the cache has not answered: this worker asks it no more. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the browser’s cache is silent
let isSilent = false;

/** Returns the handler with an end to its look into the cache. Then nothing is kept, as far as the strategy can tell. */
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
