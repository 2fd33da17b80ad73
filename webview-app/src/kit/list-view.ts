/**
 * The view of a list: tab, filters, search text and the number of pages. Rules:
 * 1. All of it is in the address's query, so that a reload, a shared link and coming back show the same.
 * 2. A change takes the place of the history entry: back leads to the page before, not through each letter.
 * 3. Another tab, filter or search text begins with the first page again.
 * 4. A value that the screen does not know (an old link) is its first one.
 * 5. What a person has searched for leaves the address with the person: the next one does not find it (A04).
 */
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { currentPath, currentQuery, dropFromQuery, navigate } from '../platform/history.ts';
import { whenPersonGoes } from '../platform/personal.ts';
import { debounce } from '../rules/debounce.ts';
import { plainLine } from '../rules/plain-line.ts';

/** True once a search was typed in this page load; the search of a link is nobody's secret. */
let isTyped = false;
whenPersonGoes(() => {
  if (isTyped) dropFromQuery(['search', 'pageNo']);
  isTyped = false;
});

/** Most pages of a list that an address may ask for at once. */
const MOST_PAGES = 20;

export interface ListViewSpec<Tab extends string, Filter extends string> {
  /** The first one is shown where the address names none. */
  readonly tabs?: readonly Tab[];
  /** Values by filter, the first one where the address names none. */
  readonly filters?: { readonly [Name in Filter]: readonly string[] };
}

export interface ListView<Tab extends string = string, Filter extends string = string> {
  /** Undefined on a list without tabs. */
  readonly tab: Tab | undefined;
  readonly filters: { readonly [Name in Filter]: string };
  /** The text that is searched for; '' for none. */
  readonly search: string;
  /** The text in the field, a moment ahead of `search`. */
  readonly typed: string;
  /** The number of pages shown, from 1. */
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
  const requested = useRef(search);
  useEffect(() => searchLater.cancel, [searchLater]);
  useEffect(() => {
    // The address was changed by somebody else, e.g. by the back button.
    if (search !== requested.current) setTyped(search);
    requested.current = search;
  }, [search]);

  const known = (name: string, values: readonly string[]): string => {
    const value = query.get(name) ?? '';
    return values.includes(value) ? value : (values[0] ?? '');
  };
  const tab = spec.tabs?.find((id) => id === query.get('tab')) ?? spec.tabs?.[0];
  const filters: Record<string, string> = {};
  for (const [name, values] of Object.entries<readonly string[]>(spec.filters ?? {}))
    filters[name] = known(name, values);
  const pages = Math.min(Math.max(1, Math.trunc(Number(query.get('pageNo'))) || 1), MOST_PAGES);

  return {
    tab,
    filters,
    search,
    typed,
    pages,
    showTab: (next) => putQuery({ tab: next === spec.tabs?.[0] ? '' : next, pageNo: '' }),
    filter: (name, value) => putQuery({ [name]: value === spec.filters?.[name]?.[0] ? '' : value, pageNo: '' }),
    type: (text) => {
      isTyped = true;
      setTyped(text);
      requested.current = plainLine(text);
      searchLater(text);
    },
    showPages: (next) => putQuery({ pageNo: next > 1 ? String(next) : '' }),
  };
}

/** Writes values into the query in the place of this history entry; '' takes one out. */
export function putQuery(values: Readonly<Record<string, string>>): void {
  const query = currentQuery();
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  navigate(currentPath() + (text && `?${text}`), { replace: true });
}
