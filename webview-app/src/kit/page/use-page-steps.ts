/**
 * Manages the steps of a page as history entries. Rules:
 * 1. The step is in the address (`step=`) but not part of the page's identity: the page and its input stay.
 * 2. "Back" of the host and of the page goes one step back. A history entry stores the steps of the entries before it. If the earlier
 *    step has no entry, it replaces the current entry, so that going back never makes the history longer.
 * 3. A step that cannot be shown yet is replaced by the last step that can.
 * 4. The page after the last step replaces the first step, so that "back" does not return to a finished page.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, entryTrail, navigate } from '../../platform/history.ts';

export interface PageSteps<S extends string> {
  step: S;
  go: (to: S) => void;
  /** Replaces all steps of the page by an address. Does nothing if the person has already left the page. */
  leave: (to: string) => void;
}

/** The query parameter of the step. */
const STEP = 'step';
/** The milliseconds after which a web view that sends no `popstate` event counts as having gone back. */
const POPSTATE_TIMEOUT_MS = 1_000;

/** Returns the current step. `start` is used if the first address has no step; `last` is the last step that can be shown now. */
export function usePageSteps<S extends string>(steps: readonly S[], start: S, last: S): PageSteps<S> {
  const queryStep = new URLSearchParams(useSearch()).get(STEP);
  // An address without a step keeps the current step.
  const [previous, setPrevious] = useState(start);
  const requested = steps.find((candidate) => candidate === queryStep) ?? previous;
  if (requested !== previous) setPrevious(requested);
  const step = steps[Math.min(steps.indexOf(requested), steps.indexOf(last))] ?? requested;
  const isMounted = useRef(true);
  // A second tap before the entry has changed must not go back further.
  const isGoingBack = useRef(false);
  useEffect(() => {
    isGoingBack.current = false;
    if (queryStep !== null && queryStep !== step) navigate(addressOf(step), { replace: true, trail: entryTrail() });
  }, [queryStep, step]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const go = (to: S) => {
    if (to === step || isGoingBack.current) return;
    const trail = entryTrail();
    const back = trail.lastIndexOf(to);
    if (back >= 0) {
      isGoingBack.current = true;
      history.go(back - trail.length);
    } else if (steps.indexOf(to) < steps.indexOf(step)) navigate(addressOf(to), { replace: true, trail });
    else {
      if (queryStep !== step) navigate(addressOf(step), { replace: true, trail });
      navigate(addressOf(to), { trail: [...trail, step] });
    }
  };
  const leave = (to: string) => {
    if (isMounted.current) replaceAll(to, entryTrail().length);
  };
  return { step, go, leave };
}

function addressOf(step: string): string {
  const query = currentQuery();
  query.set(STEP, step);
  return `${currentPath()}?${query}`;
}

/** Goes back `entryCount` history entries and replaces the entry there by an address. */
function replaceAll(to: string, entryCount: number): void {
  if (entryCount === 0) return navigate(to, { replace: true });
  const replaceEntry = () => {
    clearTimeout(timer);
    removeEventListener('popstate', replaceEntry, true);
    navigate(to, { replace: true });
  };
  const timer = setTimeout(replaceEntry, POPSTATE_TIMEOUT_MS);
  addEventListener('popstate', replaceEntry, true);
  history.go(-entryCount);
}
