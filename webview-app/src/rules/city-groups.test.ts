import { expect, test } from 'vitest';
import { cityGroups, LONG_FROM, letterOf } from './city-groups.ts';

const NAMES = { nearest: 'Nearest', hotCities: 'Popular', moreCities: 'More' };
const named = (names: string) => names.split(' ').map((name) => ({ name, province: `${name} province` }));
const shown = (groups: ReturnType<typeof cityGroups>) =>
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

test('a long list of cities when grouped: by letter, others last, and a letter of the service wins', () => {
  const cities = [
    ...named('Yinchuan 10th Xiamen Wuhan Anqing Baoding Changsha Dalian Ezhou Foshan Ganzhou Harbin Jinan Kunming'),
    { name: '重庆', letter: 'C' },
    { name: 'Beijing', hot: true },
    { name: 'Shanghai', hot: true, nearest: true },
  ];
  expect(cities.length).toBeGreaterThanOrEqual(LONG_FROM);
  const groups = cityGroups(cities, false, NAMES);
  expect(shown(groups).slice(0, 5)).toEqual([
    'Nearest: Shanghai',
    'Popular: Beijing',
    'A: Anqing',
    'B: Baoding',
    'C: Changsha 重庆',
  ]);
  expect(shown(groups).slice(-3)).toEqual(['X: Xiamen', 'Y: Yinchuan', '#: 10th']);
  expect(groups.filter(({ byLetter }) => !byLetter).map(({ name }) => name)).toEqual(['Nearest', 'Popular']);
  const each = groups.flatMap((group) => group.cities);
  expect([each.length, new Set(each).size]).toEqual([cities.length, cities.length]);
});

test('a short list of cities when they share a province: grouped by province, else together', () => {
  const shared = ['Wuxi', 'Suzhou', 'Nanjing'].map((name) => ({ name, province: 'Jiangsu' }));
  expect(shown(cityGroups(shared, false, NAMES))).toEqual(['Jiangsu: Wuxi Suzhou Nanjing']);
  expect(shown(cityGroups(named('Wuxi Jinan'), false, NAMES))).toEqual(['More: Wuxi Jinan']);
});

test('the cities of a search when grouped: by province, popular cities included', () => {
  const cities = [
    { name: 'Nanjing', province: 'Jiangsu', hot: true },
    { name: 'Wuxi', province: 'Jiangsu' },
  ];
  expect(shown(cityGroups(cities, true, NAMES))).toEqual(['Jiangsu: Nanjing Wuxi']);
  expect(cityGroups([], true, NAMES)).toEqual([]);
});
