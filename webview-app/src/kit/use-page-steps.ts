/**
 * The steps of one page as entries of the history. Rules:
 * 1. The step is in the address (`step=`). It is no part of the page's identity: the page stays, and what was typed into it.
 * 2. Back is one step back, the host's as well as the page's own. An entry knows the steps whose entries are right before it; without
 *    such an entry the earlier step takes the place of the later one. Going back never makes the history longer.
 * 3. A step that cannot be shown yet gives its place to the last one that can.
 * 4. What follows the last step takes the place of the first one: back does not lead into what is done.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, entryTrail, navigate } from '../platform/history.ts';

export interface PageSteps<S extends string> {
  step: S;
  go: (to: S) => void;
  /** Leaves the page for an address, in the place of all its steps. Nothing where the person has left it meanwhile. */
  leave: (to: string) => void;
}

/** The name of the step in the address. */
const STEP = 'step';
/** A web view that does not say that it went back is believed to have done so. */
const SILENT_MS = 1_000;

/** `start`: where the first address names no step. `last`: the last step that can be shown by now. */
export function usePageSteps<S extends string>(steps: readonly S[], start: S, last: S): PageSteps<S> {
  const named = new URLSearchParams(useSearch()).get(STEP);
  // An address that names no step changes none.
  const [previous, setPrevious] = useState(start);
  const requested = steps.find((candidate) => candidate === named) ?? previous;
  if (requested !== previous) setPrevious(requested);
  const step = steps[Math.min(steps.indexOf(requested), steps.indexOf(last))] ?? requested;
  const isMounted = useRef(true);
  // A second tap before the entry has changed goes no further back.
  const returning = useRef(false);
  useEffect(() => {
    returning.current = false;
    if (named !== null && named !== step) navigate(addressOf(step), { replace: true, trail: entryTrail() });
  }, [named, step]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const go = (to: S) => {
    if (to === step || returning.current) return;
    const trail = entryTrail();
    const back = trail.lastIndexOf(to);
    if (back >= 0) {
      returning.current = true;
      history.go(back - trail.length);
    } else if (steps.indexOf(to) < steps.indexOf(step)) navigate(addressOf(to), { replace: true, trail });
    else {
      if (named !== step) navigate(addressOf(step), { replace: true, trail });
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

/** Goes `back` entries back, and from there to an address in that entry's place. */
function replaceAll(to: string, back: number): void {
  if (back === 0) return navigate(to, { replace: true });
  const end = () => {
    clearTimeout(late);
    removeEventListener('popstate', end, true);
    navigate(to, { replace: true });
  };
  const late = setTimeout(end, SILENT_MS);
  addEventListener('popstate', end, true);
  history.go(-back);
}
