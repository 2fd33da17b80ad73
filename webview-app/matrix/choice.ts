/** The choice of cells and the file of their results, handed from the command to the tests. */
import { join } from 'node:path';
import type { Choice } from './cells.ts';

export const CHOICE = 'MATRIX_CHOICE';
export const FOLDER = 'MATRIX_FOLDER';

/** Reads the choice from the environment; without one all cells are meant. */
export function choiceIn(environment: Readonly<Record<string, string | undefined>>): Choice {
  const text = environment[CHOICE];
  return text === undefined ? {} : JSON.parse(text);
}

/** Returns the file of the results: one line of JSON for each cell. */
export const resultsFile = (folder: string): string => join(folder, 'cells.jsonl');
/** Returns the file of a cell's picture, within the folder of the results. */
export const pictureFile = (name: string): string => `pictures/${name.replaceAll(' | ', '_')}.webp`;
