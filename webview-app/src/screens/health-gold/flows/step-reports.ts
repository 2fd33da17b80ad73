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

const COARSE_STEPS = 100;
const EVERY_MS = 60_000;
/** More steps than a person walks in a day, which shows a broken counter. The service refuses more than twice as many. */
const MOST_STEPS = 100_000;

export interface StepReports {
  /**
   * Reports the phone's days. `known`: the service's steps by date. Resolves to true if the service has counted more than before. Never
   * rejects.
   */
  take(days: readonly StepDay[], known: ReadonlyMap<string, number>): Promise<boolean>;
}

/** Creates the reports of one visit of the page. `now`: a monotonic clock in milliseconds. Default: the page's running time. */
export function createStepReports(now: () => number = () => performance.now()): StepReports {
  const stepsByDate = new Map<string, number>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let busy = false;

  const isNews = ({ date, steps }: StepDay, known: ReadonlyMap<string, number>): boolean => {
    const previous = known.get(date);
    if (previous === undefined || steps > MOST_STEPS) return false;
    const last = stepsByDate.get(date);
    return last === undefined ? steps > previous : steps - Math.max(last, previous) >= COARSE_STEPS;
  };
  const tell = async (day: StepDay): Promise<boolean> => {
    try {
      const { isNew, steps } = await request(reportSteps, { body: { ...day } }, QUIET);
      stepsByDate.set(day.date, steps);
      return isNew;
    } catch {
      return false;
    }
  };

  return {
    async take(days, known) {
      if (busy || now() - lastAt < EVERY_MS) return false;
      const news = days.filter((day) => isNews(day, known));
      if (news.length === 0) return false;
      busy = true;
      lastAt = now();
      let counted = false;
      for (const { date, steps } of news) counted = (await tell({ date, steps })) || counted;
      busy = false;
      return counted;
    },
  };
}
