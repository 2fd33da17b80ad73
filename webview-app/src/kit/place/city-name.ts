/**
 * Returns the name of a city in the person's language. The store's default is literally `Beijing` (specification, section 3), which is
 * translated here. A chosen city has the service's name.
 */
import { DEFAULT_CITY_ID, type ExamChoice } from '../../store/sections.ts';
import type { KitWords } from '../words/index.ts';

export const displayCityName = (
  { places }: KitWords,
  { cityId, cityName }: Pick<ExamChoice, 'cityId' | 'cityName'>,
): string => (cityId === DEFAULT_CITY_ID ? places.beijing : cityName);
