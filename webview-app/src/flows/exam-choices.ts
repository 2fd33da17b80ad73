/** Maps the answers of any kind of checkup to an `ExamFlow`'s types: cities, institutions, open days. */
import type { City, ExamCalendar, Institution } from '../api/exam.ts';
import { NOT_FOUND } from '../client/codes.ts';
import type { BookingCalendar, BookingCity, BookingInstitution } from './exam-flow.ts';

/** Returns the options of a read whose product or order may be unknown. The page shows that, and it is not reported. */
export const readOptions = (signal: AbortSignal) => ({ signal, expected: [NOT_FOUND] });

export const citiesOf = (answer: { cities: City[]; nearestCityId?: string | undefined }): BookingCity[] =>
  answer.cities.map(({ cityId, cityName, provinceName, institutionCount, hot }) => ({
    id: cityId,
    name: cityName,
    province: provinceName,
    institutions: institutionCount,
    hot,
    nearest: cityId === answer.nearestCityId,
  }));

export const institutionsOf = ({ institutions }: { institutions: Institution[] }): BookingInstitution[] =>
  institutions.map(({ distanceM, openHours, nextOpenDay, ...institution }) => ({
    ...institution,
    metres: distanceM,
    hours: openHours,
    nextDay: nextOpenDay,
  }));

export const calendarOf = ({ days, today, note }: ExamCalendar): BookingCalendar => ({
  today,
  note,
  days: days.map(({ date, open, left, closed, changeUntil }) => ({
    date,
    changeUntil,
    freeCount: left,
    state: open ? 'open' : closed || left > 0 ? 'closed' : 'full',
  })),
});
