import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Appointment, City, ExamBooking, ExamCalendar, ExamPerson, Institution } from './exam.ts';
import { IsoDate, Latitude, Link, Longitude, OneOf, Text } from './shapes.ts';

/** The person's state in the service; it decides the right page. */
export const BookPageStatus = Type.Object({
  productNo: Text(),
  orderNo: Text(),
  status: OneOf('bookable', 'booked', 'used', 'unpaid', 'closed', 'noService'),
  title: Text(),
  desc: Text(),
  nextPage: OneOf('index', 'state', 'no-service'),
});
export type BookPageStatus = Static<typeof BookPageStatus>;

/** The start values of the booking form. The business partner pays. */
export const BookInfo = Type.Object({
  productNo: Text(),
  productName: Text(),
  orderNo: Text(),
  /** Names the partner's static configuration, `tob-pec/<key>`. */
  key: Text(),
  companyName: Text(),
  canBook: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  cityId: Text(),
  cityName: Text(),
  /** The last day on which the service can be used. */
  validTo: IsoDate(),
  needsMaritalStatus: Type.Boolean(),
  notes: Type.Array(Text()),
});
export type BookInfo = Static<typeof BookInfo>;

/** The end of the booking: the order's last appointment, absent before the first. */
export const BookResult = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  appointment: Type.Optional(Appointment),
  /** The page by which a person prepares for the day. */
  scienceUrl: Link(),
});
export type BookResult = Static<typeof BookResult>;

/** As in a paid checkup, with the business side's own phone number (specification, section 3: `tobPhoneNumber`). */
export const TobBooking = Type.Object({
  ...ExamBooking.properties,
  tobPhoneNumber: Type.Optional(Text()),
});
export type TobBooking = Static<typeof TobBooking>;

const Place = { latitude: Type.Optional(Latitude()), longitude: Type.Optional(Longitude()) };
const OfProduct = Type.Object({ productNo: Text(), orderNo: Text() });
const OfOrder = Type.Object({ orderNo: Text() });

export const getTobBookPageStatus = get('/api/sdhealth/tob/examination/book-page-status', {
  query: OfProduct,
  data: BookPageStatus,
});

export const getTobBookInfo = get('/api/sdhealth/tob/examination/book-info', { query: OfProduct, data: BookInfo });

export const getTobBookResult = get('/api/sdhealth/tob/examination/book-result', {
  query: OfOrder,
  data: BookResult,
});

export const getTobBookUserInfo = get('/api/sdhealth/tob/examination/book-user-info', {
  query: OfOrder,
  data: Type.Object({ persons: Type.Array(ExamPerson) }),
});

/** `nearestCityId` is there when a place was given. */
export const listTobCities = get('/api/sdhealth/tob/examination/city-list', {
  query: Type.Object({ productNo: Text(), ...Place }),
  data: Type.Object({ cities: Type.Array(City), nearestCityId: Type.Optional(Text()) }),
  offline: true,
  offlineWithout: ['nearestCityId'],
});

/** Nearest first where a place is given. */
export const listTobUnits = get('/api/sdhealth/tob/examination/unit-list', {
  query: Type.Object({ productNo: Text(), cityId: Text(), keyword: Type.Optional(Text()), ...Place }),
  data: Type.Object({ institutions: Type.Array(Institution) }),
  offline: true,
  offlineWithout: ['distanceM'],
});

export const getTobUnitSchedule = get('/api/sdhealth/tob/examination/unit-schedule-list', {
  query: Type.Object({ productNo: Text(), institutionId: Text() }),
  data: ExamCalendar,
});

/** The days to which the booked date may be moved, at the booked institution. */
export const getTobUnitScheduleForRebook = get('/api/sdhealth/tob/examination/unit-schedule-for-rebook', {
  query: OfOrder,
  data: ExamCalendar,
});

/** Books. Code 40904: the order has a date already; 40905: it cannot be booked; 40911: the day is full by now. */
export const bookTobExam = post('/api/sdhealth/tob/examination/book', {
  json: TobBooking,
  data: Appointment,
  once: true,
  errors: [40904, 40905, 40911],
});

/** Gives the date back. Code 40908: it is too late. */
export const cancelTobBooking = post('/api/sdhealth/tob/examination/cancel-book', {
  form: OfOrder,
  data: Appointment,
  once: true,
  errors: [40908],
});

/** Moves the date, at the same institution. Code 40908: it is too late or was moved twice; 40911: the day is full. */
export const rebookTobExam = post('/api/sdhealth/tob/examination/rebook', {
  form: Type.Object({ orderNo: Text(), appointmentDate: IsoDate() }),
  data: Appointment,
  once: true,
  errors: [40908, 40911],
});
