/** The used part of a service worker's global scope, as the DOM's types describe a window. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Lasting & { readonly request: Request }) => void): void;
}
declare const self: WorkerScope;

export const worker = self;

/** The address of the app's page, which is the same for all its routes. */
export const PAGE = self.registration.scope;

/** Ignores a failure to cache or delete something: the next start retries. */
export const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
