/**
 * Stores the last searches for articles. Rules:
 * 1. They are private to the person, because they tell about health.
 * 2. A search is stored after a pause in typing.
 * 3. It stores the last eight, newest first, without duplicates. The person can clear them.
 */
import { useEffect, useState } from 'react';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { isTexts } from '../../../platform/storage.ts';
import { debounce } from '../../../rules/debounce.ts';

const NAME = 'article-searches';
const MOST = 8;
const DAYS = 90;
const STANDS_MS = 1_200;

const recent = (): readonly string[] => recallPersonal(NAME, isTexts) ?? [];

export function useRecentSearches(search: string) {
  const [searches, setSearches] = useState(recent);
  useEffect(() => {
    if (search === '') return undefined;
    const note = debounce(() => {
      const others = recent().filter((term) => term !== search && !search.startsWith(term));
      const next = [search, ...others].slice(0, MOST);
      keepPersonal(NAME, next, { days: DAYS });
      setSearches(next);
    }, STANDS_MS);
    note();
    return note.cancel;
  }, [search]);
  const clear = () => {
    forgetPersonal(NAME);
    setSearches([]);
  };
  return { searches, clear };
}
