/** The files by which a mutation run in one process tells its test process what to do, and hears what came of it. */
import { readFileSync } from 'node:fs';

interface LoopTask {
  /** The mutated sources, by their absolute path. */
  readonly code: Readonly<Record<string, string>>;
  /** The file for `LoopEnds`. */
  readonly state: string;
}

export interface LoopEnds {
  /** The dead mutants: the test, and its failure. */
  readonly ends: Record<string, { readonly by: string; readonly why: string }>;
  /** The mutants that a test has let live. */
  readonly passed: Record<string, string[]>;
  /** Mutants that were met while modules were loaded. */
  readonly early: readonly string[];
  /** Mutants that were met by a test. */
  readonly met: readonly string[];
  /** Tests that fail as they are, by what a mutant left behind: the rest of their mutants was not tried. */
  readonly spoilt: readonly Spoilt[];
  /** The process had no more memory for page loads: the rest was not tried. */
  readonly isFull: boolean;
}

export interface Spoilt {
  readonly file: string;
  readonly test: string;
  readonly why: string;
  /** The mutant that was tried before; absent where the test failed before any of its own. */
  readonly after?: string;
}

export const NO_ENDS: LoopEnds = { ends: {}, passed: {}, early: [], met: [], spoilt: [], isFull: false };

export function statesOf(): LoopTask {
  return JSON.parse(readFileSync(process.env['MUTATE_LOOP'] ?? '', 'utf8'));
}
