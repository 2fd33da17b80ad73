import { expect, test } from 'vitest';
import { medical } from '../../store/sections.ts';
import { en } from '../words/en.ts';
import { zh } from '../words/zh.ts';
import { displayCityName } from './city-name.ts';

test.each([
  ['en', en, 'Beijing'],
  ['zh', zh, '北京'],
])('the default city when the language is %s: is translated, but unchanged in the store', (_, t, city) => {
  expect(displayCityName(t, medical.state)).toBe(city);
  expect(medical.state).toMatchObject({ cityId: '110000', cityName: 'Beijing' });
});

test('a chosen city when it is displayed: has the service’s name', () => {
  expect(displayCityName(en, { cityId: '310000', cityName: '上海' })).toBe('上海');
});
