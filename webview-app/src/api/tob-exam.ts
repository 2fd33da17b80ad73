import { type Static, Type } from 'typebox';
import { KEPT } from '../rules/kept.ts';
import { get, post } from './endpoint.ts';
import { Appointment, City, ExamBooking, ExamCalendar, ExamPerson, Institution } from './exam.ts';
import { Fen, IsoDate, Latitude, Link, Longitude, LongList, NotPersonal, OneOf, Personal, Text } from './shapes.ts';
import { SeenAppointment, seenLeft } from './shapes-seen.ts';
import { IncludedGroup } from './static-checkup.ts';

/** The business partner that pays. `key` names its static page, `tob-pec/<key>`. `phone` is its line for its people. */
const Payer = { key: Text(), companyName: Text(), phone: Text() };

/** The first and last day on which the partner's people can be examined. */
const Period = { validFrom: IsoDate(), validTo: IsoDate() };

/** An additional examination. A price is paid at the institution on the day. 0: the partner pays this too. */
export const AddOn = Type.Object({ itemNo: Text(), name: Text(), desc: Text(), priceFen: Fen() });
export type AddOn = Static<typeof AddOn>;

/** The person's state in the service, which decides the right page. */
export const BookPageStatus = Type.Object({
  ...Payer,
  productNo: Text(),
  orderNo: Text(),
  status: OneOf('bookable', 'booked', 'used', 'unpaid', 'closed', 'noService'),
  title: Text(),
  desc: Text(),
  nextPage: OneOf('index', 'state', 'no-service'),
});
export type BookPageStatus = Static<typeof BookPageStatus>;

/** The initial values of the booking form. The business partner pays. */
export const BookInfo = Type.Object({
  ...Payer,
  ...Period,
  productNo: Text(),
  productName: Text(),
  orderNo: Text(),
  canBook: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  cityId: Text(),
  cityName: Text(),
  needsMaritalStatus: Type.Boolean(),
  /** True if a typed number must be verified by a code. */
  needsPhoneCode: Type.Boolean(),
  notes: Type.Array(Text()),
  /** The partner's package. */
  included: Type.Array(IncludedGroup),
  /** The examinations that can be added to the package. */
  addOns: Type.Array(AddOn),
});
export type BookInfo = Static<typeof BookInfo>;

/** The end of the booking: the order's last appointment, absent before the first. */
export const BookResult = Type.Object({
  ...Payer,
  ...Period,
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  appointment: Type.Optional(Appointment),
  /** The add-ons of the appointment. */
  addOns: Type.Array(AddOn),
  /** The page about the preparation for the day. */
  scienceUrl: Link(),
});
export type BookResult = Static<typeof BookResult>;

/**
 * A booking as in a paid checkup, plus the business side's own phone number (specification, section 3: `tobPhoneNumber`) and the numbers of
 * the chosen add-ons. No money is sent: see the readings of the specification.
 */
export const TobBooking = Type.Object({
  ...ExamBooking.properties,
  tobPhoneNumber: Type.Optional(Personal('phone')),
  addOnItems: Type.Optional(Type.Array(NotPersonal('numbers of add-ons'))),
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
  kept: KEPT.partnerAppointment,
});

export const getTobBookUserInfo = get('/api/sdhealth/tob/examination/book-user-info', {
  query: OfOrder,
  data: Type.Object({ persons: Type.Array(ExamPerson) }),
});

/** Lists cities. `nearestCityId` exists if a position was sent. */
export const listTobCities = get('/api/sdhealth/tob/examination/city-list', {
  query: Type.Object({ productNo: Text(), ...Place }),
  data: Type.Object({ cities: Type.Array(City), nearestCityId: Type.Optional(Text()) }),
  offline: true,
  offlineWithout: ['nearestCityId'],
});

/** Lists institutions, nearest first if a position was sent. With an order each has its first free day of the partner's period. */
export const listTobUnits = get('/api/sdhealth/tob/examination/unit-list', {
  query: Type.Object({
    productNo: Text(),
    cityId: Text(),
    orderNo: Type.Optional(Text()),
    keyword: Type.Optional(NotPersonal('searches among institutions')),
    ...Place,
  }),
  data: Type.Object({ institutions: LongList(Institution) }),
  offline: true,
  offlineWithout: ['distanceM', 'nextOpenDay'],
});

/** Returns the days of an institution. With an order only the days of its partner's period. */
export const getTobUnitSchedule = get('/api/sdhealth/tob/examination/unit-schedule-list', {
  query: Type.Object({ productNo: Text(), institutionId: Text(), orderNo: Type.Optional(Text()) }),
  data: ExamCalendar,
});

/** Returns the days to which the booked date may be moved, at the booked institution. */
export const getTobUnitScheduleForRebook = get('/api/sdhealth/tob/examination/unit-schedule-for-rebook', {
  query: OfOrder,
  data: ExamCalendar,
});

/**
 * Books a date. Code 40904: the order already has a date; 40905: it cannot be booked; 40911: the day is full or outside the period; 40999:
 * the number is not verified, or no longer.
 */
export const bookTobExam = post('/api/sdhealth/tob/examination/book', {
  json: TobBooking,
  data: Appointment,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40904, 40905, 40911, 40999],
});

/** Cancels the date. Code 40908: too late. */
export const cancelTobBooking = post('/api/sdhealth/tob/examination/cancel-book', {
  form: Type.Object({ ...OfOrder.properties, ...SeenAppointment }),
  data: Appointment,
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId'],
  errors: [40908],
});

/** Moves the date, at the same institution. Code 40908: too late, or already moved twice; 40911: the day is full or outside the period. */
export const rebookTobExam = post('/api/sdhealth/tob/examination/rebook', {
  form: Type.Object({ orderNo: Text(), appointmentDate: IsoDate(), ...SeenAppointment, seenLeft }),
  data: Appointment,
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId', 'seenLeft'],
  errors: [40908, 40911],
});
