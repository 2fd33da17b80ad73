/** Lists the faults of calls to the server and of the network under them. */
import type { Request, Route } from '@playwright/test';
import { type Cell, type Fault, NETWORK, rowsOf, shownAgain } from '../fault.ts';
import { RAW_TEXT } from '../judge.ts';
import { PORTAL } from './program.ts';

type Way = (route: Route, cell: Cell) => Promise<void>;

/** Matches the calls that restore the session. Most faults spare them, because few screens open without a session. */
const SESSION = /\/api\/account\/login\/|\/account-user-info/;
const isCall = ({ pathname }: Pick<URL, 'pathname'>): boolean => /^\/(?:api|static-config)\//.test(pathname);
const ofScreen = (url: URL): boolean => isCall(url) && !SESSION.test(url.pathname);
const ofSession = (url: URL): boolean => SESSION.test(url.pathname);

const on = (which: (url: URL) => boolean, way: Way) => (cell: Cell) =>
  cell.context.route(which, (route) => way(route, cell)).then(() => undefined);

const status =
  (code: number, headers: Record<string, string> = {}): Way =>
  (route) =>
    route.fulfill({ status: code, headers, body: RAW_TEXT });
const hang: Way = (route, { traffic }) => traffic.hold(route.request());
const json = (route: Route, body: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

/** Returns the text of the real answer. */
const answerTo = (route: Route): Promise<string> => route.fetch().then((answer) => answer.text());

/** Answers with other data in the real envelope; for a static file with the data alone. */
const withData =
  (data: unknown): Way =>
  async (route) => {
    const answer: unknown = JSON.parse(await answerTo(route));
    const isEnvelope = typeof answer === 'object' && answer !== null && 'code' in answer;
    await json(route, isEnvelope ? { ...answer, code: 0, data } : data);
  };

/** The speed of slow 3G in bytes a millisecond, and the wait before an answer begins. */
const SLOW = { bytesPerMs: 50, waitMs: 2_000 };
/** The approximate size on the wire as a share of the text. */
const COMPRESSED = 0.3;

function slowly(): Way {
  let freeAt = 0;
  return async (route, { time, traffic }) => {
    const begun = time.now();
    const answer = await route.fetch();
    const body = await answer.body();
    freeAt = Math.max(freeAt, begun + SLOW.waitMs) + (body.length * COMPRESSED) / SLOW.bytesPerMs;
    await traffic.hold(route.request(), freeAt);
    await route.fulfill({ response: answer, body });
  };
}

const page = (route: Route, body = PORTAL) => route.fulfill({ contentType: 'text/html', body });
/** A page with the mark by which the app recognizes its own page (`client/reach.ts`). */
const OWN_PAGE = '<!doctype html><meta name="app-version" content="1.0.0"><div id="root"></div>';
/** Tells if a path is a file by which the app checks the network. */
const isProbe = (path: string): boolean => /^\/apk\/|^\/health\/(?:release\.json)?$/.test(path);
const isPage = (request: Request): boolean => request.isNavigationRequest();

export const calls: readonly Fault[] = rowsOf({ build: 'web', says: NETWORK }, [
  { id: '500', name: 'the server answers 500', rows: ['N02'], before: on(ofScreen, status(500)) },
  { id: 'hang', name: 'no answer ever comes', rows: ['N04'], before: on(ofScreen, hang) },
  {
    id: 'cut',
    name: 'answers are cut in the middle',
    rows: ['N04'],
    before: on(ofScreen, async (route) => {
      const text = await answerTo(route);
      await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
    }),
  },
  {
    id: 'reset',
    name: 'the connection is reset',
    rows: ['N04'],
    before: on(ofScreen, (route) => route.abort('connectionreset')),
  },
  {
    id: 'portal',
    name: 'a portal answers with its page',
    rows: ['N06'],
    before: on(ofScreen, (route) => page(route)),
  },
  {
    id: 'portal-everywhere',
    name: 'a portal answers whatever the page asks',
    rows: ['N06'],
    before: on(
      ({ pathname }) => isCall({ pathname }) || isProbe(pathname),
      (route) => (isPage(route.request()) ? route.fallback() : page(route)),
    ),
  },
  {
    id: 'files-as-pages',
    name: 'the host sends its page in the place of each file that it lacks, as it lacks all',
    rows: ['N06', 'N12'],
    before: on(
      ({ pathname }) => isProbe(pathname) || pathname.startsWith('/static-config/'),
      (route) => (isPage(route.request()) ? route.fallback() : page(route, OWN_PAGE)),
    ),
  },
  { id: 'shape', name: 'answers of a wrong shape', rows: ['N05'], before: on(ofScreen, withData({ wrong: 'shape' })) },
  { id: 'null', name: 'answers without data', rows: ['N05'], before: on(ofScreen, withData(null)) },
  {
    id: 'code',
    name: 'a business code that nobody knows',
    rows: ['N07'],
    before: on(ofScreen, (route) => json(route, { code: 98_765, data: null, msg: RAW_TEXT })),
  },
  {
    id: '503',
    name: '503 with Retry-After',
    rows: ['N03'],
    before: on(ofScreen, status(503, { 'Retry-After': '10' })),
  },
  { id: 'account-500', name: 'the account service answers 500', rows: ['A02'], before: on(ofSession, status(500)) },
  { id: 'account-hang', name: 'the account service never answers', rows: ['A02'], before: on(ofSession, hang) },
  {
    id: 'offline-later',
    name: 'the network goes, and the page is shown again',
    rows: ['N01', 'N12'],
    async after({ context, page }) {
      await context.setOffline(true);
      await shownAgain({ page });
    },
  },
  {
    id: 'slow',
    name: 'slow 3G',
    rows: ['N04'],
    before: (cell) => {
      const way = slowly();
      return cell.context
        .route(
          (url) => isCall(url) || url.pathname.startsWith('/health/'),
          (route) => (isPage(route.request()) ? route.fallback() : way(route, cell)),
        )
        .then(() => undefined);
    },
  },
]);
