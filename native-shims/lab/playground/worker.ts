/** Serves the app's files in the playground, and forwards the phones' requests to the page with the backend. */
import { isBackendPath } from '../../../fixtures/src/http/backend-path.ts';
import { type PageRequest, type PageResponse, type PhonePage, pageAt, prefixOf, REDIRECT_HEADER } from './addresses.ts';
import { type Asking, worker } from './scope.ts';

const APP_PATH = '/health/';
/** The folder of the playground on its site. */
const root = new URL('./', worker.location.href).pathname;
/** Maps frames that this worker has opened, by the browser's client id. */
const frames = new Map<string, PhonePage>();

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// Answers the page with its client id, which the addresses of its phones contain.
worker.addEventListener('message', ({ source, ports: [port] }) => {
  if (source) port?.postMessage(source.id);
});
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin) return;
  const phonePage = pageAt(root, url.pathname);
  if (phonePage && event.resultingClientId) frames.set(event.resultingClientId, phonePage);
  if (phonePage || event.clientId) event.respondWith(respond(event, url, phonePage));
});

async function respond({ request, clientId }: Asking, url: URL, page: ReturnType<typeof pageAt>): Promise<Response> {
  const frame = page ?? (await frameOf(clientId));
  if (!frame) return fetch(request);
  const path = page?.path ?? url.pathname;
  if (isBackendPath(path)) return forwardToBackend(request, frame, path + url.search);
  if (!path.startsWith(APP_PATH)) return fetch(request);
  // Serves the app's page at each address without a file extension, as every installation does.
  const isFile = /\.\w+$/.test(path);
  return withoutUrl(await fetch(`${root}app/${isFile ? path.slice(APP_PATH.length) : 'index.html'}`));
}

/**
 * Removes the response's URL, by which browsers identify a module. With the file's URL, the page's modules would be loaded a second time
 * when other modules import them.
 */
const withoutUrl = ({ body, status, headers }: Response): Response => new Response(body, { status, headers });

/** Finds a frame. After a restart of the worker, which loses its map, it reads the frame's address from the browser. */
async function frameOf(clientId: string): Promise<PhonePage | undefined> {
  const storedFrame = frames.get(clientId);
  if (storedFrame) return storedFrame;
  const client = await worker.clients.get(clientId);
  return client && pageAt(root, new URL(client.url).pathname);
}

async function forwardToBackend(request: Request, frame: PhonePage, address: string): Promise<Response> {
  const page = await worker.clients.get(frame.client);
  if (!page) return Response.error();
  const isNavigation = request.mode === 'navigate';
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const forwarded: PageRequest = {
    ...{ phone: frame.phone, method: request.method, address, isNavigation },
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : undefined,
  };
  const response = await new Promise<PageResponse>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(forwarded, [port2]);
  });
  if (!response) return Response.error();
  const headers = new Headers(response.headers.map(([name, value]): [string, string] => [name, value]));
  const location = headers.get('location');
  if (location !== null && response.status >= 300 && response.status < 400)
    return redirectWithin(new URL(location, worker.location.origin), frame, isNavigation);
  const isEmpty = [204, 205, 304].includes(response.status);
  const isPage = isNavigation && (headers.get('content-type') ?? '').includes('html');
  const body = isPage ? withFrameScript(new TextDecoder().decode(response.body)) : response.body;
  return new Response(isEmpty ? null : body, { status: response.status, headers });
}

/** Redirects within the phone. A form, which the frame sends by `fetch`, gets the target in a header. */
function redirectWithin(target: URL, frame: PhonePage, isNavigation: boolean): Response {
  const isSameSite = target.origin === worker.location.origin;
  const href = isSameSite ? prefixOf(root, frame) + target.pathname + target.search + target.hash : target.href;
  if (isNavigation) return Response.redirect(new URL(href, worker.location.origin).href, 302);
  return new Response(null, { headers: { [REDIRECT_HEADER]: href } });
}

const withFrameScript = (html: string): string =>
  html.replace(/<head[^>]*>|(?=<meta|<title)/i, (head) => `${head}<script src="${root}frame.js"></script>`);
