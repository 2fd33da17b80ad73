import type { BookingCity } from '../../flows/exam-flow.ts';
import { DEFAULT_CITY_ID } from '../../store/sections.ts';

/**
 * Returns the initial city: the chosen one, else the nearest, else the last displayed one, else Beijing, else the first
 * (specification, section 3). Offline the nearest city is unknown, and only the last displayed city has a stored copy.
 */
export function proposedCity(cities: readonly BookingCity[], chosenId: string, shownId = ''): BookingCity | undefined {
  const named = (cityId: string) => cities.find(({ id }) => id === cityId);
  return (
    named(chosenId) ?? cities.find(({ nearest }) => nearest) ?? named(shownId) ?? named(DEFAULT_CITY_ID) ?? cities[0]
  );
}
