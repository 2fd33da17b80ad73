/**
 * The name of the place that the store holds before anybody has chosen: `Beijing` is its default to the letter (specification,
 * section 3), and data; a person reads it in their own language. What was chosen has the service's name.
 */
import { DEFAULT_CITY_ID, type ExamChoice } from '../store/sections.ts';
import type { KitWords } from './words/index.ts';

export const cityInWords = (
  { places }: KitWords,
  { cityId, cityName }: Pick<ExamChoice, 'cityId' | 'cityName'>,
): string => (cityId === DEFAULT_CITY_ID ? places.beijing : cityName);
