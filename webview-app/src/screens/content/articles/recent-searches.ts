/**
 * Stores the last searches for articles. Rules:
 * 1. They are private to the person, because they reveal health matters.
 * 2. A search is stored after a pause in typing.
 * 3. It stores the last eight, newest first, without duplicates. The person can clear them.
 */
import { useEffect, useState } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { isTexts } from '../../../platform/storage.ts';
import { debounce } from '../../../rules/debounce.ts';

const STORAGE_NAME = 'article-searches';
const MAX_SEARCHES = 8;
const STORAGE_DAYS = 90;
const TYPING_PAUSE_MS = 1_200;

const storedSearches = (): readonly string[] => recallPersonal(STORAGE_NAME, isTexts) ?? [];

export function useRecentSearches(search: string) {
  const [searches, setSearches] = useState(storedSearches);
  useEffect(() => {
    if (search === '') return undefined;
    const storeSearch = debounce(() => {
      const others = storedSearches().filter((term) => term !== search && !search.startsWith(term));
      const next = [search, ...others].slice(0, MAX_SEARCHES);
      keepPersonal(STORAGE_NAME, next, { days: STORAGE_DAYS });
      setSearches(next);
    }, TYPING_PAUSE_MS);
    storeSearch();
    return storeSearch.cancel;
  }, [search]);
  const clear = () => {
    forgetPersonal(STORAGE_NAME);
    setSearches([]);
  };
  return { searches, clear };
}
