import type { Cell } from './cells.ts';

/** The record of one cell. */
export interface Result extends Cell {
  readonly title: string;
  /** Milliseconds from the address to the page at rest. */
  readonly ms: number;
  /** Milliseconds of the whole look, checks and picture included. */
  readonly costMs: number;
  /** One sentence for each thing that is wrong. */
  readonly findings: readonly string[];
  /** The accessible tree, as the runner writes it. */
  readonly tree: string;
}

/** Returns the file of a cell's picture, within the folder of the results. */
export const pictureFile = (name: string): string => `pictures/${name.replaceAll(' | ', '_')}.webp`;
