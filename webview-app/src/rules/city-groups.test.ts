import { expect, test } from 'vitest';
import { cityGroups, LONG_LIST_LENGTH, letterOf } from './city-groups.ts';

const NAMES = { nearest: 'Nearest', hotCities: 'Popular', moreCities: 'More' };
const citiesNamed = (names: string) => names.split(' ').map((name) => ({ name, province: `${name} province` }));
const summaryOf = (groups: ReturnType<typeof cityGroups>) =>
  groups.map(({ name, cities }) => `${name}: ${cities.map((city) => city.name).join(' ')}`);

test.each([
  ['安庆', 'A'],
  ['北京', 'B'],
  ['鄂州', 'E'],
  ['杭州', 'H'],
  ['济南', 'J'],
  ['上海', 'S'],
  ['武汉', 'W'],
  ['郑州', 'Z'],
  [' Wuhan', 'W'],
  ['Ürümqi', 'U'],
  ['1st city', '#'],
  ['', '#'],
])('the letter when a city is named "%s": %s', (name, letter) => expect(letterOf(name)).toBe(letter));

test('a long list of cities when grouped: by letter, with other names last', () => {
  const cities = [
    ...citiesNamed(
      'Yinchuan 10th Xiamen Wuhan Anqing Baoding Changsha Dalian Ezhou Foshan Ganzhou Harbin Jinan Kunming',
    ),
    { name: '重庆', letter: 'C' },
    { name: 'Beijing', hot: true },
    { name: 'Shanghai', hot: true, nearest: true },
  ];
  expect(cities.length).toBeGreaterThanOrEqual(LONG_LIST_LENGTH);
  const groups = cityGroups(cities, false, NAMES);
  expect(summaryOf(groups).slice(0, 5)).toEqual([
    'Nearest: Shanghai',
    'Popular: Beijing',
    'A: Anqing',
    'B: Baoding',
    'C: Changsha 重庆',
  ]);
  expect(summaryOf(groups).slice(-3)).toEqual(['X: Xiamen', 'Y: Yinchuan', '#: 10th']);
  expect(groups.filter(({ byLetter }) => !byLetter).map(({ name }) => name)).toEqual(['Nearest', 'Popular']);
  const groupedCities = groups.flatMap((group) => group.cities);
  expect([groupedCities.length, new Set(groupedCities).size]).toEqual([cities.length, cities.length]);
});

test('a short list of cities when they share a province: grouped by province, otherwise together', () => {
  const citiesOfProvince = ['Wuxi', 'Suzhou', 'Nanjing'].map((name) => ({ name, province: 'Jiangsu' }));
  expect(summaryOf(cityGroups(citiesOfProvince, false, NAMES))).toEqual(['Jiangsu: Wuxi Suzhou Nanjing']);
  expect(summaryOf(cityGroups(citiesNamed('Wuxi Jinan'), false, NAMES))).toEqual(['More: Wuxi Jinan']);
});

test('the cities of a search when grouped: by province, popular cities included', () => {
  const cities = [
    { name: 'Nanjing', province: 'Jiangsu', hot: true },
    { name: 'Wuxi', province: 'Jiangsu' },
  ];
  expect(summaryOf(cityGroups(cities, true, NAMES))).toEqual(['Jiangsu: Nanjing Wuxi']);
  expect(cityGroups([], true, NAMES)).toEqual([]);
});
