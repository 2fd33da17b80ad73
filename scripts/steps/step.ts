import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../workspace/process.ts';
import { root } from '../workspace/root.ts';
import { type Counts, NONE, readCounts } from './counts.ts';
import { progressIn } from './progress.ts';

/** The folder for every step's log and report. */
export const RESULTS = join(root, 'test-results');

export interface Step {
  readonly name: string;
  /** The command lines, run one after the other, also after one has failed. */
  readonly commands: readonly (readonly [file: string, ...words: string[]])[];
  /** The JSON report of a step that counts tests; without one the step counts as one test. */
  readonly report?: string;
  readonly env?: Record<string, string>;
  /** The folder of its log; default `test-results`. */
  readonly results?: string;
  /** Milliseconds that each command may take before it is ended and the step has failed; default three quarters of an hour. */
  readonly limitMs?: number;
}

/** Milliseconds that one command of a step may take: twice what all steps together take, for a machine that is busy. */
const LIMIT_MS = 45 * 60_000;

/** Milliseconds between two lines about a step that runs, so that nobody takes a busy machine for one that hangs. */
const PROGRESS_MS = 20_000;

export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs a step with its output in `<name>.log`, which is shown when the step fails. Each `progressMs` prints how far it is. It never rejects:
 * what breaks is one failure of the step.
 */
export async function runStep(
  { name, commands, report, env = {}, results = RESULTS, limitMs = LIMIT_MS }: Step,
  progressMs = PROGRESS_MS,
): Promise<Outcome> {
  mkdirSync(results, { recursive: true });
  const log = join(results, `${name}.log`);
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  const written = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const telling = setInterval(
    () => console.log(`  ${name}, ${seconds().toFixed(0)} s: ${progressIn(written())}`),
    progressMs,
  );
  const place = `see ${relative(root, log)}`;
  const broken: string[] = [];
  let code = 0;
  for (const [file, ...words] of commands) {
    try {
      code = Math.max(code, await run(file, words, { log, env: { NO_COLOR: '1', ...env }, limitMs }));
    } catch (error) {
      broken.push(`${wordsOf(error)}, ${place}`);
    }
  }
  clearInterval(telling);
  const counts = countsOf(report, code === 0 && broken.length === 0, broken);
  // A step that ended badly without a failed test broke outside its tests.
  if (code !== 0 && counts.failures.length === 0) broken.push(`ended with code ${code}, ${place}`);
  const isGood = counts.failed === 0 && broken.length === 0;
  if (!isGood) console.log(`\n--- ${name} failed ---\n${written().trimEnd()}\n--- end of ${name} ---\n`);
  const { failed, failures } = counts;
  return {
    ...{ name, seconds: seconds(), ...counts },
    failed: failed + broken.length,
    failures: [...failures, ...broken],
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the counts of a step that ended well or not; what is wrong with its report goes to `broken`. */
function countsOf(report: string | undefined, endedWell: boolean, broken: string[]): Counts {
  if (report === undefined) return { ...NONE, passed: endedWell ? 1 : 0 };
  try {
    const counts = readCounts(report);
    const isEmpty = counts.passed + counts.failed + counts.skipped === 0;
    if (isEmpty && endedWell) broken.push(`ended well, but its report ${relative(root, report)} has no test`);
    return counts;
  } catch (error) {
    broken.push(`its report ${relative(root, report)} cannot be read: ${wordsOf(error)}`);
    return NONE;
  }
}
