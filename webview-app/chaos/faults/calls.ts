/** Lists the faults of requests to the server and of the network. */
import type { Request, Route } from '@playwright/test';
import { type Cell, type Fault, faultRows, NETWORK, showAgain } from '../fault.ts';
import { RAW_TEXT } from '../page-findings.ts';
import { PORTAL } from './program.ts';

type Handler = (route: Route, cell: Cell) => Promise<void>;

/** Matches the requests that restore the session. Most faults leave them out, because few screens open without a session. */
const SESSION = /\/api\/account\/login\/|\/account-user-info/;
const isDataRequest = ({ pathname }: Pick<URL, 'pathname'>): boolean => /^\/(?:api|static-config)\//.test(pathname);
const isScreenData = (url: URL): boolean => isDataRequest(url) && !SESSION.test(url.pathname);
const isSessionData = (url: URL): boolean => SESSION.test(url.pathname);

const on = (matches: (url: URL) => boolean, handler: Handler) => (cell: Cell) =>
  cell.context.route(matches, (route) => handler(route, cell)).then(() => undefined);

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (route) =>
    route.fulfill({ status: code, headers, body: RAW_TEXT });
const hang: Handler = (route, { traffic }) => traffic.hold(route.request());
const sendJson = (route: Route, body: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

const fetchText = (route: Route): Promise<string> => route.fetch().then((response) => response.text());

/** Responds with other data in the real envelope. For a static file it responds with only the data. */
const withData =
  (data: unknown): Handler =>
  async (route) => {
    const response: unknown = JSON.parse(await fetchText(route));
    const isEnvelope = typeof response === 'object' && response !== null && 'code' in response;
    await sendJson(route, isEnvelope ? { ...response, code: 0, data } : data);
  };

/** The speed of slow 3G in bytes per millisecond, and the wait before a response begins. */
const SLOW = { bytesPerMs: 50, waitMs: 2_000 };
/** The approximate ratio of the compressed size to the size of the text. */
const COMPRESSED = 0.3;

function createSlowHandler(): Handler {
  let freeAt = 0;
  return async (route, { time, traffic }) => {
    const startedAt = time.now();
    const response = await route.fetch();
    const body = await response.body();
    freeAt = Math.max(freeAt, startedAt + SLOW.waitMs) + (body.length * COMPRESSED) / SLOW.bytesPerMs;
    await traffic.hold(route.request(), freeAt);
    await route.fulfill({ response, body });
  };
}

const sendPage = (route: Route, body = PORTAL) => route.fulfill({ contentType: 'text/html', body });
/** A page with the mark by which the app recognizes its own page (`client/reach.ts`). */
const APP_PAGE = '<!doctype html><meta name="app-version" content="1.0.0"><div id="root"></div>';
/** Tells if a path is a file by which the app checks the network. */
const isProbe = (path: string): boolean => /^\/apk\/|^\/health\/(?:release\.json)?$/.test(path);
const isPage = (request: Request): boolean => request.isNavigationRequest();

export const calls: readonly Fault[] = faultRows({ build: 'web', consoleLines: NETWORK }, [
  { id: '500', name: 'the server answers 500', rows: ['N02'], before: on(isScreenData, status(500)) },
  { id: 'hang', name: 'no response ever arrives', rows: ['N04'], before: on(isScreenData, hang) },
  {
    id: 'cut',
    name: 'responses are cut in the middle',
    rows: ['N04'],
    before: on(isScreenData, async (route) => {
      const text = await fetchText(route);
      await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
    }),
  },
  {
    id: 'reset',
    name: 'the connection is reset',
    rows: ['N04'],
    before: on(isScreenData, (route) => route.abort('connectionreset')),
  },
  {
    id: 'portal',
    name: 'a portal responds with its page',
    rows: ['N06'],
    before: on(isScreenData, (route) => sendPage(route)),
  },
  {
    id: 'portal-everywhere',
    name: 'a portal responds to every request of the page',
    rows: ['N06'],
    before: on(
      ({ pathname }) => isDataRequest({ pathname }) || isProbe(pathname),
      (route) => (isPage(route.request()) ? route.fallback() : sendPage(route)),
    ),
  },
  {
    id: 'files-as-pages',
    name: 'the server sends its page instead of each missing file, and all files are missing',
    rows: ['N06', 'N12'],
    before: on(
      ({ pathname }) => isProbe(pathname) || pathname.startsWith('/static-config/'),
      (route) => (isPage(route.request()) ? route.fallback() : sendPage(route, APP_PAGE)),
    ),
  },
  { id: 'shape', name: 'a wrong shape', rows: ['N05'], before: on(isScreenData, withData({ wrong: 'shape' })) },
  { id: 'null', name: 'no data', rows: ['N05'], before: on(isScreenData, withData(null)) },
  {
    id: 'code',
    name: 'an unknown business code',
    rows: ['N07'],
    before: on(isScreenData, (route) => sendJson(route, { code: 98_765, data: null, msg: RAW_TEXT })),
  },
  {
    id: '503',
    name: '503 with Retry-After',
    rows: ['N03'],
    before: on(isScreenData, status(503, { 'Retry-After': '10' })),
  },
  { id: 'account-500', name: 'the account service answers 500', rows: ['A02'], before: on(isSessionData, status(500)) },
  { id: 'account-hang', name: 'the account service never responds', rows: ['A02'], before: on(isSessionData, hang) },
  {
    id: 'offline-later',
    name: 'the network is lost, and the page is shown again',
    rows: ['N01', 'N12'],
    async after({ context, page }) {
      await context.setOffline(true);
      await showAgain({ page });
    },
  },
  {
    id: 'slow',
    name: 'slow 3G',
    rows: ['N04'],
    before: (cell) => {
      const handler = createSlowHandler();
      return cell.context
        .route(
          (url) => isDataRequest(url) || url.pathname.startsWith('/health/'),
          (route) => (isPage(route.request()) ? route.fallback() : handler(route, cell)),
        )
        .then(() => undefined);
    },
  },
]);
