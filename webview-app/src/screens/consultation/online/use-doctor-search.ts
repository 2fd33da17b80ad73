import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { putQuery } from '../../../kit/page/list-view.ts';
import { doctorSearch } from '../../../store/sections.ts';
import {
  DEFAULT_SEARCH,
  filterCount,
  hasSearch,
  queryOf,
  type Search,
  searchOf,
  searchOfSection,
  storeSearch,
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
  const isInAddress = hasSearch(query);
  const search = isInAddress ? searchOf(query) : stored;
  const hasStoredChanges = !isInAddress && (filterCount(stored) > 0 || stored.sort !== '0');
  const serialized = JSON.stringify(search);
  useEffect(() => {
    const parsed: Search = JSON.parse(serialized);
    if (hasStoredChanges) putQuery(queryOf(parsed));
    else storeSearch(parsed);
  }, [serialized, hasStoredChanges]);

  const change = (part: Partial<Search>, areaText?: string) => {
    const next = { ...search, ...part };
    storeSearch(next, areaText);
    putQuery({ ...queryOf(next), pageNo: '' });
  };
  return { search, change, clear: () => change({ ...DEFAULT_SEARCH, sort: search.sort }) };
}
