/**
 * Serves the program's files from the cache, else from the network. The files have a content hash in their names. Rules:
 * 1. The worker knows the files of its release. It checks content and type of such a file: a server in the middle of a deploy answers with
 *    a page, and a cut connection leaves half a file. For a file of another release it only checks that the answer is no HTML page.
 * 2. After a wrong answer the file is requested once more, without the browser's own cache. A second wrong answer is never cached.
 * 3. Files of other releases are not cached: their own worker does that.
 * 4. A page requests a broken file with `cache: 'reload'` (`app/start-page.ts`). The network then comes first.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_NAME } from '../program-caches.ts';
import { bounded } from './bounded.ts';
import { isOff } from './off.ts';
import { PAGE } from './scope.ts';

/** The names of the release's files, each with a shortened hash of its content (`webview-app/build/release.ts`). */
declare const __FILES__: Readonly<Record<string, string>>;

export const ASSETS = `${PAGE}assets/`;
/** The number of hash bytes that are compared. They suffice to detect a wrong response. */
const HASH_BYTES = 6;
const CONTENT_TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /css/],
  [/./, /^(?!text\/html)/],
];

const contentHashes = new Map(Object.entries(__FILES__));

/** Returns whether an address is a file of this worker's release. */
export const isOfRelease = (url: string): boolean => contentHashes.has(nameOf(url));
const nameOf = (url: string): string => url.slice(ASSETS.length);

async function isValid(url: string, answer: Response): Promise<boolean> {
  const [, type] = CONTENT_TYPES.find(([name]) => name.test(url)) ?? [];
  if (answer.status !== 200 || !type?.test(answer.headers.get('content-type') ?? '')) return false;
  const expectedHash = contentHashes.get(nameOf(url));
  return expectedHash === undefined || expectedHash === (await hashOf(await answer.clone().arrayBuffer()));
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, HASH_BYTES)));
}

const validResponses: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, state }) => {
    const received = { answer: response };
    if (state) state.received = received;
    if (await isValid(request.url, response)) return response;
    received.answer = await fetch(request, { cache: 'reload' });
    if (await isValid(request.url, received.answer)) return received.answer;
    throw new Error(`${request.url}: a wrong answer`);
  },
  cacheWillUpdate: async ({ request, response }) => (isOfRelease(request.url) && !isOff() ? response : null),
  // Without a valid response, or if the browser refuses its caches, the page gets the same response as without a worker.
  handlerDidError: async ({ request, state }) => state?.received?.answer ?? fetch(request),
};

const options = { cacheName: CACHE_NAME, matchOptions: { ignoreVary: true }, plugins: [validResponses] };

class BoundedCacheFirst extends CacheFirst {
  override _handle(...[request, handler]: Parameters<CacheFirst['_handle']>) {
    return super._handle(request, bounded(handler));
  }
}
export class BoundedNetworkFirst extends NetworkFirst {
  override _handle(...[request, handler]: Parameters<NetworkFirst['_handle']>) {
    return super._handle(request, bounded(handler));
  }
}

export const cacheFirst = new BoundedCacheFirst(options);
export const networkFirst = new BoundedNetworkFirst(options);
