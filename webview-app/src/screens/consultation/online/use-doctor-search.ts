import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { putQuery } from '../../../kit/page/list-view.ts';
import { doctorSearch } from '../../../store/sections.ts';
import {
  EVERYTHING,
  filterCount,
  keepSearch,
  namesSearch,
  queryOf,
  type Search,
  searchOf,
  searchOfSection,
} from './doctor-search.ts';

export interface DoctorSearchView {
  readonly search: Search;
  /** Changes a part of the search and shows the list from its first page. */
  readonly change: (part: Partial<Search>, areaText?: string) => void;
  /** Removes all filters. The sort order stays. */
  readonly clear: () => void;
}

/** Binds the search for doctors to the address and to its section. */
export function useDoctorSearch(): DoctorSearchView {
  const query = new URLSearchParams(useSearch());
  const stored = searchOfSection(useSnapshot(doctorSearch.state));
  const isNamed = namesSearch(query);
  const search = isNamed ? searchOf(query) : stored;
  const isKeptMore = !isNamed && (filterCount(stored) > 0 || stored.sort !== '0');
  const text = JSON.stringify(search);
  useEffect(() => {
    const now: Search = JSON.parse(text);
    if (isKeptMore) putQuery(queryOf(now));
    else keepSearch(now);
  }, [text, isKeptMore]);

  const change = (part: Partial<Search>, areaText?: string) => {
    const next = { ...search, ...part };
    keepSearch(next, areaText);
    putQuery({ ...queryOf(next), pageNo: '' });
  };
  return { search, change, clear: () => change({ ...EVERYTHING, sort: search.sort }) };
}
