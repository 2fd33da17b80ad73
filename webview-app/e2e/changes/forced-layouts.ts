/**
 * Finds the layouts that a script forces: it reads a size or a position, or moves the focus, after it has changed the page. Styles that are
 * computed early are not counted, as they are not computed again.
 */
import type { Page } from '@playwright/test';

interface Frame {
  readonly functionName: string;
  readonly url: string;
  /** The line and the column, both counted from 1. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly stackTrace?: readonly Frame[] } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
/** The number of characters of the program in a line of the result. */
const EXCERPT_LENGTH = 60;

/** Returns a line for each layout that the app forces while `act` runs: the part of the program that forced it, and its callers' files. */
export async function forcedLayouts(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const { origin } = new URL(page.url());
  const stacks = events
    .filter(({ name }) => name === 'Layout')
    .map(({ args }) => (args.beginData?.stackTrace ?? []).filter(({ url }) => url.startsWith(origin)));
  return Promise.all(stacks.filter(({ length }) => length > 0).map((stack) => lineOf(page, stack)));
}

async function lineOf(page: Page, [cause, ...callers]: readonly Frame[]): Promise<string> {
  if (!cause) return '';
  const program = await (await page.request.get(cause.url)).text();
  const line = program.split('\n')[cause.lineNumber - 1] ?? '';
  const excerpt = line.slice(cause.columnNumber - 1).slice(0, EXCERPT_LENGTH);
  const files = [cause, ...callers]
    .slice(0, 4)
    .map(({ functionName, url }) => `${functionName} ${url.replace(/.*\//, '')}`);
  return `${excerpt} (${files.join(' < ')})`;
}
