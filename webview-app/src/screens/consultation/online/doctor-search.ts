/**
 * The search for doctors in the address: sort, price, title, area. Rules:
 * 1. All of it is in the address, so that back, a reload and a shared link show the same list.
 * 2. An address that names none of it gets the search that was used last in this visit (section `doctorSearch`).
 * 3. A value that this page does not know is left out.
 */
import type { DoctorSearch as Wanted } from '../../../api/special-inquiry.ts';
import { type DoctorSearch, doctorSearch } from '../../../store/sections.ts';

/** The department of the address that stands for all. */
export const ALL_DEPARTMENTS = 'all';

export const SORTS = ['0', '1', '2', '3', '4'] as const;
export const PRICES = ['free', 'low', 'middle', 'high'] as const;
export const TITLES = ['chief', 'deputy', 'attending', 'resident'] as const;
export type Sort = (typeof SORTS)[number];
export type PriceBand = (typeof PRICES)[number];
export type Title = (typeof TITLES)[number];

/** The search. `area_id` is '' for the whole country. */
export interface Search {
  readonly sort: Sort;
  readonly prices: readonly PriceBand[];
  readonly title: Title | '';
  readonly area: string;
}

export const EVERYTHING: Search = { sort: '0', prices: [], title: '', area: '' };
const NAMES = ['sort', 'price', 'title', 'area'] as const;

/** The number of an area: two digits for a province, six for a city. The whole country has none. */
const AREA = /^(?!0+$)\d{2}(\d{4})?$/;
export const provinceOf = (area: string): string => area.slice(0, 2);

const validValue = <V extends string>(values: readonly V[], value: string | null | undefined): V | undefined =>
  values.find((candidate) => candidate === value);

export const namesSearch = (query: URLSearchParams): boolean => NAMES.some((name) => query.has(name));

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

export const queryOf = ({ sort, prices, title, area }: Search): Record<(typeof NAMES)[number], string> => ({
  sort: sort === '0' ? '' : sort,
  price: prices.join(','),
  title,
  area,
});

/** The search as the section keeps it. */
type StoredSearch = Omit<DoctorSearch, 'priceValue'> & { readonly priceValue: readonly string[] };
export const searchOfSection = ({ sortValue, priceValue, titleValue, area_id }: StoredSearch): Search =>
  searchOf(
    new URLSearchParams({ sort: String(sortValue), price: priceValue.join(','), title: titleValue, area: area_id }),
  );

/** Keeps a search. A link names an area by its number alone: its name is empty until the person chooses one. */
export function keepSearch({ sort, prices, title, area }: Search, areaText?: string): void {
  if (area === '') doctorSearch.reset();
  const { state } = doctorSearch;
  const name = areaText ?? (state.area_id === area ? state.areaText : '');
  state.sortValue = Number(sort);
  state.priceValue = [...prices];
  state.titleValue = title;
  state.area_id = area;
  if (area !== '') state.areaText = name;
}

/** The number of filters: all but the sort. */
export const filterCount = ({ prices, title, area }: Search): number =>
  prices.length + Number(title !== '') + Number(area !== '');

/** The fields of the search as the service takes them. */
export const wantedOf = ({
  sort,
  prices,
  title,
  area,
}: Search): Pick<Wanted, 'sortValue' | 'priceValue'> & Partial<Wanted> => ({
  sortValue: Number(sort),
  priceValue: [...prices],
  ...(title && { titleValue: title }),
  ...(area && { area_id: area }),
});
