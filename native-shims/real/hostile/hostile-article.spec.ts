/**
 * Tests hostile articles in a phone's engine: the corpus of `webview-app/e2e/hostile` against the app's builds, at every origin. A proxy
 * separates this machine's servers from all others.
 */
import { articlesOf, isWhole, partsOf, type Reader, readAll } from '../../../webview-app/e2e/hostile/articles.ts';
import { IDENTITY, NEXT, NO_WALLS } from '../../../webview-app/e2e/hostile/broken-sanitiser.ts';
import { EVIL, NOT_OF_A_POLICY, PAYLOADS, type Payload, PLANTED } from '../../../webview-app/e2e/hostile/corpus.ts';
import {
  endsItself,
  globalsOf,
  goTo,
  inspectArticle,
  isDrawn,
  plant,
  readOtherwise,
  touchAll,
} from '../../../webview-app/e2e/hostile/in-page.ts';
import { zh } from '../../../webview-app/src/screens/content/article/words/zh.ts';
import type { Embedder } from '../embedder.ts';
import { test as base, expect } from '../fixtures.ts';
import { openAppSite } from '../journey/app-site.ts';
import { foreignRequests } from './foreign-requests.ts';
import { EMPTY, FIRST, type HostileServer, hostileServer, type Walls } from './hostile-server.ts';

interface HostileReader extends Reader {
  /** The texts of articles with all payloads. */
  readonly articles: readonly string[];
  /** Opens an empty page without a policy instead of the app. */
  leave(): Promise<void>;
  /** Runs a function of `in-page.ts` in the page. */
  inPage<Value, Result>(run: (value: Value) => Result | Promise<Result>, value: Value): Promise<Result>;
}

const inPageOf =
  (embedder: Embedder): HostileReader['inPage'] =>
  async (run, value) => {
    // Inserts the value as JSON, and receives the result as JSON.
    const answer = await embedder.evaluate(`return await (${run})(${JSON.stringify(value)})`);
    return answer as Awaited<ReturnType<typeof run>>;
  };

const test = base.extend<{ openReader: (walls?: Walls) => Promise<HostileReader> }>({
  openReader: async ({ realCase, startHost, running }, use, testInfo) =>
    use(async (walls) => {
      const foreign = await foreignRequests();
      let server: HostileServer | undefined;
      const site = await openAppSite(realCase.origin, testInfo.outputPath('app'), async (origin) => {
        server = await hostileServer(origin, walls);
        return server;
      });
      running.push(async () => {
        foreign.close();
        await site.close();
      });
      const { backend, folder, servers } = site;
      const { embedder } = await startHost({ backend, folder, servers, proxy: foreign.origin });
      const inPage = inPageOf(embedder);
      const leave = () => embedder.open((server?.origin ?? '') + EMPTY);
      await leave();
      const articles = await articlesOf((texts) => inPage(endsItself, texts));
      await embedder.open(site.at(`/health/science/${FIRST}`));
      await inPage(plant, PLANTED);
      await expect.poll(() => inPage(isDrawn, undefined)).toBe(true);
      let number = 0;
      return {
        articles,
        inPage,
        leave,
        async show(text) {
          server?.show(text);
          number += 1;
          await inPage(goTo, `h${number}`);
        },
        done: async () => ({ run: await embedder.evaluate('return window.hostileRun'), foreign: foreign.requests }),
        look: () => inPage(inspectArticle, { evil: EVIL, unreadable: zh.unreadable }),
      };
    }),
});
test.setTimeout(isWhole ? 900_000 : 180_000);

test('H01 H02 H03 H04 H05 H06 H08: a hostile article when it is read: runs and requests nothing and stays in its box', async ({
  openReader,
}) => {
  const reader = await openReader();
  const previous = await reader.inPage(globalsOf, undefined);
  const { wrong, shown } = await readAll(reader, reader.articles);
  expect(wrong).toEqual([]);
  expect(await reader.done()).toEqual({ run: [], foreign: [] });
  expect(await reader.inPage(globalsOf, undefined)).toEqual(previous);

  // A second parse must not change an article.
  await reader.leave();
  expect(await reader.inPage(readOtherwise, shown)).toEqual([]);
});

test.describe('the web build, whose sanitiser is a file', () => {
  test.skip(({ realCase }) => realCase.origin !== 'http', 'the single file has its sanitiser inside');

  test('H07: an article when the sanitiser removes nothing: is rendered harmlessly', async ({ openReader }) => {
    const reader = await openReader({ sanitiser: IDENTITY });
    const { wrong } = await readAll(reader, reader.articles);
    expect(wrong).toEqual([]);
    expect(await reader.done()).toEqual({ run: [], foreign: [] });
  });

  test('H07: payloads when only the policy protects the page: neither run nor request another server', async ({
    openReader,
  }) => {
    const reader = await openReader({ sanitiser: NO_WALLS });
    const payloads = PAYLOADS.filter(({ kind }) => !NOT_OF_A_POLICY.includes(kind));
    await showUnwalled(reader, payloads);
    expect(await reader.done()).toEqual({ run: [], foreign: [] });
  });

  test('payloads when nothing protects the page: run and request other servers, as the other tests assume', async ({
    openReader,
  }) => {
    const reader = await openReader({ sanitiser: NO_WALLS, hasPolicy: false });
    // Selects payloads that stay on the page.
    const payloads = PAYLOADS.filter(({ kind }) => /^(?:event handlers|loads)$/.test(kind));
    await showUnwalled(reader, payloads);
    const { run, foreign } = await reader.done();
    expect(new Set(Array.isArray(run) ? run : []).size).toBeGreaterThan(100);
    expect(foreign.length).toBeGreaterThan(10);
  });
});

/** Inserts payloads without changes, and triggers their elements as a person could. */
async function showUnwalled(reader: HostileReader, payloads: readonly Payload[]): Promise<void> {
  for (const part of partsOf(payloads)) {
    await reader.show(part.map(({ html }) => html).join(NEXT));
    await reader.inPage(touchAll, undefined);
  }
}
