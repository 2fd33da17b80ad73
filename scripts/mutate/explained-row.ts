/** A mutant that may live. */
export interface Explained {
  readonly file: string;
  /** A part of the source line. It counts for all mutants that begin in the line. */
  readonly code: string;
  readonly why: string;
}
