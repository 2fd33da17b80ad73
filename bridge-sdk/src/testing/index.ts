/** The entry for tests and documents; no page needs it. */
export { type Replay, type ReplayedCall, replay } from './replay.ts';
export { type SupportCell, type SupportColumn, type SupportRow, supportMatrix } from './support-matrix.ts';
