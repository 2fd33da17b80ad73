/**
 * Stores the view of a list: tab, filters, search text and the number of pages. Rules:
 * 1. The query contains the whole view, so that a reload, a shared link and "back" show the same entries.
 * 2. A change replaces the history entry, so that "back" leads to the previous page, not through each typed letter.
 * 3. Another tab, filter or search text starts at the first page.
 * 4. An unknown value (an old link) falls back to the screen's first value.
 * 5. A typed search is removed from the address when the person logs out or changes, so that the next person does not see it (A04).
 */
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, dropFromQuery, navigate } from '../../platform/history.ts';
import { whenPersonGoes } from '../../platform/personal.ts';
import { debounce } from '../../rules/debounce.ts';
import { plainLine } from '../../rules/plain-line.ts';

/** True once a search was typed in this page load. The search of a link is not personal. */
let wasTyped = false;
whenPersonGoes(() => {
  if (wasTyped) dropFromQuery(['search', 'pageNo']);
  wasTyped = false;
});

/** The maximum number of pages that an address may request at once. */
const MAX_PAGES = 20;

export interface ListViewSpec<Tab extends string, Filter extends string> {
  readonly tabs?: readonly Tab[];
  /** Values by filter. The first is the default. */
  readonly filters?: { readonly [Name in Filter]: readonly string[] };
}

export interface ListView<Tab extends string = string, Filter extends string = string> {
  /** Undefined on a list without tabs. */
  readonly tab: Tab | undefined;
  readonly filters: { readonly [Name in Filter]: string };
  /** The search text, '' for none. */
  readonly search: string;
  /** The text in the field. `search` follows it, debounced. */
  readonly typed: string;
  /** The number of visible pages, from 1. */
  readonly pages: number;
  readonly showTab: (tab: Tab) => void;
  readonly filter: (name: Filter, value: string) => void;
  readonly type: (text: string) => void;
  readonly showPages: (pages: number) => void;
}

/** Binds a list's view to the address. Filter names must not be `tab`, `search` or `pageNo`. */
export function useListView<const Tab extends string = never, const Filter extends string = never>(
  spec?: ListViewSpec<Tab, Filter>,
): ListView<Tab, Filter>;
export function useListView(spec: ListViewSpec<string, string> = {}): ListView {
  const query = new URLSearchParams(useSearch());
  const search = query.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  const [searchLater] = useState(() => debounce((text: string) => putQuery({ search: plainLine(text), pageNo: '' })));
  const requestedSearch = useRef(search);
  useEffect(() => searchLater.cancel, [searchLater]);
  useEffect(() => {
    // Something else changed the address, e.g. the back button.
    if (search !== requestedSearch.current) setTyped(search);
    requestedSearch.current = search;
  }, [search]);

  const validValue = (name: string, values: readonly string[]): string => {
    const value = query.get(name) ?? '';
    return values.includes(value) ? value : (values[0] ?? '');
  };
  const tab = spec.tabs?.find((id) => id === query.get('tab')) ?? spec.tabs?.[0];
  const filters: Record<string, string> = {};
  for (const [name, values] of Object.entries<readonly string[]>(spec.filters ?? {}))
    filters[name] = validValue(name, values);
  const pages = Math.min(Math.max(1, Math.trunc(Number(query.get('pageNo'))) || 1), MAX_PAGES);

  return {
    tab,
    filters,
    search,
    typed,
    pages,
    showTab: (next) => putQuery({ tab: next === spec.tabs?.[0] ? '' : next, pageNo: '' }),
    filter: (name, value) => putQuery({ [name]: value === spec.filters?.[name]?.[0] ? '' : value, pageNo: '' }),
    type: (text) => {
      wasTyped = true;
      setTyped(text);
      requestedSearch.current = plainLine(text);
      searchLater(text);
    },
    showPages: (next) => putQuery({ pageNo: next > 1 ? String(next) : '' }),
  };
}

/** Writes values into the query and replaces the history entry. '' removes a value. */
export function putQuery(values: Readonly<Record<string, string>>): void {
  const query = currentQuery();
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  navigate(currentPath() + (text && `?${text}`), { replace: true });
}
