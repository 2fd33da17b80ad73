import { expect, test } from 'vitest';
import { doctorSearch, medical } from '../store/sections.ts';
import { areaInWords, cityInWords } from './place-words.ts';
import { en } from './words/en.ts';
import { zh } from './words/zh.ts';

test.each([
  ['en', en, 'Beijing', 'Nationwide'],
  ['zh', zh, '北京', '全国'],
])('the defaults are read in %s, and stay as they are in the store', (_, t, city, area) => {
  expect(cityInWords(t, medical.state)).toBe(city);
  expect(areaInWords(t, doctorSearch.state)).toBe(area);
  expect(medical.state).toMatchObject({ cityId: '110000', cityName: 'Beijing' });
  expect(doctorSearch.state).toMatchObject({ area_id: '', areaText: 'nationwide' });
});

test('what was chosen has the name that the service gave it', () => {
  expect(cityInWords(en, { cityId: '310000', cityName: '上海' })).toBe('上海');
  expect(areaInWords(en, { area_id: '310000', areaText: '上海' })).toBe('上海');
});
