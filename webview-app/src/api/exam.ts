import { type Static, Type } from 'typebox';
import { KEPT } from '../rules/kept.ts';
import { get, post } from './endpoint.ts';
import { OrderState, PackageSummary } from './mall.ts';
import {
  Address,
  Count,
  IsoDate,
  IsoDateTime,
  Latitude,
  Longitude,
  LongList,
  MaritalStatus,
  NotPersonal,
  OneOf,
  OrderStatus,
  Personal,
  Secret,
  Sex,
  Step,
  Text,
} from './shapes.ts';
import { SeenAppointment, SeenPerson, seenLeft } from './shapes-seen.ts';

/** A city where the package can be used. Beijing, 110000, is the default (specification, section 3). */
export const City = Type.Object({
  cityId: Text(),
  cityName: Text(),
  provinceId: Text(),
  provinceName: Text(),
  institutionCount: Count(),
  hot: Type.Boolean(),
});
export type City = Static<typeof City>;

export const Institution = Type.Object({
  id: Text(),
  name: Text(),
  address: Text(),
  cityId: Text(),
  cityName: Text(),
  /** Metres from the requested position. Absent without a position. */
  distanceM: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The first day with a free appointment. Absent if there is none, or if it depends on the order. */
  nextOpenDay: Type.Optional(IsoDate()),
  /** A picture of the house, about 3 : 2. */
  coverUrl: Type.Optional(Address()),
  openHours: Text(),
  phone: Text(),
  tags: Type.Array(Text()),
  latitude: Latitude(),
  longitude: Longitude(),
});
export type Institution = Static<typeof Institution>;

/** One day of the calendar. `left` appointments are free. A day without any is full, or `closed` if the institution is closed. */
export const OpenDay = Type.Object({
  date: IsoDate(),
  open: Type.Boolean(),
  left: Count(),
  closed: Type.Optional(Type.Boolean()),
});
export type OpenDay = Static<typeof OpenDay>;

export const ExamCalendar = Type.Object({
  institutionId: Text(),
  today: IsoDate(),
  from: IsoDate(),
  to: IsoDate(),
  days: Type.Array(OpenDay),
  /** The reason why there are no other days. */
  note: Type.Optional(Text()),
});
export type ExamCalendar = Static<typeof ExamCalendar>;

/** A person for whom the account has booked before. The server masks id card and phone. */
export const ExamPerson = Type.Object({
  personId: Text(),
  name: Text(),
  idCard: Text(),
  phone: Text(),
  sex: Sex(),
  maritalStatus: MaritalStatus(),
  isSelf: Type.Boolean(),
});
export type ExamPerson = Static<typeof ExamPerson>;

/** A value of a report outside its range. `advice` is the doctor's, in a sentence. */
const Finding = Type.Object({
  name: Text(),
  value: Text(),
  range: Text(),
  mark: OneOf('high', 'low'),
  advice: Type.Optional(Text()),
});
export type Finding = Static<typeof Finding>;

/** A booked or cancelled appointment, with the store's field names (specification, section 3). */
export const Appointment = Type.Object({
  appointmentNo: Text(),
  orderNo: Text(),
  status: OneOf('booked', 'cancelled', 'used'),
  cityId: Text(),
  cityName: Text(),
  appointmentUnitId: Text(),
  appointmentUnitName: Text(),
  appointmentUnitAddress: Text(),
  appointmentUnitPhone: Text(),
  /** A picture of the house, about 3 : 2. */
  appointmentUnitCoverUrl: Type.Optional(Address()),
  latitude: Latitude(),
  longitude: Longitude(),
  appointmentDate: IsoDate(),
  /** The digits that the desk reads. Only for a booked date. They find the appointment, but open nothing. */
  checkInCode: Type.Optional(Text()),
  /** The most important sentence of `preparation`. Only for a booked date. */
  onTheDay: Type.Optional(Text()),
  /** The preparation: food, medicines, and things to bring. The same for everybody with this product. */
  preparation: Type.Optional(Type.Array(Text())),
  /** The arrival time, `HH:mm`. */
  arriveFrom: Text(),
  arriveTo: Text(),
  physicalName: Text(),
  /** Masked. */
  physicalId: Text(),
  /** Masked. */
  medicalPhoneNumber: Text(),
  maritalStatus: MaritalStatus(),
  /** The deadline for changing or cancelling the date. */
  changeBefore: IsoDateTime(),
  canRebook: Type.Boolean(),
  canCancel: Type.Boolean(),
  rebooksLeft: Count(),
  steps: Type.Array(Step),
  /** The page that shows the report. */
  reportUrl: Type.Optional(Address()),
  /** The report as a PDF. The address contains its own permission and expires after some minutes. */
  reportFile: Type.Optional(Address()),
  /** A picture of the report's first page, by the same kind of address. */
  reportCover: Type.Optional(Address()),
  /** The values outside their range, most significant first. Empty if all are in range. Absent if the service does not report them. */
  reportFindings: Type.Optional(Type.Array(Finding)),
});
export type Appointment = Static<typeof Appointment>;

/** The content of the status page. `order` is absent if the person has no order of this product. */
export const ExamOverview = Type.Object({
  product: PackageSummary,
  order: Type.Optional(OrderState),
  appointment: Type.Optional(Appointment),
  canBook: Type.Boolean(),
  canRefund: Type.Boolean(),
  canPay: Type.Boolean(),
});
export type ExamOverview = Static<typeof ExamOverview>;

/** The initial values of the booking form. `orderNo` is the order that a booking will use. */
export const ExamBookingInfo = Type.Object({
  productNo: Text(),
  productName: Text(),
  orderNo: Type.Optional(Text()),
  /** The order's status. Absent without an order. */
  orderStatus: Type.Optional(OrderStatus()),
  canBook: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  cityId: Text(),
  cityName: Text(),
  /** True if the form asks for the marital status, because the laboratory items depend on it. */
  needsMaritalStatus: Type.Boolean(),
  /** True if a typed number must be verified by a code. */
  needsPhoneCode: Type.Boolean(),
  notes: Type.Array(Text()),
  /** The health card's service that pays. Absent for a separate order. The booking spends one use. */
  card: Type.Optional(Type.Object({ name: Text() })),
});
export type ExamBookingInfo = Static<typeof ExamBookingInfo>;

/** A booking for `personId`, or for a new person with `physicalName` and `physicalId` (the id card). */
export const ExamBooking = Type.Object({
  productNo: Text(),
  orderNo: Text(),
  cityId: Text(),
  appointmentUnitId: Text(),
  appointmentDate: IsoDate(),
  personId: Type.Optional(Text()),
  physicalName: Type.Optional(Personal('name')),
  physicalId: Type.Optional(Personal('idCard')),
  medicalPhoneNumber: Type.Optional(Personal('phone')),
  maritalStatus: MaritalStatus(),
  /** The proof of the phone number if `needsPhoneCode` requires it (`verifyTobCode`). */
  verifyToken: Type.Optional(Secret()),
  ...SeenPerson,
});
export type ExamBooking = Static<typeof ExamBooking>;

const Place = { latitude: Type.Optional(Latitude()), longitude: Type.Optional(Longitude()) };
const OfProduct = Type.Object({ productNo: Text(), orderNo: Type.Optional(Text()) });
const OfOrder = Type.Object({ orderNo: Text() });

/** Lists cities. `nearestCityId` exists if a position was sent. */
export const listExamCities = get('/api/sdhealth/physical/examination/get-examination-city', {
  query: Type.Object({ productNo: Text(), ...Place }),
  data: Type.Object({ cities: Type.Array(City), nearestCityId: Type.Optional(Text()) }),
  offline: true,
  offlineWithout: ['nearestCityId'],
});

export const listExamPersons = get('/api/sdhealth/physical/examination/get-examination-user-info', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: Type.Object({ persons: Type.Array(ExamPerson) }),
});

export const getExamBookingInfo = get('/api/sdhealth/physical/examination/get-examination-appointment-info', {
  query: OfProduct,
  data: ExamBookingInfo,
});

export const getExamDates = get('/api/sdhealth/physical/examination/get-examination-date', {
  query: Type.Object({ productNo: Text(), institutionId: Text() }),
  data: ExamCalendar,
});

/** Lists institutions, nearest first if a position was sent. */
export const listExamInstitutions = get('/api/sdhealth/physical/examination/get-examination-medical-institutions', {
  query: Type.Object({
    productNo: Text(),
    cityId: Text(),
    keyword: Type.Optional(NotPersonal('searches among institutions')),
    ...Place,
  }),
  data: Type.Object({ institutions: LongList(Institution) }),
  offline: true,
  offlineWithout: ['distanceM', 'nextOpenDay'],
});

/** Returns the days to which the booked date may be moved, at the booked institution. */
export const getExamDatesForRebook = get('/api/sdhealth/physical/examination/get-examination-date-for-rebook', {
  query: OfOrder,
  data: ExamCalendar,
});

export const getExamOverview = get('/api/sdhealth/physical/examination/get-examination-vo', {
  query: OfProduct,
  data: ExamOverview,
});

/** Returns the order's last appointment. Absent before the first. */
export const getExamAppointment = get('/api/sdhealth/physical/examination/get-examination-appointment', {
  query: OfOrder,
  data: Type.Object({ appointment: Type.Optional(Appointment) }),
  kept: KEPT.appointment,
});

/** Books a date. Code 40911: the day is full; 40904: the order already has a date. */
export const commitExamBooking = post('/api/sdhealth/physical/examination/commit-physical-examination-info', {
  unread: ['only an installation that asks for a code looks at its proof', 'verifyToken'],
  json: ExamBooking,
  data: Appointment,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40904, 40905, 40911],
});

/** Creates a value-added order for a product that needs one. `lj_` products need none (specification, section 9). */
export const placeVasOrder = post('/api/sdhealth/physical/examination/place-physical-vas-order', {
  unseen: 'makes something new',
  form: Type.Object({ productNo: Text(), orderNo: Type.Optional(Text()) }),
  data: Type.Object({ orderNo: Text(), vasProductNo: Text() }),
  once: true,
});

/**
 * Cancels the date, so that the order can be booked again or refunded. With `seen: 'unpaid'` the person cancels an unpaid order: it is
 * closed permanently, with its open payment. Code 40902: it has been paid and stays unchanged.
 */
export const cancelExamBooking = post('/api/sdhealth/physical/examination/cancel-book', {
  form: Type.Object({
    ...{ orderNo: Text(), seen: Type.Optional(OneOf('unpaid')) },
    // An unpaid order has no appointment.
    ...Type.Partial(Type.Object(SeenAppointment)).properties,
  }),
  data: Type.Object({ orderNo: Text(), status: OrderStatus(), appointment: Type.Optional(Appointment) }),
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId'],
  errors: [40400, 40902, 40908],
});

/** Moves the date, at the same institution. */
export const rebookExam = post('/api/sdhealth/physical/examination/rebook', {
  form: Type.Object({ orderNo: Text(), appointmentDate: IsoDate(), ...SeenAppointment, seenLeft }),
  data: Appointment,
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId', 'seenLeft'],
  errors: [40400, 40908, 40911],
});
