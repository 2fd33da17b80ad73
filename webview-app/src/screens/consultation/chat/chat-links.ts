import type { Allowance } from '../../../api/consultation.ts';
import type { Doctor } from '../../../api/doctor.ts';

/** The pages that a conversation links to, as addresses within the app. */
export interface ChatLinks {
  /** The page that rates the doctor or shows the rating. */
  readonly evaluate: string;
  /** The page for a follow-up question, which starts with the values of this one. */
  readonly again: string;
  /** Requests whether another question is allowed. */
  readonly allowance: (signal: AbortSignal) => Promise<Allowance>;
  /** Returns the doctor's page. */
  readonly doctor: (doctor: Doctor) => string;
}
