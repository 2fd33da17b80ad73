/**
 * The sheets of the entry page as entries of the history. Rules:
 * 1. The open sheet is in the address (`step=`), so that back closes it, and coming back opens it again. It is no page of its own.
 * 2. Closing is a step back where the sheet was opened from the page; else the page takes the place of the sheet.
 */
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, entryTrail, navigate } from '../../../platform/history.ts';

const STEPS = ['search', 'mine', 'gifts'] as const;
export type HomeStep = (typeof STEPS)[number];

const NAME = 'step';
/** Names the page itself among the steps before an entry. */
const START = 'home';

function addressOf(step?: HomeStep): string {
  const query = currentQuery();
  if (step) query.set(NAME, step);
  else query.delete(NAME);
  const text = query.toString();
  return currentPath() + (text && `?${text}`);
}

export const openStep = (step: HomeStep): void => navigate(addressOf(step), { trail: [START] });

/** The open sheet, and how it is closed. */
export function useStep(): { readonly step: HomeStep | undefined; readonly close: () => void } {
  const named = new URLSearchParams(useSearch()).get(NAME);
  const step = STEPS.find((candidate) => candidate === named);
  // A second tap before the entry has changed goes no further back.
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
