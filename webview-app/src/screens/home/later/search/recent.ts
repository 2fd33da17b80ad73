/**
 * The last searches on the entry page, and the text of now. Rules:
 * 1. They are the person's own: what somebody looks for in matters of health is nobody else's to see.
 * 2. A text is kept once it led somewhere: by the search key, or with a result that was opened. Nothing of a result is kept.
 * 3. The last eight, the newest first, each once; the person can delete them.
 * 4. The text of now is in memory alone, for the way back from a result.
 */
import { useState } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../../../../platform/personal.ts';
import { isTexts } from '../../../../platform/storage.ts';

const NAME = 'home-searches';
const MOST = 8;
const DAYS = 30;

const recent = (): readonly string[] => recallPersonal(NAME, isTexts) ?? [];

/** Keeps a text that led somewhere. */
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
