/**
 * Stores the last searches on the entry page. Rules:
 * 1. They are private to the person, because they tell about health.
 * 2. A text is stored on the search key or when a result is opened. Results are not stored.
 * 3. It stores the last eight, newest first, without duplicates. The person can delete them.
 * 4. The current text is in memory only, for the return from a result.
 */
import { useState } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../../../../platform/personal.ts';
import { isTexts } from '../../../../platform/storage.ts';

const NAME = 'home-searches';
const MOST = 8;
const DAYS = 30;

const recent = (): readonly string[] => recallPersonal(NAME, isTexts) ?? [];

/** Stores a text that has led to a result. */
export function noteSearch(text: string): void {
  if (text === '') return;
  keepPersonal(NAME, [text, ...recent().filter((search) => search !== text)].slice(0, MOST), { days: DAYS });
}

export function useRecent() {
  const [searches, setSearches] = useState(recent);
  const clear = () => {
    forgetPersonal(NAME);
    setSearches([]);
  };
  return { searches, clear };
}

let now = '';
whenPersonGoes(() => {
  now = '';
});

export const textOfNow = (): string => now;
export function noteText(text: string): void {
  now = text;
}
