/**
 * Stores the last searches on the entry page. Rules:
 * 1. They are private to the person, because they reveal health matters.
 * 2. A text is stored on the search key or when a result is opened. Results are not stored.
 * 3. It stores the last eight, newest first, without duplicates. The person can delete them.
 * 4. The current text is in memory only, for the return from a result.
 */
import { useState } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../../../../platform/personal.ts';
import { isTexts } from '../../../../platform/storage.ts';

const STORAGE_NAME = 'home-searches';
const MAX_SEARCHES = 8;
const STORAGE_DAYS = 30;

const storedSearches = (): readonly string[] => recallPersonal(STORAGE_NAME, isTexts) ?? [];

/** Stores a text that has led to a result. */
export function storeSearch(text: string): void {
  if (text === '') return;
  keepPersonal(STORAGE_NAME, [text, ...storedSearches().filter((search) => search !== text)].slice(0, MAX_SEARCHES), {
    days: STORAGE_DAYS,
  });
}

export function useRecentTexts() {
  const [searches, setSearches] = useState(storedSearches);
  const clear = () => {
    forgetPersonal(STORAGE_NAME);
    setSearches([]);
  };
  return { searches, clear };
}

let currentText = '';
whenPersonGoes(() => {
  currentText = '';
});

export const getCurrentText = (): string => currentText;
export function setCurrentText(text: string): void {
  currentText = text;
}
