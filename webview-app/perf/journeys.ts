/** Measures how long each tap of the twelve journeys takes to be answered by a frame (INP), with a four times slower processor. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { root } from '../../scripts/workspace/root.ts';
import { JOURNEYS } from '../e2e/journey/journeys.ts';
import { MAX_TAP_MS } from './limits.ts';

/** The taps of a journey. A tap that is answered within a frame has no figure. */
export interface JourneyTaps {
  readonly journey: string;
  readonly tapCount: number;
  readonly taps: readonly Tap[];
}

export interface Tap {
  /** The text of what was tapped. */
  readonly text: string;
  readonly ms: number;
}

const FILE = join(root, 'test-results/perf/taps.jsonl');

/** Walks the journeys and prints the longest taps of each. Resolves to an exit code, which counts the limit unless `isForFigures`. */
export async function measureJourneys(isForFigures: boolean): Promise<number> {
  rmSync(FILE, { force: true });
  mkdirSync(dirname(FILE), { recursive: true });
  const code = await runOnBuiltApp(['-c', 'webview-app', '--project=journeys', '--workers=1', '--retries=0'], {
    TAPS_FILE: FILE,
    BUILT_APP: '1',
  });
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [];
  const results: JourneyTaps[] = lines.map((line) => JSON.parse(line));
  for (const result of results) console.log(`  ${journeyLine(result)}`);
  if (code !== 0 || results.length < JOURNEYS.length) return 1;
  const slow = slowTaps(results);
  for (const line of slow) console.log(`  OVER ${MAX_TAP_MS} ms: ${line}`);
  return isForFigures || slow.length === 0 ? 0 : 1;
}

/** Returns the taps over the limit, with their journey. */
export const slowTaps = (results: readonly JourneyTaps[]): string[] =>
  results.flatMap(({ journey, taps }) =>
    taps.filter(({ ms }) => ms > MAX_TAP_MS).map(({ text, ms }) => `${journey}: ${text}, ${ms.toFixed(0)} ms`),
  );

/** Returns a journey's line: the number of its taps, and the three longest. */
export function journeyLine({ journey, tapCount, taps }: JourneyTaps): string {
  const longest = taps.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  const words = longest.map(({ text, ms }) => `${ms.toFixed(0)} ms ${text}`).join(', ');
  return `${journey.padEnd(36)}${String(tapCount).padStart(3)} taps   ${words}`;
}
