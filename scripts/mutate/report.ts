/** Reads Stryker's report of a group: the number of killed mutants, and the survivors. */
import { readFileSync, writeFileSync } from 'node:fs';

interface Position {
  readonly line: number;
  readonly column: number;
}
interface Mutant {
  status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly becomes: string;
  readonly isCovered: boolean;
  /** The reason why it may survive, absent when no comment gives one. */
  readonly why?: string;
}

export interface Outcome {
  readonly killed: number;
  /** Killed mutants that timed out. On a busy machine they may be survivors. */
  readonly endless: number;
  readonly total: number;
  readonly survivors: readonly Survivor[];
}

/** Matches the comment above a line whose mutants may survive: they behave alike or are not worth a test. */
const EXPLAINED = /^\s*\/\/ Mutant lives: (.+)$/;
const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

const read = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the source ranges of mutants that tests covered without failing, in Stryker's format. */
export const survivingPlaces = (file: string): string[] =>
  Object.entries(read(file).files).flatMap(([path, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived')
      // Columns count from 1 in a report, from 0 in the settings.
      .map(({ location: { start, end } }) => `${path}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`),
  );

const keyOf = (path: string, { location, replacement, mutatorName }: Mutant): string =>
  JSON.stringify([path, location, replacement, mutatorName]);

/** Writes a second run's results for the survivors into the first report. */
export function correctSurvivors(first: string, second: string): void {
  const statusOf = new Map(
    Object.entries(read(second).files).flatMap(([path, { mutants }]) =>
      mutants.map((mutant): [string, string] => [keyOf(path, mutant), mutant.status]),
    ),
  );
  const report = read(first);
  for (const [path, { mutants }] of Object.entries(report.files))
    for (const mutant of mutants)
      if (mutant.status === 'Survived') mutant.status = statusOf.get(keyOf(path, mutant)) ?? mutant.status;
  writeFileSync(first, JSON.stringify(report));
}

/** Counts the mutants of a report, without ignored ones and those that do not load. */
export function readOutcome(file: string): Outcome {
  const { files } = read(file);
  const mutants = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, path, lines: source.split('\n') })),
  );
  const survivors = mutants
    .filter(({ status }) => SURVIVED.includes(status))
    .map(({ path, lines, location: { start, end }, replacement = '', status, mutatorName }) => {
      const code = (lines[start.line - 1] ?? '').trim();
      const [, why] = EXPLAINED.exec(lines[start.line - 2] ?? '') ?? [];
      const old = start.line === end.line ? (lines[start.line - 1] ?? '').slice(start.column - 1, end.column - 1) : '…';
      return {
        file: path,
        line: start.line,
        code,
        becomes: `${old}  =>  ${replacement.replace(/\s+/g, ' ').slice(0, 80) || mutatorName}`,
        isCovered: status === 'Survived',
        ...(why !== undefined && { why }),
      };
    });
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const endless = mutants.filter(({ status }) => status === 'Timeout').length;
  return { killed, endless, total: killed + survivors.length, survivors };
}
