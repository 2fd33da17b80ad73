/** The choice of cells, handed from the command to the tests. */
import type { Choice } from './cells.ts';

export const CHOICE = 'CHAOS_CHOICE';

/** Reads the choice from the environment; without one all cells are meant. */
export function choiceIn(environment: Readonly<Record<string, string | undefined>>): Choice {
  const text = environment[CHOICE];
  return text === undefined ? {} : JSON.parse(text);
}
