/** Serves a page that loads the contestants under a content security policy for its own scripts only, and measures it. */
import { createServer } from 'node:http';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { listenHere } from '../../scripts/server/ports.ts';
import { bundle } from '../../scripts/weight/bundle.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const PAGE =
  '<!doctype html><title>bench</title><link rel="icon" href="data:,"><script type="module" src="/harness.js"></script>';

export type Programs = ReadonlyMap<string, string>;

/** Builds one file for each program, because chunks that load later would lengthen a round trip. */
export async function buildPrograms(sources: Readonly<Record<string, string>>): Promise<Programs> {
  const programs = new Map<string, string>();
  for (const [name, source] of Object.entries(sources))
    for (const chunk of await bundle(source))
      programs.set(chunk.entry ? `/${encodeURIComponent(name)}.js` : `/${chunk.name}`, chunk.code);
  return programs;
}

/** Holds the page's functions: `load`, `start`, and `run(name, count, 'one' | 'all')`, which resolves to the number of answered calls. */
const HARNESS = `
globalThis.reports = 0;
addEventListener('securitypolicyviolation', () => globalThis.reports++);
const calls = {};
globalThis.load = async (name) => { calls[name] = calls[name] || (await (await import('/' + encodeURIComponent(name) + '.js')).open()); };
globalThis.run = async (name, count, way) => {
  const call = calls[name];
  let answered = 0;
  if (way === 'one') { for (let i = 0; i < count; i++) { await call({}); answered++; } return answered; }
  const pending = [];
  for (let i = 0; i < count; i++) pending.push(call({}).then(() => answered++));
  await Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, 20000))]);
  return answered;
};
globalThis.start = async (name) => {
  const from = performance.now();
  const call = await (await import('/' + encodeURIComponent(name) + '.js')).open();
  await call({});
  return performance.now() - from;
};
`;

export interface Site {
  readonly origin: string;
  close(): void;
}

/** Serves the page on this machine, because intercepted requests would cost more than the measured work. */
export async function serve(programs: Programs): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const script = url === '/harness.js' ? HARNESS : programs.get(url);
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    if (script === undefined) response.setHeader('content-security-policy', POLICY);
    response.end(script ?? PAGE);
  });
  return {
    origin: await listenHere(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function openPage(browser: Browser, { origin }: Site): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** Returns the seconds of the page's main thread. The load of other programs does not inflate them. */
export async function threadSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

/** Returns the bytes of the JavaScript heap after a garbage collection. */
export async function heapBytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
