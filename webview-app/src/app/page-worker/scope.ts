/** The used part of an event of a service worker. The DOM's types describe only the global scope of a window. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LastingEvent & { readonly request: Request }) => void): void;
}
declare const self: WorkerScope;

export const worker = self;

/** The address of the app's page, which is the same for all its routes. */
export const PAGE = self.registration.scope;

/** Ignores a failed change of the cache, because the next start retries it. */
export const ignoreFailure = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
