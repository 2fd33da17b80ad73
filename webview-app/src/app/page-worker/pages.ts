/**
 * Serves the page for each navigation, network first. The page is the same for every address. Rules:
 * 1. The cached page is used if no response arrives within 5 s or the status is 500 or above. Without a cached page the response is shown.
 * 2. A page is cached only if it is complete, of this worker's release, and all files that it names are cached. So a cached page always
 *    starts. Any other page is shown but not cached, such as a captive portal's, where the person must log in.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHE_NAME } from '../program-caches.ts';
import { ASSETS, BoundedNetworkFirst, cacheFirst, isOfRelease } from './files.ts';
import { isOff } from './off.ts';
import { type LastingEvent, PAGE } from './scope.ts';

const TIMEOUT_S = 5;
const FIRST_SERVER_ERROR = 500;
const MATCH_OPTIONS = { ignoreVary: true };

const FILE_REFERENCE = new RegExp(`${new URL(ASSETS).pathname}[^"' ]+`, 'g');
const COMPLETE_PAGE = /<\/html>\s*$/;

/** Returns the addresses of the files that a page of this release names. Empty for any other page. */
export function filesOf(html: string): readonly string[] {
  const files = [...new Set(html.match(FILE_REFERENCE))].map((path) => new URL(path, PAGE).href);
  return COMPLETE_PAGE.test(html) && files.every(isOfRelease) ? files : [];
}

/** Caches a file. Resolves to whether the file is cached afterwards. */
async function cacheFile(url: string, event: LastingEvent): Promise<boolean> {
  const [, done] = cacheFirst.handleAll({ event, request: new Request(url) });
  await done;
  // oxlint-disable-next-line sdhealth/wait-with-end -- the response is sent before the page is cached
  return (await caches.match(url, { ...MATCH_OPTIONS, cacheName: CACHE_NAME })) !== undefined;
}

const pageRules: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => PAGE,
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < FIRST_SERVER_ERROR) return response;
    if (state) state.failed = response;
    throw new Error(`the server fails: ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.failed,
  cacheWillUpdate: async ({ event, response }) => {
    if (response.status !== 200 || response.redirected || isOff()) return null;
    const files = filesOf(await response.clone().text());
    const results = await Promise.all(files.map((file) => cacheFile(file, event)));
    return files.length > 0 && results.every(Boolean) && !isOff() ? response : null;
  },
};

export const pages = new BoundedNetworkFirst({
  cacheName: CACHE_NAME,
  matchOptions: MATCH_OPTIONS,
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [pageRules],
});
