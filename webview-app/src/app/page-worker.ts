/**
 * The service worker of the web build: it keeps the page and its program for a start without a network. `keep-page.ts` registers it,
 * `scripts/vite/page-worker.ts` builds it. Rules:
 * 1. The page comes from the network; the kept one only where no answer comes within 5 s.
 * 2. A file of the program has its content's hash in its name, so the kept one is the network's.
 * 3. Nothing else passes through here: no call, no picture, nothing of a person.
 */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The part of a worker's global scope that is used here: the DOM's types are those of a window. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
}
declare const self: WorkerScope;

const KEPT = 'sdhealth-page';
/** The most files that are kept, about two releases of the program. The oldest go first. */
const MOST = 200;
const PATIENCE_MS = 5_000;

const page = self.registration.scope;
const store = () => caches.open(KEPT);
const isFile = (name: unknown): name is string => typeof name === 'string' && name.startsWith(`${page}assets/`);
/** Ignores a failure to keep something: the next visit tries again. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

self.addEventListener('install', (event) => {
  event.waitUntil(quietly(store().then((cache) => cache.add(page))));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names the files that it had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data) ? event.data.filter(isFile) : [];
  event.waitUntil(quietly(Promise.all(files.map((name) => fileOf(new Request(name))))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (isFile(request.url)) event.respondWith(fileOf(request));
});

async function pageFor(event: Fetched): Promise<Response> {
  const cache = await store();
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok && answer.headers.get('content-type')?.includes('html')) await cache.put(page, answer.clone());
    return answer;
  });
  event.waitUntil(quietly(fresh));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await cache.match(page)) ?? fresh;
}

async function fileOf(request: Request): Promise<Response> {
  const cache = await store();
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = await cache.keys();
    await Promise.all(
      files
        .filter(({ url }) => url !== page)
        .slice(0, -MOST)
        .map((old) => cache.delete(old)),
    );
  }
  return answer;
}

export {};
