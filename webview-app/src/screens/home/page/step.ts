/**
 * Stores the open sheet of the entry page in the history. Rules:
 * 1. The sheet is in the address (`step=`), so that back closes it and a return opens it. It is not a separate page.
 * 2. Closing goes back if the page opened the sheet. Otherwise it replaces the entry.
 */
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, entryTrail, navigate } from '../../../platform/history.ts';

const STEPS = ['search', 'mine', 'gifts'] as const;
export type HomeStep = (typeof STEPS)[number];

const PARAMETER = 'step';
/** The name of the entry page in the history entry of a sheet. */
const TRAIL_NAME = 'home';

function addressOf(step?: HomeStep): string {
  const query = currentQuery();
  if (step) query.set(PARAMETER, step);
  else query.delete(PARAMETER);
  const text = query.toString();
  return currentPath() + (text && `?${text}`);
}

export const openStep = (step: HomeStep): void => navigate(addressOf(step), { trail: [TRAIL_NAME] });

/** Returns the open sheet and the function that closes it. */
export function useStep(): { readonly step: HomeStep | undefined; readonly close: () => void } {
  const requested = new URLSearchParams(useSearch()).get(PARAMETER);
  const step = STEPS.find((candidate) => candidate === requested);
  // A second tap before the history has changed must not go back twice.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = step === undefined;
  }, [step]);
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (entryTrail().length > 0) history.back();
    else navigate(addressOf(), { replace: true });
  };
  return { step, close };
}
