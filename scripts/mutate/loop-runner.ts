/**
 * A test runner that tries all mutants in one process: each test runs once as it is, then again for each mutant in its way that is still
 * alive. A mutant dies with the first test that fails, and costs a test, not a start of Vitest.
 *
 * A mutant that dies may leave something behind. So the test runs as it is after each death; where it fails, this process tries no more,
 * and another one goes on.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getFn } from '@vitest/runner';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { type LoopEnds, NO_ENDS, statesOf } from './loop-state.ts';

/** Of the mutated code, which reads and writes it. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: {
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
}
interface Kept {
  readonly space: Namespace;
  readonly ends: LoopEnds['ends'];
  readonly passed: LoopEnds['passed'];
  isSpoilt: boolean;
}
type Try = { readonly is: 'plain' | 'check' } | { readonly is: 'mutant'; readonly id: string };

/** A mutant that is met so much oftener than the code that it stands for goes round for ever. */
const MOST_HITS = 100;
const KEPT = Symbol.for('sdhealth.mutants');
const { state: file, patienceMs } = statesOf();
const before: LoopEnds = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_ENDS;

/** The process outlives the globals of a test file. */
const here = process as unknown as { [KEPT]?: Kept };
here[KEPT] ??= { space: {}, ends: { ...before.ends }, passed: { ...before.passed }, isSpoilt: false };
const kept = here[KEPT];
const { space, ends, passed } = kept;
/** Tests imitate the timers. */
const [realTimeout, realClear] = [globalThis.setTimeout, globalThis.clearTimeout];

export default class LoopRunner extends TestRunner {
  #waiting: string[] = [];
  #now: Try = { is: 'plain' };
  #isOver = false;

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    Object.assign(globalThis, { __stryker__: space });
    return super.importFile(path, source);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#now = { is: 'plain' };
    this.#isOver = false;
    // Vitest compares its count of repetitions with this after each: how many there are is not known before.
    Object.assign(test, { repeats: { valueOf: () => (this.#isOver ? -1 : Number.POSITIVE_INFINITY) } });
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    Object.assign(globalThis, { __stryker__: space });
    const id = this.#now.is === 'mutant' ? this.#now.id : undefined;
    const hits = id === undefined ? 0 : (space.mutantCoverage?.perTest[test.id]?.[id] ?? 0);
    Object.assign(space, {
      activeMutant: id,
      currentTestId: this.#now.is === 'plain' ? test.id : undefined,
      hitCount: id === undefined ? undefined : 0,
      hitLimit: Math.max(hits, 10) * MOST_HITS,
    });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = realTimeout(() => reject(new Error('endless')), this.#now.is === 'plain' ? 60_000 : patienceMs);
    });
    await Promise.race([run(), late]).finally(() => realClear(timer));
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const { result } = test;
    const isFailed = result?.state === 'fail';
    Object.assign(space, { activeMutant: undefined, currentTestId: undefined });
    if (this.#now.is === 'mutant' && isFailed) {
      ends[this.#now.id] = {
        by: `${test.file.name}: ${test.name}`,
        why: String(result.errors?.[0]?.message).slice(0, 200),
      };
      this.#now = { is: 'check' };
    } else {
      if (this.#now.is === 'plain') {
        const done = new Set(passed[test.id]);
        const met = Object.keys(space.mutantCoverage?.perTest[test.id] ?? {});
        this.#waiting = met.filter((id) => !ends[id] && !done.has(id));
      }
      if (this.#now.is === 'mutant') passed[test.id] = [...(passed[test.id] ?? []), this.#now.id];
      else if (isFailed) kept.isSpoilt = true;
      const id = kept.isSpoilt ? undefined : this.#waiting.shift();
      if (id === undefined) this.#isOver = true;
      else this.#now = { is: 'mutant', id };
    }
    if (isFailed) Object.assign(result, { state: 'run', errors: undefined });
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const { static: early = {}, perTest = {} } = space.mutantCoverage ?? {};
    const met = Object.values(perTest).flatMap((one) => Object.keys(one));
    const all = (these: readonly string[], those: readonly string[]) => [...new Set([...these, ...those])];
    const now: LoopEnds = {
      ends,
      passed,
      early: all(before.early, Object.keys(early)),
      met: all(before.met, met),
      isSpoilt: before.isSpoilt || kept.isSpoilt,
    };
    writeFileSync(file, JSON.stringify(now));
  }
}
