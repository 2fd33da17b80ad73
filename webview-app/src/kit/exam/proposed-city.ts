import type { BookingCity } from '../../flows/exam-flow.ts';
import { DEFAULT_CITY_ID } from '../../store/sections.ts';

/**
 * Returns the city to begin with: the chosen one, else the nearest, else the one that was shown last, else Beijing, else the first
 * (specification, section 3). Without a network no city is the nearest: the one that was shown is there as a copy.
 */
export function proposedCity(cities: readonly BookingCity[], chosenId: string, shownId = ''): BookingCity | undefined {
  const named = (cityId: string) => cities.find(({ id }) => id === cityId);
  return (
    named(chosenId) ?? cities.find(({ nearest }) => nearest) ?? named(shownId) ?? named(DEFAULT_CITY_ID) ?? cities[0]
  );
}
