/** Loads the separate file of the elder edition: its colours and the bar above each page. */
import { createElement, type ReactNode, useSyncExternalStore } from 'react';
import { isElder } from '../../messages/edition.ts';
import { onLanguage } from '../../messages/language.ts';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains a component only
let bar: ReactNode;

/** Loads the edition's file. Never rejects, because the larger text works without it. */
export async function loadElder(): Promise<void> {
  try {
    bar ??= createElement((await import('./elder-bar.tsx')).ElderBar);
  } catch {
    // The next page load retries.
  }
}

/** Returns whether the elder edition is on. Renders again when the edition changes. */
export const useElder = (): boolean => useSyncExternalStore(onLanguage, isElder);

/** Returns the bar above each page; `null` in the standard edition. */
export const useElderBar = (): ReactNode => (useElder() ? bar : null);
