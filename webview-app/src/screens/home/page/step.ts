/**
 * Stores the open sheet of the entry page in the history. Rules:
 * 1. The sheet is in the address (`step=`), so that back closes it and a return opens it. It is not a page of its own.
 * 2. Closing goes back if the page opened the sheet. Otherwise it replaces the entry.
 */
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, entryTrail, navigate } from '../../../platform/history.ts';

const STEPS = ['search', 'mine', 'gifts'] as const;
export type HomeStep = (typeof STEPS)[number];

const NAME = 'step';
/** The name of the entry page in the history entry of a sheet. */
const START = 'home';

function addressOf(step?: HomeStep): string {
  const query = currentQuery();
  if (step) query.set(NAME, step);
  else query.delete(NAME);
  const text = query.toString();
  return currentPath() + (text && `?${text}`);
}

export const openStep = (step: HomeStep): void => navigate(addressOf(step), { trail: [START] });

/** Returns the open sheet and the function that closes it. */
export function useStep(): { readonly step: HomeStep | undefined; readonly close: () => void } {
  const named = new URLSearchParams(useSearch()).get(NAME);
  const step = STEPS.find((candidate) => candidate === named);
  // A second tap before the history has changed must not go back twice.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = step === undefined;
  }, [step]);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    if (entryTrail().length > 0) history.back();
    else navigate(addressOf(), { replace: true });
  };
  return { step, close };
}
