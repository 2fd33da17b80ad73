/**
 * Converts the search for doctors (sort, price, title, area) from and to the address. Rules:
 * 1. The whole search is in the address, so that back, a reload and a shared link show the same list.
 * 2. An address without a search gets the last search of this visit (section `doctorSearch`).
 * 3. An unknown value is ignored.
 */
import type { DoctorSearch as DoctorQuery } from '../../../api/special-inquiry.ts';
import { type DoctorSearch, doctorSearch } from '../../../store/sections.ts';

/** The value in the address that stands for all departments. */
export const ALL_DEPARTMENTS = 'all';

export const SORTS = ['0', '1', '2', '3', '4'] as const;
export const PRICES = ['free', 'low', 'middle', 'high'] as const;
export const TITLES = ['chief', 'deputy', 'attending', 'resident'] as const;
export type Sort = (typeof SORTS)[number];
export type PriceBand = (typeof PRICES)[number];
export type Title = (typeof TITLES)[number];

/** The search. `area` is '' for the whole country. */
export interface Search {
  readonly sort: Sort;
  readonly prices: readonly PriceBand[];
  readonly title: Title | '';
  readonly area: string;
}

export const DEFAULT_SEARCH: Search = { sort: '0', prices: [], title: '', area: '' };
const QUERY_NAMES = ['sort', 'price', 'title', 'area'] as const;

/** Matches the number of an area: two digits for a province, six for a city. The whole country has no number. */
const AREA = /^(?!0+$)\d{2}(\d{4})?$/;
export const provinceOf = (area: string): string => area.slice(0, 2);

const validValue = <V extends string>(values: readonly V[], value: string | null | undefined): V | undefined =>
  values.find((candidate) => candidate === value);

export const hasSearch = (query: URLSearchParams): boolean => QUERY_NAMES.some((name) => query.has(name));

export function searchOf(query: URLSearchParams): Search {
  const prices = (query.get('price') ?? '').split(',');
  const area = query.get('area') ?? '';
  return {
    sort: validValue(SORTS, query.get('sort')) ?? '0',
    prices: PRICES.filter((price) => prices.includes(price)),
    title: validValue(TITLES, query.get('title')) ?? '',
    area: AREA.test(area) ? area : '',
  };
}

export const queryOf = ({ sort, prices, title, area }: Search): Record<(typeof QUERY_NAMES)[number], string> => ({
  sort: sort === '0' ? '' : sort,
  price: prices.join(','),
  title,
  area,
});

/** The search in the form that the section stores. */
type StoredSearch = Omit<DoctorSearch, 'priceValue'> & { readonly priceValue: readonly string[] };
export const searchOfSection = ({ sortValue, priceValue, titleValue, area_id }: StoredSearch): Search =>
  searchOf(
    new URLSearchParams({ sort: String(sortValue), price: priceValue.join(','), title: titleValue, area: area_id }),
  );

/** Stores a search. A link has only an area's number, so its name is empty until the person chooses an area. */
export function storeSearch({ sort, prices, title, area }: Search, areaText?: string): void {
  if (area === '') doctorSearch.reset();
  const { state } = doctorSearch;
  const name = areaText ?? (state.area_id === area ? state.areaText : '');
  state.sortValue = Number(sort);
  state.priceValue = [...prices];
  state.titleValue = title;
  state.area_id = area;
  if (area !== '') state.areaText = name;
}

/** Returns the number of filters. The sort order is not a filter. */
export const filterCount = ({ prices, title, area }: Search): number =>
  prices.length + Number(title !== '') + Number(area !== '');

/** Converts the search to request fields. */
export const requestFieldsOf = ({
  sort,
  prices,
  title,
  area,
}: Search): Pick<DoctorQuery, 'sortValue' | 'priceValue'> & Partial<DoctorQuery> => ({
  sortValue: Number(sort),
  priceValue: [...prices],
  ...(title && { titleValue: title }),
  ...(area && { area_id: area }),
});
