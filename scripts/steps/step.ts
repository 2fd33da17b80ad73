import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../workspace/process.ts';
import { root } from '../workspace/root.ts';
import { type Counts, readCounts } from './counts.ts';

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

export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** Runs a step with its output in `<name>.log`, which is shown when the step fails. */
export async function runStep({ name, commands, report, env = {}, results = RESULTS }: Step): Promise<Outcome> {
  mkdirSync(results, { recursive: true });
  const log = join(results, `${name}.log`);
  const from = performance.now();
  let code = 0;
  for (const [file, ...words] of commands) {
    code = Math.max(code, await run(file, words, { log, env: { NO_COLOR: '1', ...env } }));
  }
  if (code !== 0)
    console.log(`\n--- ${name} failed ---\n${readFileSync(log, 'utf8').trimEnd()}\n--- end of ${name} ---\n`);
  return { name, seconds: (performance.now() - from) / 1000, ...judge(code, report) };
}

/** Returns the step's counts. A step that ended badly without a failed test is one failure: it broke outside its tests. */
function judge(code: number, report: string | undefined): Counts {
  const counts =
    report === undefined ? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, flaky: [] } : readCounts(report);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
