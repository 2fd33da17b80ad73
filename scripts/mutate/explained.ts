/** Mutants that may live, each with the reason: the changed code behaves alike, or the difference is worth no test. */

import { OF_APP } from './explained-app.ts';
import { OF_SDK } from './explained-sdk.ts';

export interface Explained {
  readonly file: string;
  /** A part of the source line. It counts for all mutants that begin in the line. */
  readonly code: string;
  readonly why: string;
}

export const EXPLAINED: readonly Explained[] = [...OF_SDK, ...OF_APP];
