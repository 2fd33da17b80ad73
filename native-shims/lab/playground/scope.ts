/** Declares the used parts of a service worker's global scope, as the DOM types describe a window. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asking {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

/** Describes a page or a frame of the worker. */
interface ServedClient {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<ServedClient | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly source: ServedClient | null; readonly ports: readonly MessagePort[] }) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}
declare const self: WorkerScope;

export const worker = self;
