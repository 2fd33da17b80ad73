import {
  type ExamCalendar,
  getExamDates,
  getExamDatesForRebook,
  listExamCities,
  listExamInstitutions,
} from '../../../api/exam.ts';
import { request } from '../../../client/request.ts';
import type { BookingCalendar, BookingInstitution, BookingSource } from '../../../kit/booking.ts';
import { type Place, placeWithin } from '../../../kit/use-place.ts';

/** Cities, institutions and open days of a paid package. With a `place` the nearest come first, and the key is another one. */
export function bookingSource(productNo: string, language: string, place: Place | undefined): BookingSource {
  return {
    key: `paid.${productNo} ${language}${place ? ' near' : ''}`,
    cities: async (signal) => {
      const { cities, nearestCityId } = await citiesOf(productNo, signal);
      return cities.map((city) => ({
        id: city.cityId,
        name: city.cityName,
        province: city.provinceName,
        hot: city.hot,
        nearest: city.cityId === nearestCityId,
      }));
    },
    institutions: (cityId, signal) => institutionsOf(productNo, cityId, signal),
    calendar: async (institutionId, signal) =>
      calendarOf(await request(getExamDates, { query: { productNo, institutionId } }, { signal })),
  };
}

/** The cities of a package, and which is nearest where that is known. */
export async function citiesOf(productNo: string, signal: AbortSignal) {
  return request(listExamCities, { query: { productNo, ...(await placeWithin()) } }, { signal });
}

export async function institutionsOf(
  productNo: string,
  cityId: string,
  signal: AbortSignal,
): Promise<readonly BookingInstitution[]> {
  const query = { productNo, cityId, ...(await placeWithin()) };
  const { institutions } = await request(listExamInstitutions, { query }, { signal });
  return institutions.map(({ id, name, address, distanceM, openHours, tags }) => ({
    id,
    name,
    address,
    metres: distanceM,
    hours: openHours,
    tags,
  }));
}

/** The days to which a booked date can be moved, but for the day it is on. */
export async function rebookCalendar(orderNo: string, booked: string, signal: AbortSignal): Promise<BookingCalendar> {
  const { days, today } = calendarOf(await request(getExamDatesForRebook, { query: { orderNo } }, { signal }));
  return { today, days: days.map((day) => (day.date === booked ? { ...day, state: 'closed' } : day)) };
}

function calendarOf({ days, today }: ExamCalendar): BookingCalendar {
  return {
    today,
    days: days.map(({ date, open, left }) => ({ date, left, state: open ? 'open' : left === 0 ? 'full' : 'closed' })),
  };
}
