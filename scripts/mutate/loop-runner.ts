/**
 * A test runner that tries all mutants in one process: each test runs once as it is, then again for each mutant in its way that is still
 * alive. A mutant dies with the first test that fails, and costs a test, not a start of Vitest.
 *
 * A mutant that dies may leave something behind. So the test runs as it is after each death; where it fails several times, no more
 * is tried with this test, and another process goes on with it. A test that fails before any mutant of its own tries none either.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getFn } from '@vitest/runner';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { type LoopEnds, NO_ENDS, type Spoilt, statesOf } from './loop-state.ts';

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
  readonly spoilt: Spoilt[];
  isFull: boolean;
}
type Try = { readonly is: 'plain' } | { readonly is: 'mutant' | 'check'; readonly id: string };

/** A mutant that is met so much oftener than the code that it stands for goes round for ever. */
const MOST_HITS = 100;
/** All hits of a try, so many times those of the test as it is: a loop that gives nobody else a turn ends by its own hits. */
const MOST_ALL_HITS = 200;
/** A run that is stopped has told what it knew so long before. */
const TELL_MS = 5_000;
/** Each page load of a test stays in memory. Bytes; Node ends itself at twice as many. */
const MOST_MEMORY = 1.8e9;
/** The leftovers of a mutant may need a moment to end. */
const MOST_CHECKS = 4;
const MOMENT_MS = 100;
/**
 * Time is counted in turns of the event loop, `TURN_MS` apart: in each, whatever is ready goes on, however busy the machine is. A mutated
 * test that takes so many times the turns of the test as it is never ends; a short one may take `LEAST_TURNS`.
 */
const TURN_MS = 40;
const LEAST_TURNS = 25;
const MOST_TIMES = 5;
/** For a test as it is; fewer where one was spoilt in this process: it is often spoilt for the next ones as well. */
const PLAIN_TURNS = { usual: 1_500, spoilt: 250 };
/** Hits of a try, and those between two tests, count for nobody: without a test's id they would count as hits of a module's load. */
const NOBODY = 'nobody';
const KEPT = Symbol.for('sdhealth.mutants');
const { state: file } = statesOf();
const before: LoopEnds = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_ENDS;

/** The process outlives the globals of a test file. */
const here = process as unknown as { [KEPT]?: Kept };
here[KEPT] ??= { space: {}, ends: { ...before.ends }, passed: { ...before.passed }, spoilt: [], isFull: false };
const kept = here[KEPT];
const { space, ends, passed, spoilt } = kept;
/** Tests imitate the timers. */
const [realTimeout, realClear] = [globalThis.setTimeout, globalThis.clearTimeout];
const realNow = performance.now.bind(performance);

const nameOf = (test: RunnerTestCase) => `${test.file.name}: ${test.name}`;
const whyOf = (result: RunnerTestCase['result']) => String(result?.errors?.[0]?.message).slice(0, 200);

let toldAt = 0;

/** Writes what came of the tries so far. */
function tell(): void {
  const { static: early = {}, perTest = {} } = space.mutantCoverage ?? {};
  const met = Object.values(perTest).flatMap((one) => Object.keys(one));
  const all = (these: readonly string[], those: readonly string[]) => [...new Set([...these, ...those])];
  const now: LoopEnds = {
    ends,
    passed,
    early: all(before.early, Object.keys(early)),
    met: all(before.met, met),
    spoilt,
    isFull: kept.isFull,
  };
  writeFileSync(file, JSON.stringify(now));
  toldAt = realNow();
}

export default class LoopRunner extends TestRunner {
  #waiting: string[] = [];
  #now: Try = { is: 'plain' };
  #isOver = false;
  #checks = 0;
  #plainTurns = 0;

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    Object.assign(globalThis, { __stryker__: space });
    Object.assign(space, { activeMutant: undefined, currentTestId: undefined });
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
    // Vitest waits for the expectations of earlier tries, too, which a mutant may have left without an end.
    Object.assign(test, { promises: undefined });
    Object.assign(globalThis, { __stryker__: space });
    const id = this.#now.is === 'mutant' ? this.#now.id : undefined;
    this.#count(test.id);
    const hits = id === undefined ? 0 : (space.mutantCoverage?.perTest[test.id]?.[id] ?? 0);
    Object.assign(space, {
      activeMutant: id,
      currentTestId: this.#now.is === 'plain' ? test.id : NOBODY,
      hitCount: id === undefined ? undefined : 0,
      hitLimit: Math.max(hits, 10) * MOST_HITS,
    });
  }

  /** Has all hits from now on counted but those of a test as it is. One too many throws where it is hit. */
  #count(test: string): void {
    const perTest = space.mutantCoverage?.perTest;
    if (!perTest) return;
    const usual = Object.values(perTest[test] ?? {}).reduce((sum, hits) => sum + hits, 0);
    let left = Math.max(usual, 1_000) * MOST_ALL_HITS;
    perTest[NOBODY] = new Proxy<Record<string, number>>(
      {},
      {
        set() {
          left--;
          if (left < 0) throw new Error('endless: one hit after the other');
          return true;
        },
      },
    );
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test);
    const isPlain = this.#now.is === 'plain';
    if (this.#checks > 1) await new Promise((resolve) => realTimeout(resolve, MOMENT_MS));
    const plain = PLAIN_TURNS[spoilt.length > 0 ? 'spoilt' : 'usual'];
    const most = isPlain ? plain : Math.max(LEAST_TURNS, this.#plainTurns * MOST_TIMES);
    let turns = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const turn = () => {
        turns++;
        if (turns > most) reject(new Error('endless'));
        else timer = realTimeout(turn, TURN_MS);
      };
      timer = realTimeout(turn, TURN_MS);
    });
    await Promise.race([run(), late]).finally(() => realClear(timer));
    if (isPlain) this.#plainTurns = turns;
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const { result } = test;
    const isFailed = result?.state === 'fail';
    Object.assign(space, { activeMutant: undefined, currentTestId: NOBODY });
    if (this.#now.is === 'mutant' && isFailed) {
      ends[this.#now.id] = { by: nameOf(test), why: whyOf(result) };
      this.#now = { is: 'check', id: this.#now.id };
      this.#checks = 1;
    } else if (this.#now.is === 'check' && isFailed && this.#checks < MOST_CHECKS) {
      this.#checks++;
    } else {
      this.#checks = 0;
      if (this.#now.is === 'plain') {
        const done = new Set(passed[test.id]);
        const met = Object.keys(space.mutantCoverage?.perTest[test.id] ?? {});
        // What a mutant left may let others live: in this file, whose modules have it, none is tried any more.
        const isSound = spoilt.every(({ file }) => file !== test.file.name);
        this.#waiting = isSound ? met.filter((id) => !ends[id] && !done.has(id)) : [];
      }
      if (this.#now.is === 'mutant') passed[test.id] = [...(passed[test.id] ?? []), this.#now.id];
      else if (isFailed) {
        const after = this.#now.is === 'check' ? { after: this.#now.id } : {};
        // The mutant may have died by what the ones before it left.
        if (this.#now.is === 'check') {
          delete ends[this.#now.id];
          passed[test.id] = [...(passed[test.id] ?? []), this.#now.id];
        }
        spoilt.push({ file: test.file.name, test: test.name, why: whyOf(result), ...after });
      }
      kept.isFull ||= this.#waiting.length > 0 && process.memoryUsage().heapUsed > MOST_MEMORY;
      const isStopped = kept.isFull || (isFailed && this.#now.is !== 'mutant');
      const id = isStopped ? undefined : this.#waiting.shift();
      if (id === undefined) this.#isOver = true;
      else this.#now = { is: 'mutant', id };
    }
    if (isFailed) Object.assign(result, { state: 'run', errors: undefined });
    if (realNow() - toldAt > TELL_MS) tell();
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    tell();
  }
}
