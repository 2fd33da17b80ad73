/** Loads the parts that only the elder edition has, as a file of its own: its colours, and the bar above each page. */
import { createElement, type ReactNode, useSyncExternalStore } from 'react';
import { isElder } from '../../messages/edition.ts';
import { onLanguage } from '../../messages/language.ts';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
let bar: ReactNode;

/** Loads it. Never rejects: without the file the sizes hold all the same. */
export async function loadElder(): Promise<void> {
  try {
    bar ??= createElement((await import('./elder-bar.tsx')).ElderBar);
  } catch {
    // The next page load asks again.
  }
}

/** True in the elder edition; renders again when the edition changes. */
export const useElder = (): boolean => useSyncExternalStore(onLanguage, isElder);

/** The bar above each page; nothing in the standard edition. */
export const useElderBar = (): ReactNode => (useElder() ? bar : null);
