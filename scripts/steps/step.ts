import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../workspace/process.ts';
import { root } from '../workspace/root.ts';
import { type Counts, countsIn, NONE, sum } from './counts.ts';

export const RESULTS = join(root, 'test-results');

export interface Step {
  readonly name: string;
  /** The command lines. They run one after the other, even after a failure. */
  readonly commands: readonly (readonly [file: string, ...args: string[]])[];
  readonly env?: Readonly<Record<string, string>>;
  /** The test runner's JSON report. A step without a report counts as one test. */
  readonly report?: string;
}

export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
  readonly isGood: boolean;
}

/** Limits a command, with room for a busy machine (milliseconds). */
const LIMIT_MS = 45 * 60_000;

interface StepOptions {
  /** Prints a command's output only if it failed, for parallel commands. */
  readonly quietly?: boolean;
  readonly limitMs?: number;
  readonly results?: string;
}

/** Runs a step and returns its outcome. Never rejects: a command that cannot run counts as a failure. */
export async function runStep(
  step: Step,
  { quietly = false, limitMs = LIMIT_MS, results = RESULTS }: StepOptions = {},
): Promise<Outcome> {
  const { name, commands, env = {}, report } = step;
  const log = join(results, `${name}.log`);
  mkdirSync(results, { recursive: true });
  rmSync(log, { force: true });
  const start = performance.now();
  const faults: string[] = [];
  for (const [file, ...args] of commands) {
    try {
      const code = await run(file, args, { env, limitMs, ...(quietly ? { log } : {}) });
      if (code !== 0) faults.push(`ended with code ${code}`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  const { counts, problem } = judge(report, faults.length === 0);
  if (problem) faults.push(problem);
  const seconds = (performance.now() - start) / 1000;
  const isGood = faults.length === 0;
  if (quietly && !isGood) console.log(`\n--- ${name} ---\n${readFileSync(log, 'utf8').trimEnd()}\n---`);
  console.log(`${name}: ${isGood ? 'good' : `FAILED: ${faults.join('; ')}`}, ${seconds.toFixed(0)} s`);
  // A run that stopped without a failed test counts as one failure.
  return { name, seconds, isGood, ...counts, failed: Math.max(counts.failed, isGood ? 0 : 1) };
}

function judge(report: string | undefined, succeeded: boolean): { readonly counts: Counts; readonly problem?: string } {
  if (report === undefined) return { counts: { ...NONE, passed: succeeded ? 1 : 0 } };
  const name = relative(root, report);
  try {
    const counts = countsIn(report);
    const isEmpty = counts.passed + counts.failed + counts.skipped === 0;
    return succeeded && isEmpty ? { counts, problem: `${name} has no test` } : { counts };
  } catch (error) {
    return { counts: NONE, problem: `${name} cannot be read: ${String(error)}` };
  }
}

/** Runs steps one after the other. A failing step does not stop the next ones. */
export async function runInTurn(steps: readonly Step[], options: StepOptions = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, options));
  return outcomes;
}

/** Runs checks quietly, two at a time, and returns the outcomes in the order of the steps. */
export async function runBeside(steps: readonly Step[], options: StepOptions = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const pending = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const [index, step] = next;
      outcomes[index] = await runStep(step, { ...options, quietly: true });
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/** Returns the closing lines: each step with its time, each failed and flaky test, then `N passed, N failed, N skipped`. */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(
    ({ name, isGood, passed, failed, seconds }) =>
      `  ${name.padEnd(width)}  ${isGood ? 'good  ' : 'FAILED'}${`${seconds.toFixed(0)} s`.padStart(8)}${`${passed + failed}`.padStart(8)}`,
  );
  const { passed, failed, skipped, flaky, lines: tests } = sum(outcomes);
  const retried = flaky === 0 ? '' : `, ${flaky} at the second try only`;
  return ['', ...lines, '', ...tests, `${passed} passed, ${failed} failed, ${skipped} skipped${retried}`].join('\n');
}
