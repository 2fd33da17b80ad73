/** Measures one contender once. Each part has a browser profile of its own, so that it finds no caches of another part. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Contender, SCREENS } from './contenders.ts';
import { type Figures, longest, median } from './figures.ts';
import { install, type Point, type Ready } from './probe.ts';
import { BLANK, type Site } from './serve.ts';

/** The throttling of "slow 4G" in Lighthouse and in the browser's own tools: 562.5 ms for each request, 1.47 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const CPU = 4;
/** The types of requests whose bytes count: pages, programs, styles, texts and data, but no pictures. */
const COUNTED = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];
const PRESS_MS = 60;
const SETTLE_MS = 700;
const PATIENCE_MS = 30_000;
const TAP_AGAIN_MS = 2_000;
/** The number of areas to visit: pages that home links to, each with another first folder. */
const AREAS = 5;
const AREA_MS = 1_500;

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    // A service worker's own requests would not be throttled.
    serviceWorkers: 'block',
  });

async function open(context: BrowserContext, probed = true): Promise<Opened> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (probed) await install(page);
  return { page, cdp: await context.newCDPSession(page) };
}

async function throttle({ cdp }: Opened, network: boolean): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  if (!network) return;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Resolves when these texts are visible, even if the document is replaced meanwhile. */
async function seen({ page }: Opened, texts: readonly string[]): Promise<Ready> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await page.evaluate(([all, patienceMs]) => perfProbe.ready(all, patienceMs), [
        texts,
        PATIENCE_MS,
      ] as const);
    } catch (error) {
      if (Date.now() > until || !/context was destroyed|navigat/i.test(String(error))) throw error;
    }
  }
}

async function tap({ cdp, page }: Opened, { x, y }: Point): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Taps the last of the texts, again if nothing happens, until the next screen is visible. Each tap searches for the element again. */
async function tapUntil(opened: Opened, from: readonly string[], to: readonly string[]): Promise<Ready> {
  const { page } = opened;
  const nextScreen = seen(opened, to);
  // Prevents an unhandled rejection if the loop below throws first.
  nextScreen.catch(() => undefined);
  let point: Point | undefined;
  for (let count = 0; count < 10; count++) {
    // A document that is being replaced has no answer.
    point = await page.evaluate((text) => perfProbe.point(text), from.at(-1) ?? '').catch(() => undefined);
    if (point) await tap(opened, point);
    const done = await Promise.race([nextScreen, page.waitForTimeout(TAP_AGAIN_MS)]);
    if (done) return done;
    // An acknowledged tap is not repeated.
    if ((await page.evaluate(() => perfProbe.sign()).catch(() => 1)) > 0) return nextScreen;
  }
  throw new Error(`tapped ten times, and ${to.join()} did not come; the last tap met ${point?.under ?? 'nothing'}`);
}

/** Goes back and resolves when the previous screen is visible. It starts to look before the step, because the start takes time. */
async function back(opened: Opened, texts: readonly string[]): Promise<Ready> {
  const shown = seen(opened, texts);
  // Prevents an unhandled rejection if the step below throws first.
  shown.catch(() => undefined);
  await opened.page.evaluate(() => {
    perfProbe.begin();
    // Steps back in a later task: a document that is replaced could not answer `evaluate`.
    setTimeout(() => history.back());
  });
  return shown;
}

/** Measures a first visit on slow 4G with a four times slower processor. The first tap follows as soon as its target is visible. */
async function slow(browser: Browser, address: string): Promise<Partial<Figures>> {
  const context = await newContext(browser);
  try {
    const opened = await open(context);
    await throttle(opened, true);
    await opened.page.goto(address, { waitUntil: 'commit' });
    const home = await seen(opened, SCREENS.home);
    const begun = await opened.page.evaluate(() => performance.timeOrigin);
    const shift = await opened.page.evaluate(() => perfProbe.shift());
    const { sign, now } = await tapUntil(opened, SCREENS.home, SCREENS.list);
    return { homeSlow: home.at, tapSeen: Math.min(sign || now, now) - begun, tapContent: now - begun, shift };
  } finally {
    await context.close();
  }
}

/** Measures when home is visible from the disk, without a network, with a four times slower processor. Only for pages of native apps. */
async function disk(browser: Browser, { folder, home, isOnDisk = false }: Contender): Promise<Partial<Figures>> {
  if (!isOnDisk) return {};
  const context = await newContext(browser);
  try {
    await context.setOffline(true);
    const opened = await open(context);
    await throttle(opened, false);
    await opened.page.goto(pathToFileURL(join(folder, 'index.html')).href + home.slice(1), { waitUntil: 'commit' });
    return { homeDisk: (await seen(opened, SCREENS.home)).at };
  } finally {
    await context.close();
  }
}

/** Measures main-thread time and transfer of a first visit at full speed. Then measures when a second visit on slow 4G shows home. */
async function cold(browser: Browser, origin: string, address: string): Promise<Partial<Figures>> {
  const context = await newContext(browser);
  try {
    const first = await open(context, false);
    await first.page.goto(origin + BLANK);
    await first.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await first.cdp.send('Network.enable');
    let bytes = 0;
    const kinds = new Map<string, string>();
    first.cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    first.cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (COUNTED.includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    const from = await threadMs(first.cdp);
    await first.page.goto(address, { waitUntil: 'networkidle' });
    await first.page.waitForTimeout(SETTLE_MS);
    const cpu = (await threadMs(first.cdp)) - from;
    await first.page.close();
    const again = await open(context);
    await throttle(again, true);
    await again.page.goto(address, { waitUntil: 'commit' });
    const { at } = await seen(again, SCREENS.home);
    return { transfer: bytes, cpu, homeWarm: at };
  } finally {
    await context.close();
  }
}

async function threadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

/** Measures changes of the screen with a four times slower processor and an unthrottled network. */
async function routes(browser: Browser, address: string, { kind, movesMs = 0 }: Contender): Promise<Partial<Figures>> {
  const context = await newContext(browser);
  try {
    const opened = await open(context);
    await throttle(opened, false);
    await opened.page.goto(address, { waitUntil: 'commit' });
    const home = await seen(opened, SCREENS.home);
    await opened.page.waitForLoadState('networkidle');
    const change = async (begin: () => Promise<Ready>) => {
      await opened.page.waitForTimeout(SETTLE_MS / 2 + movesMs);
      const { now, tap: begun } = await begin();
      return now - begun;
    };
    const go = (from: readonly string[], to: readonly string[]) =>
      change(async () => {
        await seen(opened, from);
        return tapUntil(opened, from, to);
      });
    const { home: HOME, list, detail } = SCREENS;
    const routeCold = await go(HOME, list);
    const routeFirst = await go(list, detail);
    const backs = [await change(() => back(opened, list))];
    const agains = [await go(list, detail)];
    // Makes ten taps in all: six here, three above and one below.
    for (let round = 0; round < 3; round++) {
      backs.push(await change(() => back(opened, list)));
      await change(() => back(opened, HOME));
      await go(HOME, list);
      agains.push(await go(list, detail));
    }
    backs.push(await change(() => back(opened, list)));
    agains.push(await go(list, detail));
    const interactions = await opened.page.evaluate(() => perfProbe.interactions());
    const inp = kind === 'static' ? Number.NaN : Math.max(0, ...interactions);
    return { homeCpu: home.at, routeCold, routeFirst, routeBack: median(backs), routeAgain: median(agains), inp };
  } finally {
    await context.close();
  }
}

/**
 * Returns the longest main-thread task of five visits to another area and back, with a four times slower processor. It is in the thread's
 * own time, so other load of the machine does not count. No probe runs in the page.
 */
async function areas(browser: Browser, { origin }: Site, { home, kind }: Contender): Promise<number> {
  if (kind !== 'ours') return Number.NaN;
  const context = await newContext(browser);
  try {
    const opened = await open(context, false);
    const { page } = opened;
    await throttle(opened, false);
    await page.goto(origin + home, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const links = await areaLinks(page);
    const stop = await traceTasks(browser);
    for (const link of links) {
      await page.locator(`a[href="${link}"]`).first().dispatchEvent('click');
      await page.waitForTimeout(AREA_MS);
      await page.evaluate(() => history.back());
      await page.waitForTimeout(AREA_MS);
    }
    return longest(await stop());
  } finally {
    await context.close();
  }
}

/** Returns addresses that home links to, the first of each first folder below `/health`. Throws if home links to too few folders. */
async function areaLinks(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator('a[href*="/health/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const byFolder = new Map(
    addresses.toReversed().map((address) => [/\/health\/([^/?#]+)/.exec(address)?.[1], address]),
  );
  byFolder.delete(undefined);
  const links = [...byFolder.values()].slice(-AREAS);
  if (links.length < AREAS) throw new Error(`home links to ${links.length} areas: ${links.join(', ')}`);
  return links;
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Starts a trace. Resolves to a function that ends it and returns the milliseconds of each main-thread task of a page. */
async function traceTasks(browser: Browser): Promise<() => Promise<number[]>> {
  const cdp = await browser.newBrowserCDPSession();
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  return async () => {
    const events: Traced[] = [];
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await done;
    await cdp.detach();
    const mains = new Set(
      events.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
    );
    return events
      .filter(({ tdur, pid, tid }) => tdur !== undefined && mains.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000);
  };
}

/** Returns the bytes of heap that 50 visits of the list leave behind. Five visits before them fill the caches that stay on purpose. */
export async function heap(
  browser: Browser,
  { origin }: Site,
  { home, kind, movesMs = 0 }: Contender,
): Promise<number> {
  if (kind === 'static') return Number.NaN;
  const context = await newContext(browser);
  try {
    const opened = await open(context);
    await opened.page.goto(origin + home, { waitUntil: 'commit' });
    const visit = async () => {
      await seen(opened, SCREENS.home);
      await tapUntil(opened, SCREENS.home, SCREENS.list);
      await opened.page.waitForTimeout(movesMs);
      await opened.page.evaluate(() => history.back());
      await opened.page.waitForTimeout(movesMs);
    };
    const used = async () => {
      await seen(opened, SCREENS.home);
      await opened.page.waitForTimeout(SETTLE_MS);
      for (let time = 0; time < 2; time++) await opened.cdp.send('HeapProfiler.collectGarbage');
      return (await opened.cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    for (let count = 0; count < 5; count++) await visit();
    const previous = await used();
    for (let count = 0; count < 50; count++) await visit();
    return (await used()) - previous;
  } finally {
    await context.close();
  }
}

/** Adds the name of the part to its failure. */
async function part(name: string, figures: Promise<Partial<Figures>>): Promise<Partial<Figures>> {
  try {
    return await figures;
  } catch (cause) {
    const [line] = String(cause).split('\n');
    throw new Error(`${name}: ${line}`, { cause });
  }
}

export async function measure(browser: Browser, site: Site, contender: Contender): Promise<Partial<Figures>> {
  const { origin } = site;
  const address = origin + contender.home;
  return {
    ...(await part('slow 4G', slow(browser, address))),
    ...(await part('disk', disk(browser, contender))),
    ...(await part('full speed', cold(browser, origin, address))),
    ...(await part('route changes', routes(browser, address, contender))),
    ...(await part(
      'areas',
      areas(browser, site, contender).then((areaTask) => ({ areaTask })),
    )),
  };
}
