/** The part of a service worker's global scope that is used here: the DOM's types are those of a window. */
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

/** The app's page, which is the same for all its addresses. */
export const PAGE = self.registration.scope;

/** Ignores a failure to keep something, or to forget it: the next start tries again. */
export const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
