/**
 * Runs `npm run perf`: measures this app's two builds beside a static page with the same content. With `--peers` it also measures the same
 * small app in other libraries. The contenders take turns, round after round, and medians count. It writes `test-results/perf/report.html`,
 * prints the table, and fails if a figure exceeds its budget (`webview-app/perf/limits.ts`).
 *
 * `--rounds=5` sets the rounds. `--only=split,vant` selects contenders by parts of their names; the static page and the page that
 * swaps finished markup always take part. `--built` measures the builds in `dist` as they are. `--figures` fails only if a figure was not
 * measured. `--journeys` measures each tap of the twelve journeys instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openBackend } from '../../fixtures/src/server.ts';
import { requireBrowser } from '../../scripts/browser.ts';
import { buildForTests } from '../../scripts/bundler/build.ts';
import { root } from '../../scripts/workspace/root.ts';
import { argumentsOf } from './arguments.ts';
import { type Contender, SINGLE, SPLIT, STATIC, SWAP } from './contenders.ts';
import { type Figures, medians, table } from './figures.ts';
import { measureJourneys } from './journeys.ts';
import { isWithinLimit, verdicts, written } from './limits.ts';
import { heap, measure } from './measure.ts';
import { buildPeers } from './peers.ts';
import { photographs } from './photographs.ts';
import { reportPage } from './report.ts';
import { type Site, serve } from './serve.ts';
import { writeStaticPage } from './static-page.ts';
import { writeSwapPage } from './swap-page.ts';

const REPORT = join(root, 'test-results/perf/report.html');

/** The time for which a new screen of the app ignores taps (`ui/ghost-taps.ts`), with a margin. Milliseconds. */
const NEW_MS = 450;

const OURS: readonly Contender[] = [
  { name: SPLIT, folder: join(root, 'dist/web'), base: '/health/', home: '/health/', kind: 'ours', movesMs: NEW_MS },
  {
    name: SINGLE,
    folder: join(root, 'dist/bundle'),
    base: '/',
    home: '/#/health/',
    kind: 'ours',
    movesMs: NEW_MS,
    isOnDisk: true,
  },
];
const PAGE: Contender = {
  name: STATIC,
  folder: join(root, 'dist/perf/static'),
  base: '/',
  home: '/',
  kind: 'static',
  isOnDisk: true,
};
const SWAPPED: Contender = { name: SWAP, folder: join(root, 'dist/perf/swap'), base: '/', home: '/', kind: 'peer' };

export async function main(words: string[]): Promise<number> {
  const { rounds, isWanted, peers, built, journeys, figures: isForFigures } = argumentsOf(words);
  const executablePath = requireBrowser();
  if (!built) await buildForTests();
  if (journeys) return measureJourneys(isForFigures);
  const notes: string[] = [];
  const others = peers ? await buildPeers(isWanted, (line) => notes.push(line)) : [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const sites: Site[] = [];
  try {
    const contenders = [PAGE, SWAPPED, ...OURS.filter(({ name }) => isWanted(name)), ...others];
    const [split] = OURS;
    const { app } = openBackend({});
    const photographOf = photographs(browser, (path) => app.request(path));
    if (split) {
      const site = await serve(split, photographOf);
      sites.push(site);
      await writeStaticPage(browser, site.origin + split.home, PAGE.folder);
      writeSwapPage(PAGE.folder, SWAPPED.folder);
    }
    const runs = await Promise.all(
      contenders.map(async (contender) => ({
        contender,
        site: await serve(contender, photographOf),
        figures: [] as Partial<Figures>[],
      })),
    );
    sites.push(...runs.map(({ site }) => site));
    for (let round = 0; round < rounds; round++)
      for (const { contender, site, figures } of runs) {
        const begun = Date.now();
        try {
          figures.push(await measure(browser, site, contender));
          // Memory is the same each time, and takes long to measure.
          if (round === 0) figures.push({ heap: await heap(browser, site, contender) });
          console.log(`  round ${round + 1}  ${contender.name}  ${((Date.now() - begun) / 1000).toFixed(0)} s`);
        } catch (error) {
          notes.push(`${contender.name}, round ${round + 1}: ${String(error).split('\n')[0]}`);
          console.log(`  ${notes.at(-1)}`);
        }
      }
    const results = new Map(runs.map(({ contender, figures }) => [contender.name, medians(figures)]));
    const all = verdicts(results);
    console.log(`\n${table(results)}\n`);
    for (const { limit, value, word } of all)
      console.log(
        `  ${limit.contender.padEnd(24)}${limit.figure.padEnd(12)}${written(limit, value).padStart(9)}   goal ${written(limit, limit.goal).padStart(8)}   most ${written(limit, limit.most).padStart(8)}   ${word}`,
      );
    for (const note of notes) console.log(`  note: ${note}`);
    mkdirSync(join(REPORT, '..'), { recursive: true });
    writeFileSync(REPORT, reportPage({ results, verdicts: all, notes, rounds, at: new Date() }));
    console.log(`\n  ${REPORT}`);
    const isMeasured = notes.length === 0 && all.length > 0 && all.every(({ word }) => word !== 'not measured');
    return (isForFigures ? isMeasured : all.every(isWithinLimit)) ? 0 : 1;
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
}
