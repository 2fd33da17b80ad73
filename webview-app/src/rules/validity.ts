/** Computes how long a person can still use a service. */
import { daysUntil } from './next-up.ts';

/** The number of days before the end in which screens show a warning. */
export const SOON_DAYS = 30;

export interface Validity {
  /** `over`: the last day has passed. `soon`: at most `SOON_DAYS` remain. */
  readonly state: 'running' | 'soon' | 'over';
  /** The last day of use, `YYYY-MM-DD`. */
  readonly validTo: string;
  /** Days from today to the last day: 0 on that day, negative after it. */
  readonly daysLeft: number;
}

/** Compares the last day with `today`, both `YYYY-MM-DD`. An invalid date counts as `running`. */
export function validityOn(validTo: string, today: string): Validity {
  const daysLeft = daysUntil(validTo, today);
  const state = daysLeft < 0 ? 'over' : daysLeft <= SOON_DAYS ? 'soon' : 'running';
  return { state, validTo, daysLeft };
}
