import type { BookingCity } from '../../flows/exam-flow.ts';
import { DEFAULT_CITY_ID } from '../../store/sections.ts';

/**
 * Returns the initial city. The order is: chosen, nearest, last displayed, Beijing, first of the list (specification, section 3).
 * Offline the nearest city is unknown, and only the last displayed city has stored institutions.
 */
export function proposedCity(
  cities: readonly BookingCity[],
  chosenId: string,
  displayedId = '',
): BookingCity | undefined {
  const findCity = (cityId: string) => cities.find(({ id }) => id === cityId);
  return (
    findCity(chosenId) ??
    cities.find(({ nearest }) => nearest) ??
    findCity(displayedId) ??
    findCity(DEFAULT_CITY_ID) ??
    cities[0]
  );
}
