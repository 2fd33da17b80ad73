/**
 * Reports the phone's steps to the service. Rules:
 * 1. Only a day of the activity's week with more steps than the service knows is reported, because a counter that was reset returns less.
 * 2. Growth while the page is open is reported in units of 100 steps, the value of a coin, and once a minute at most.
 * 3. One round runs at a time, its days one after the other. A reading meanwhile belongs to the next round.
 * 4. A failed report is ignored, because the next reading has its steps again. The service keeps the highest number, so nothing counts
 *    twice.
 */
import { reportSteps } from '../../../api/walking.ts';
import { QUIET, request } from '../../../client/request.ts';
import type { StepDay } from './host-steps.ts';

const MIN_GROWTH = 100;
const INTERVAL_MS = 60_000;
/** The maximum number of steps per day. A higher number comes from a broken counter. */
const MAX_STEPS = 100_000;

export interface StepReports {
  /**
   * Reports the phone's days. `serviceSteps`: the service's steps by date. Resolves to true if the service has counted more. Never rejects.
   */
  submit(days: readonly StepDay[], serviceSteps: ReadonlyMap<string, number>): Promise<boolean>;
}

/** Creates the reports of one visit of the page. `now`: a monotonic clock in milliseconds. Default: the page's running time. */
export function createStepReports(now: () => number = () => performance.now()): StepReports {
  const stepsByDate = new Map<string, number>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let busy = false;

  const mustReport = ({ date, steps }: StepDay, serviceSteps: ReadonlyMap<string, number>): boolean => {
    const previous = serviceSteps.get(date);
    if (previous === undefined || steps > MAX_STEPS) return false;
    const last = stepsByDate.get(date);
    return last === undefined ? steps > previous : steps - Math.max(last, previous) >= MIN_GROWTH;
  };
  const report = async (day: StepDay): Promise<boolean> => {
    try {
      const { isNew, steps } = await request(reportSteps, { body: { ...day } }, QUIET);
      stepsByDate.set(day.date, steps);
      return isNew;
    } catch {
      return false;
    }
  };

  return {
    async submit(days, serviceSteps) {
      if (busy || now() - lastAt < INTERVAL_MS) return false;
      const reportableDays = days.filter((day) => mustReport(day, serviceSteps));
      if (reportableDays.length === 0) return false;
      busy = true;
      lastAt = now();
      let counted = false;
      for (const { date, steps } of reportableDays) counted = (await report({ date, steps })) || counted;
      busy = false;
      return counted;
    },
  };
}
