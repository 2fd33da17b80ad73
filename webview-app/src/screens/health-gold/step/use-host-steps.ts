import { useCallback, useEffect, useRef, useState } from 'react';
import type { WalkingInfo } from '../../../api/walking.ts';
import { type HostSteps, onHostSteps, readHostSteps, type StepDay } from '../flows/host-steps.ts';
import { createStepReports } from '../flows/step-reports.ts';

export interface PhoneSteps {
  /** The host's response, or undefined until it arrives. The page does not wait for it. */
  readonly host: HostSteps | undefined;
  readonly read: () => void;
}

/**
 * Reads the phone's steps while the page is open, and reports them. `onCounted` is called when the service has more steps than before.
 * The host is asked again when the page becomes visible.
 */
export function useHostSteps(info: WalkingInfo | undefined, onCounted: () => void): PhoneSteps {
  const [host, setHost] = useState<HostSteps>();
  const [reports] = useState(() => createStepReports());
  const isMounted = useRef(true);

  const read = useCallback(() => {
    void readHostSteps().then((next) => {
      if (isMounted.current) setHost(next);
    });
  }, []);

  useEffect(() => {
    isMounted.current = true;
    read();
    const unsubscribe = onHostSteps((day) => setHost((previous) => withDay(previous, day)));
    const onVisible = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isMounted.current = false;
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [read]);

  useEffect(() => {
    if (host?.kind !== 'days' || !info) return;
    const countedSteps = new Map(info.week.map(({ date, steps }) => [date, steps]));
    void reports.submit(host.days, countedSteps).then((hasMore) => {
      if (hasMore && isMounted.current) onCounted();
    });
  }, [host, info, reports, onCounted]);

  return { host, read };
}

/** Replaces one day of the host's response, because an event contains only one day. */
function withDay(previous: HostSteps | undefined, day: StepDay): HostSteps | undefined {
  if (previous?.kind !== 'days') return previous;
  return { kind: 'days', days: [...previous.days.filter(({ date }) => date !== day.date), day] };
}

/** Returns the greater of the service's and the phone's steps, so that the displayed number never falls. */
export function stepsToday({ today, todaySteps }: WalkingInfo, host: HostSteps | undefined): number {
  const hostSteps = host?.kind === 'days' ? host.days.find(({ date }) => date === today)?.steps : undefined;
  return Math.max(todaySteps, hostSteps ?? 0);
}
