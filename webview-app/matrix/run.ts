/** Hands the chosen cells of a run to its tests, and reads the file of their results. Chaos and matrix share it. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHOICE = 'CELLS_CHOICE';
const FOLDER = 'CELLS_FOLDER';
const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the environment that hands a choice, and the folder of the results, to the tests. */
export const environmentOf = (choice: object, folder: string) => ({
  [CHOICE]: JSON.stringify(choice),
  [FOLDER]: folder,
});
/** Returns the choice of this environment; without one all cells are meant. */
export const choiceHere = <Choice extends object>(): Partial<Choice> => JSON.parse(process.env[CHOICE] ?? '{}');
export const folderHere = (): string => process.env[FOLDER] ?? 'test-results/cells';

/** Returns the words of an option that may come several times, with commas: `--host=a,b`. */
export const wordsOf = (args: readonly string[], name: string): string[] =>
  args.filter((arg) => arg.startsWith(`--${name}=`)).flatMap((arg) => arg.slice(name.length + 3).split(','));
/** Tells if any of the words begins the name. Without words every name fits. */
export const isNamed = (id: string, words: readonly string[] = []): boolean =>
  words.length === 0 || words.some((word) => id.startsWith(word));

const resultsFile = (folder: string): string => join(folder, 'cells.jsonl');

/** Adds the result of a cell to those of the run. */
export function addResult(result: object): void {
  mkdirSync(folderHere(), { recursive: true });
  appendFileSync(resultsFile(folderHere()), `${JSON.stringify(result)}\n`);
}

/** Reads the results of a run, whose last line may be cut. A cell that was looked at twice counts as it was last. */
export function resultsIn<Result extends object>(folder: string, nameOf: (result: Result) => string): Result[] {
  const file = resultsFile(folder);
  if (!existsSync(file)) return [];
  const results = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(lineOf<Result>);
  return [...new Map(results.map((result) => [nameOf(result), result])).values()];
}

function lineOf<Result>(line: string): Result[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => CODES[sign] ?? sign);
