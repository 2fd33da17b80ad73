/** Hands the chosen cells of a run to its tests, and reads the file of their results. Chaos and matrix share it. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cellName, type Named, pictureFile, type Result } from './result.ts';

const CHOICE = 'CELLS_CHOICE';
const FOLDER = 'CELLS_FOLDER';

const DONE = 'CELLS_DONE';

/** Returns the environment of the tests: the choice, the names of finished cells, and the folder of the results. */
export const environmentOf = (choice: object, done: readonly string[], folder: string) => ({
  [CHOICE]: JSON.stringify(choice),
  [DONE]: JSON.stringify(done),
  [FOLDER]: folder,
});
/** Returns the choice in the environment variable. The default is an empty choice, which selects all cells. */
export const choiceFromEnvironment = <Choice extends object>(): Partial<Choice> =>
  JSON.parse(process.env[CHOICE] ?? '{}');
export const remaining = <Cell extends Named>(cells: readonly Cell[], done: readonly string[]): Cell[] =>
  cells.filter((cell) => !done.includes(cellName(cell)));
/** Returns the cells that the environment variable does not list as done. */
export const remainingFromEnvironment = <Cell extends Named>(cells: readonly Cell[]): Cell[] =>
  remaining(cells, JSON.parse(process.env[DONE] ?? '[]'));
const folderHere = (): string => process.env[FOLDER] ?? 'test-results/cells';

/** Tells if the name begins with any of the texts. Without texts every name matches. */
export const isNamed = (id: string, prefixes: readonly string[] = []): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix));

const resultsFile = (folder: string): string => join(folder, 'cells.jsonl');

export function addResult(result: Result): void {
  mkdirSync(folderHere(), { recursive: true });
  appendFileSync(resultsFile(folderHere()), `${JSON.stringify(result)}\n`);
}

export function addPicture(name: string, picture: Buffer): void {
  const file = join(folderHere(), pictureFile(name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Reads the results of a run. The last line may be incomplete. The last of several results of a cell counts. */
export function resultsIn<R extends Result>(folder: string): R[] {
  const file = resultsFile(folder);
  if (!existsSync(file)) return [];
  const results = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(lineOf<R>);
  return [...new Map(results.map((result) => [cellName(result), result])).values()];
}

function lineOf<R>(line: string): R[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
