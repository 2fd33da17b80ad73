/**
 * Names of places that the store holds before anybody has chosen: `Beijing` and `nationwide` are its defaults to the letter
 * (specification, section 3), and data; a person reads them in their own language. What was chosen has the service's name.
 */
import { DEFAULT_CITY_ID, type DoctorSearch, type ExamChoice } from '../store/sections.ts';
import type { KitWords } from './words/index.ts';

export const cityInWords = (
  { places }: KitWords,
  { cityId, cityName }: Pick<ExamChoice, 'cityId' | 'cityName'>,
): string => (cityId === DEFAULT_CITY_ID ? places.beijing : cityName);

export const areaInWords = (
  { places }: KitWords,
  { area_id, areaText }: Pick<DoctorSearch, 'area_id' | 'areaText'>,
): string => (area_id === '' ? places.nationwide : areaText);
