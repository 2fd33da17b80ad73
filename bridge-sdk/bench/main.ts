/**
 * Runs `node scripts/run.mjs bench`: measures the main-thread time of a round trip. It compares the SDK with a bare JSON handler and with
 * libraries from npm in one browser. Ratios are medians of interleaved rounds. The run fails if calls are lost, memory grows, the content
 * security policy is violated, or a limit is exceeded. `--rounds=1` is quicker and judges no ratio of times.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { requireBrowser } from '../../scripts/browser.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { CONTESTANTS } from './contestants.ts';
import { LIMITS } from './limits.ts';
import { buildPrograms, heapBytes, openPage, type Site, serve, threadSeconds } from './page.ts';

declare global {
  var load: (name: string) => Promise<void>;
  var run: (name: string, count: number, mode: 'one' | 'all') => Promise<number>;
  var start: (name: string) => Promise<number>;
  var reports: number;
}

const ROUNDS = '--rounds=';
/** Sets the numbers of calls and starts that a reliable measurement needs. */
const RELIABLE_ROUNDS = { calls: 21, starts: 25 };
/** Lists the figures that even a short run judges. */
const ALWAYS_JUDGED: readonly (keyof typeof LIMITS)[] = ['lost', 'retainedBytes', 'reports'];
const SDK = 'sdk';
const BATCHED = 'sdk, host takes batches';
const names = Object.keys(CONTESTANTS);
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function measureCost(page: Page, cdp: CDPSession, name: string, count: number, mode: 'one' | 'all') {
  await cdp.send('HeapProfiler.collectGarbage');
  const startSeconds = await threadSeconds(cdp);
  const answered = await page.evaluate(([n, c, w]) => run(n, c, w), [name, count, mode] as const);
  return { answered, perCallUs: ((await threadSeconds(cdp)) - startSeconds) * (1e6 / count) };
}

/** Returns the median cost of a bare call, the median ratios of all contestants, and the unanswered calls of the SDK. */
async function roundTrips(page: Page, cdp: CDPSession, count: number, mode: 'one' | 'all', rounds: number) {
  const ratios = new Map<string, number[]>(names.map((name) => [name, []]));
  const bare: number[] = [];
  let lost = 0;
  for (let round = -2; round < rounds; round++) {
    const costs = new Map<string, number>();
    for (const name of names) {
      const { answered, perCallUs } = await measureCost(page, cdp, name, count, mode);
      costs.set(name, perCallUs);
      if (name === SDK || name === BATCHED) lost += count - answered;
    }
    if (round < 0) continue; // the engine is still compiling
    const base = costs.get('bare') ?? Number.NaN;
    bare.push(base);
    for (const [name, value] of costs) ratios.get(name)?.push(value / base);
  }
  return { bareUs: median(bare), lost, ratio: (name: string) => median(ratios.get(name) ?? []) };
}

/** Returns the ratio of SDK and bare handler in the time from import to first answer, on a slowed processor. */
async function startRatio(browser: Browser, site: Site, rounds: number): Promise<number> {
  const durations = { bare: [] as number[], sdk: [] as number[] };
  for (let round = 0; round < rounds; round++)
    for (const name of ['bare', 'sdk'] as const) {
      const { page, cdp } = await openPage(browser, site);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      durations[name].push(await page.evaluate((n) => start(n), name));
      await page.close();
    }
  return median(durations.sdk) / median(durations.bare);
}

async function heapGrowth(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(() => run('sdk', 10_000, 'all'));
  const previous = await heapBytes(cdp);
  for (let i = 0; i < 10; i++) await page.evaluate(() => run('sdk', 10_000, 'all'));
  return Math.max(0, (await heapBytes(cdp)) - previous) / 100_000;
}

export async function main(args: readonly string[]): Promise<number> {
  const roundsArg = args.find((arg) => arg.startsWith(ROUNDS))?.slice(ROUNDS.length);
  const rounds = roundsArg === undefined ? RELIABLE_ROUNDS : { calls: Number(roundsArg), starts: Number(roundsArg) };
  if (!Number.isInteger(rounds.calls) || rounds.calls < 1) throw new ClearError(`${ROUNDS} needs a whole number.`);
  const executablePath = requireBrowser();
  const site = await serve(await buildPrograms(CONTESTANTS));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--js-flags=--expose-gc'] });
  let isWithinLimits = true;
  const report = (label: string, value: number, key: keyof typeof LIMITS, digits = 2) => {
    const { goal, max } = LIMITS[key];
    const isJudged = rounds === RELIABLE_ROUNDS || ALWAYS_JUDGED.includes(key);
    const verdict = !isJudged ? 'not judged' : value > max ? 'OVER' : value > goal ? 'above its goal' : 'ok';
    console.log(`  ${label.padEnd(44)}${value.toFixed(digits).padStart(9)}   goal ${goal}   max ${max}   ${verdict}`);
    isWithinLimits &&= !isJudged || value <= max;
  };
  try {
    const { page, cdp } = await openPage(browser, site);
    for (const name of names) await page.evaluate((n) => load(n), name);
    const oneByOne = await roundTrips(page, cdp, 5_000, 'one', rounds.calls);
    const inOneTick = await roundTrips(page, cdp, 10_000, 'all', rounds.calls);
    console.log(
      `  bare JSON handler: ${oneByOne.bareUs.toFixed(1)} us one by one, ${inOneTick.bareUs.toFixed(1)} us of 10,000 in one tick`,
    );
    report('CPU, one by one, times bare', oneByOne.ratio(SDK), 'oneByOne');
    report('CPU, 10,000 in one tick, times bare', inOneTick.ratio(SDK), 'inOneTick');
    report('CPU, 10,000, host takes batches, times bare', inOneTick.ratio(BATCHED), 'batched');
    report('calls lost', oneByOne.lost + inOneTick.lost, 'lost', 0);
    report('bytes retained per call after 100,000', await heapGrowth(page, cdp), 'retainedBytes');
    report('reports of a broken content policy', await page.evaluate(() => globalThis.reports), 'reports', 0);
    report('import, connect, first answer at 4x slower CPU', await startRatio(browser, site, rounds.starts), 'start');
    console.log('\n  a bare handler of the same wire, and peers, times bare: one by one, 10,000 in one tick');
    for (const name of names.filter((item) => !item.startsWith('sdk') && item !== 'bare'))
      console.log(
        `  ${name.padEnd(20)}${oneByOne.ratio(name).toFixed(2).padStart(8)}${inOneTick.ratio(name).toFixed(2).padStart(8)}`,
      );
  } finally {
    await browser.close();
    site.close();
  }
  return isWithinLimits ? 0 : 1;
}
