import { afterEach, expect, test } from 'vitest';
import { doctorSearch } from '../../../store/sections.ts';
import {
  DEFAULT_SEARCH,
  filterCount,
  queryOf,
  requestFieldsOf,
  type Search,
  searchOf,
  searchOfSection,
  storeSearch,
} from './doctor-search.ts';

afterEach(() => doctorSearch.reset());

const SHANGHAI: Search = { sort: '3', prices: ['free', 'middle'], title: 'chief', area: '310000' };

test.each([DEFAULT_SEARCH, SHANGHAI, { ...DEFAULT_SEARCH, area: '44' }, { ...DEFAULT_SEARCH, sort: '4' as const }])(
  'a search when it is stored in the URL or the store: is read back unchanged: %o',
  (search) => {
    expect(searchOf(new URLSearchParams(queryOf(search)))).toEqual(search);
    storeSearch(search, 'a name');
    expect(searchOfSection(doctorSearch.state)).toEqual(search);
  },
);

test.each([
  'sort=5&price=cheap&title=king&area=nowhere',
  'sort=-1&price=&title=&area=000000',
  'sort=constructor&price=constructor&title=constructor&area=1234567',
])('a search when its URL has invalid values: ignores them: %s', (text) => {
  expect(searchOf(new URLSearchParams(text))).toEqual(DEFAULT_SEARCH);
});

test('the name of an area when it is chosen: is stored', () => {
  storeSearch(SHANGHAI, 'Shanghai');
  storeSearch({ ...SHANGHAI, sort: '0' });
  expect(doctorSearch.state).toMatchObject({ sortValue: 0, area_id: '310000', areaText: 'Shanghai' });
  storeSearch({ ...SHANGHAI, area: '110000' });
  expect(doctorSearch.state).toMatchObject({ area_id: '110000', areaText: '' });
  storeSearch({ ...SHANGHAI, area: '' });
  expect(doctorSearch.state).toMatchObject({ titleValue: 'chief', area_id: '', areaText: 'nationwide' });
});

test('a request when a search has defaults: has only the chosen fields', () => {
  expect(requestFieldsOf(DEFAULT_SEARCH)).toEqual({ sortValue: 0, priceValue: [] });
  expect(requestFieldsOf(SHANGHAI)).toEqual({
    sortValue: 3,
    priceValue: ['free', 'middle'],
    titleValue: 'chief',
    area_id: '310000',
  });
  expect([filterCount({ ...DEFAULT_SEARCH, sort: '2' }), filterCount(SHANGHAI)]).toEqual([0, 4]);
});
