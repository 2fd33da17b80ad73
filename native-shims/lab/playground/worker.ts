/** Serves the app's files in the playground, and forwards the phones' requests to the page with the backend. */
import { isBackendPath } from '../../../fixtures/src/http/backend-path.ts';
import { type Answered, type Asked, type Inside, insideOf, prefixOf, SENT_TO } from './addresses.ts';
import { type Asking, worker } from './scope.ts';

const APP = '/health/';
/** The folder of the playground on its site. */
const place = new URL('./', worker.location.href).pathname;
/** Maps frames that this worker has opened, by the browser's client id. */
const frames = new Map<string, Inside>();

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// Answers the page with its client id, which the addresses of its phones contain.
worker.addEventListener('message', ({ source, ports: [port] }) => {
  if (source) port?.postMessage(source.id);
});
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin) return;
  const inside = insideOf(place, url.pathname);
  if (inside && event.resultingClientId) frames.set(event.resultingClientId, inside);
  if (inside || event.clientId) event.respondWith(answer(event, url, inside));
});

async function answer({ request, clientId }: Asking, url: URL, own: ReturnType<typeof insideOf>): Promise<Response> {
  const frame = own ?? (await frameOf(clientId));
  if (!frame) return fetch(request);
  const path = own?.path ?? url.pathname;
  if (isBackendPath(path)) return askBackend(request, frame, path + url.search);
  if (!path.startsWith(APP)) return fetch(request);
  // Serves the app's page at each address without a file extension, as every installation does.
  const isFile = /\.\w+$/.test(path);
  return withoutOwnAddress(await fetch(`${place}app/${isFile ? path.slice(APP.length) : 'index.html'}`));
}

/**
 * Removes the response's URL, by which browsers identify a module. With the file's URL, imported modules would be loaded a second time
 * beside those of the page.
 */
const withoutOwnAddress = ({ body, status, headers }: Response): Response => new Response(body, { status, headers });

/** Finds a frame, also after a restart of the worker, which forgets its frames while the browser does not. */
async function frameOf(clientId: string): Promise<Inside | undefined> {
  const known = frames.get(clientId);
  if (known) return known;
  const client = await worker.clients.get(clientId);
  return client && insideOf(place, new URL(client.url).pathname);
}

async function askBackend(request: Request, frame: Inside, address: string): Promise<Response> {
  const page = await worker.clients.get(frame.client);
  if (!page) return Response.error();
  const isNavigation = request.mode === 'navigate';
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const requested: Asked = {
    ...{ phone: frame.phone, method: request.method, address, isNavigation },
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : undefined,
  };
  const answered = await new Promise<Answered>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(requested, [port2]);
  });
  if (!answered) return Response.error();
  const headers = new Headers(answered.headers.map(([name, value]): [string, string] => [name, value]));
  const location = headers.get('location');
  if (location !== null && answered.status >= 300 && answered.status < 400)
    return sendOn(new URL(location, worker.location.origin), frame, isNavigation);
  const isEmpty = [204, 205, 304].includes(answered.status);
  const isPage = isNavigation && (headers.get('content-type') ?? '').includes('html');
  const body = isPage ? withFrameScript(new TextDecoder().decode(answered.body)) : answered.body;
  return new Response(isEmpty ? null : body, { status: answered.status, headers });
}

/** Redirects within the phone. A form, which the frame sends by `fetch`, gets the target in a header. */
function sendOn(to: URL, frame: Inside, isNavigation: boolean): Response {
  const isOurs = to.origin === worker.location.origin;
  const href = isOurs ? prefixOf(place, frame) + to.pathname + to.search + to.hash : to.href;
  if (isNavigation) return Response.redirect(new URL(href, worker.location.origin).href, 302);
  return new Response(null, { headers: { [SENT_TO]: href } });
}

const withFrameScript = (html: string): string =>
  html.replace(/<head[^>]*>|(?=<meta|<title)/i, (head) => `${head}<script src="${place}frame.js"></script>`);
