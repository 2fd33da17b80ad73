/** The time between today and the last day on which a person can use something. */
import { daysUntil } from './next-up.ts';

/** Days before the end in which the end is pointed out. */
export const SOON_DAYS = 30;

export interface Validity {
  /** `over`: the last day is past. `soon`: it comes within `SOON_DAYS`. */
  readonly state: 'running' | 'soon' | 'over';
  /** The last day, `YYYY-MM-DD`, which counts as a whole. */
  readonly validTo: string;
  /** Days after today; 0 on the last day, below 0 after it. */
  readonly daysLeft: number;
}

/** Compares the last day with `today`, both `YYYY-MM-DD`. A text that is no day ends nothing. */
export function validityOn(validTo: string, today: string): Validity {
  const daysLeft = daysUntil(validTo, today);
  const state = daysLeft < 0 ? 'over' : daysLeft <= SOON_DAYS ? 'soon' : 'running';
  return { state, validTo, daysLeft };
}
