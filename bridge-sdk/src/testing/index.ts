/** Exports helpers for tests and documentation. Pages do not import this entry. */
export { type Replay, type ReplayedCall, replay } from './replay.ts';
export { type SupportCell, type SupportColumn, type SupportRow, supportMatrix } from './support-matrix.ts';
