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
}

/** Milliseconds between two lines about a step that runs, so that nobody takes a busy machine for one that hangs. */
const PROGRESS_MS = 20_000;

export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** Runs a step with its output in `<name>.log`, which is shown when the step fails. Each `progressMs` prints how far it is. */
export async function runStep(
  { name, commands, report, env = {}, results = RESULTS }: Step,
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
  let code = 0;
  try {
    for (const [file, ...words] of commands) {
      code = Math.max(code, await run(file, words, { log, env: { NO_COLOR: '1', ...env } }));
    }
  } finally {
    clearInterval(telling);
  }
  if (code !== 0) console.log(`\n--- ${name} failed ---\n${written().trimEnd()}\n--- end of ${name} ---\n`);
  return { name, seconds: seconds(), ...judge(code, report, relative(root, log)) };
}

/** Returns the step's counts. A step that ended badly without a failed test is one failure: it broke outside its tests. */
function judge(code: number, report: string | undefined, log: string): Counts {
  const counts = report === undefined ? { ...NONE, passed: code === 0 ? 1 : 0 } : readCounts(report);
  if (code === 0 || counts.failed > 0) return counts;
  const { failures } = counts;
  return { ...counts, failed: 1, failures: failures.length > 0 ? failures : [`ended with code ${code}, see ${log}`] };
}
