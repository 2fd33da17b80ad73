/**
 * Answers navigations with the page, which is the same for every address, network first. Rules:
 * 1. The cached page is used if no answer comes within 5 s or the server fails (500 and above). Without a cached page the answer is shown.
 * 2. A page is cached only if it is complete, of this worker's release, and all files that it names are cached. So a cached page always
 *    starts. Any other page is shown but not cached, such as a captive portal's, where the person must log in.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PROGRAM } from '../kept-program.ts';
import { ASSETS, isOfRelease, keptFirst, NetworkThenKept } from './files.ts';
import { isOff } from './off.ts';
import { type Lasting, PAGE } from './scope.ts';

const PATIENCE_S = 5;
const FAILED = 500;
const MATCHING = { ignoreVary: true };

const NAMED = new RegExp(`${new URL(ASSETS).pathname}[^"' ]+`, 'g');
const WHOLE = /<\/html>\s*$/;

/** Returns the addresses of the files that a page of this release names; an empty list for any other page. */
export function filesOf(html: string): readonly string[] {
  const files = [...new Set(html.match(NAMED))].map((path) => new URL(path, PAGE).href);
  return WHOLE.test(html) && files.every(isOfRelease) ? files : [];
}

/** Caches a file. Resolves to true if the file is in the cache then. */
async function keep(url: string, event: Lasting): Promise<boolean> {
  const [, done] = keptFirst.handleAll({ event, request: new Request(url) });
  await done;
  // oxlint-disable-next-line sdhealth/wait-with-end -- the keeping, behind an answer
  return (await caches.match(url, { ...MATCHING, cacheName: PROGRAM })) !== undefined;
}

const ownOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => PAGE,
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < FAILED) return response;
    if (state) state.failed = response;
    throw new Error(`the server fails: ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.failed,
  cacheWillUpdate: async ({ event, response }) => {
    if (response.status !== 200 || response.redirected || isOff()) return null;
    const files = filesOf(await response.clone().text());
    const results = await Promise.all(files.map((file) => keep(file, event)));
    return files.length > 0 && results.every(Boolean) && !isOff() ? response : null;
  },
};

export const pages = new NetworkThenKept({
  cacheName: PROGRAM,
  matchOptions: MATCHING,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [ownOnly],
});
