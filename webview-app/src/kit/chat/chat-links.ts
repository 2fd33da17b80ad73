import type { Allowance } from '../../api/consultation.ts';
import type { Doctor } from '../../api/doctor.ts';

/** The pages that a conversation leads to, as addresses within the app. */
export interface ChatLinks {
  /** Rates the doctor, or shows the rating. */
  readonly evaluate: string;
  /** Asks another question, beginning with what was said. */
  readonly again: string;
  /** Asks the service if another question may be asked. */
  readonly allowance: (signal: AbortSignal) => Promise<Allowance>;
  /** Tells more of the doctor. */
  readonly doctor: (doctor: Doctor) => string;
}
