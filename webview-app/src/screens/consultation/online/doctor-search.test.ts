import { afterEach, expect, test } from 'vitest';
import { doctorSearch } from '../../../store/sections.ts';
import {
  EVERYTHING,
  filterCount,
  keepSearch,
  queryOf,
  type Search,
  searchOf,
  searchOfSection,
  wantedOf,
} from './doctor-search.ts';

afterEach(() => doctorSearch.reset());

const SHANGHAI: Search = { sort: '3', prices: ['free', 'middle'], title: 'chief', area: '310000' };

test.each([EVERYTHING, SHANGHAI, { ...EVERYTHING, area: '44' }, { ...EVERYTHING, sort: '4' as const }])(
  'a search when it is written to the address or the section: reads back the same: %o',
  (search) => {
    expect(searchOf(new URLSearchParams(queryOf(search)))).toEqual(search);
    keepSearch(search, 'a name');
    expect(searchOfSection(doctorSearch.state)).toEqual(search);
  },
);

test.each([
  'sort=5&price=cheap&title=king&area=nowhere',
  'sort=-1&price=&title=&area=000000',
  'sort=constructor&price=constructor&title=constructor&area=1234567',
])('the address when it has invalid values: leaves them out: %s', (text) => {
  expect(searchOf(new URLSearchParams(text))).toEqual(EVERYTHING);
});

test('the section when an area is chosen: stores its name, but none for a link or nationwide', () => {
  keepSearch(SHANGHAI, 'Shanghai');
  keepSearch({ ...SHANGHAI, sort: '0' });
  expect(doctorSearch.state).toMatchObject({ sortValue: 0, area_id: '310000', areaText: 'Shanghai' });
  keepSearch({ ...SHANGHAI, area: '110000' });
  expect(doctorSearch.state).toMatchObject({ area_id: '110000', areaText: '' });
  keepSearch({ ...SHANGHAI, area: '' });
  expect(doctorSearch.state).toMatchObject({ titleValue: 'chief', area_id: '', areaText: 'nationwide' });
});

test('the request when a search has defaults: has the chosen fields alone, and the sort is no filter', () => {
  expect(wantedOf(EVERYTHING)).toEqual({ sortValue: 0, priceValue: [] });
  expect(wantedOf(SHANGHAI)).toEqual({
    sortValue: 3,
    priceValue: ['free', 'middle'],
    titleValue: 'chief',
    area_id: '310000',
  });
  expect([filterCount({ ...EVERYTHING, sort: '2' }), filterCount(SHANGHAI)]).toEqual([0, 4]);
});
