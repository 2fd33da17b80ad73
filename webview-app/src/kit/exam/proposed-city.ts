import type { BookingCity } from '../../flows/exam-flow.ts';
import { DEFAULT_CITY_ID } from '../../store/sections.ts';

/** Returns the city to begin with: the chosen one, else the nearest, else Beijing, else the first (specification, section 3). */
export function proposedCity(cities: readonly BookingCity[], chosenId: string): BookingCity | undefined {
  const named = (wanted: string) => cities.find(({ id }) => id === wanted);
  return named(chosenId) ?? cities.find(({ nearest }) => nearest) ?? named(DEFAULT_CITY_ID) ?? cities[0];
}
