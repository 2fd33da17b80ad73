import { type Static, Type } from 'typebox';
import { STORED_ANSWERS } from '../rules/stored-answers.ts';
import { get, post } from './endpoint.ts';
import { Appointment, City, ExamBooking, ExamCalendar, ExamPerson, Institution } from './exam.ts';
import { Fen, IsoDate, Latitude, Link, Longitude, LongList, NotPersonal, OneOf, Personal, Text } from './shapes.ts';
import { DisplayedAppointment, seenLeft } from './shapes-displayed-state.ts';
import { IncludedGroup } from './static-checkup.ts';

/**
 * The business partner that pays. `key` names its static page, `tob-pec/<key>`. `phone` is its line for its people.
 * @zh 付费的合作企业：`key` 为其静态页 `tob-pec/<key>` 的名称，`phone` 为其人员专线。
 */
const Payer = { key: Text(), companyName: Text(), phone: Text() };

/** The first and last day on which the partner's people can be examined. @zh 合作企业人员可体检的首日和末日。 */
const Period = { validFrom: IsoDate(), validTo: IsoDate() };

/** An additional examination. A price is paid at the institution on the day. 0: the partner pays. @zh 加项。有价格的在体检当天于机构支付；0 表示由合作企业支付。 */
export const AddOn = Type.Object({ itemNo: Text(), name: Text(), desc: Text(), priceFen: Fen() });
export type AddOn = Static<typeof AddOn>;

/** The person's state in the service, which decides the right page. @zh 用户在该服务中的状态，决定对应页面。 */
export const BookPageStatus = Type.Object({
  ...Payer,
  productNo: Text(),
  orderNo: Text(),
  /** The state of the partner's checkup for this person. @zh 该用户在合作企业体检中的状态：可预约、已预约、已体检、未支付、已关闭、无服务。 */
  status: OneOf('bookable', 'booked', 'used', 'unpaid', 'closed', 'noService'),
  title: Text(),
  desc: Text(),
  nextPage: OneOf('index', 'state', 'no-service'),
});
export type BookPageStatus = Static<typeof BookPageStatus>;

/** The initial values of the booking form. The business partner pays. @zh 预约表单的初始值，由合作企业付费。 */
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
  /** True if a typed number must be verified by a code. @zh 填写的手机号需要验证码验证时为 true。 */
  needsPhoneCode: Type.Boolean(),
  notes: Type.Array(Text()),
  /** The partner's package. @zh 合作企业的套餐内容。 */
  included: Type.Array(IncludedGroup),
  /** The examinations that can be added to the package. @zh 可在套餐外增加的检查。 */
  addOns: Type.Array(AddOn),
});
export type BookInfo = Static<typeof BookInfo>;

/** The end of the booking: the order's last appointment, absent before the first. @zh 预约结果：订单最近一次预约，预约前不返回。 */
export const BookResult = Type.Object({
  ...Payer,
  ...Period,
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  appointment: Type.Optional(Appointment),
  /** The add-ons of the appointment. @zh 该预约的加项。 */
  addOns: Type.Array(AddOn),
  /** The page about the preparation for the day. @zh 体检准备的说明页面。 */
  scienceUrl: Link(),
});
export type BookResult = Static<typeof BookResult>;

/**
 * A booking as in a paid checkup, plus the partner's own phone number and the numbers of the chosen add-ons. No money is sent: see the
 * readings of the specification.
 * @zh 与付费体检相同的预约，另含提供给合作企业的手机号（`tobPhoneNumber`）和所选加项编号，不涉及支付。
 */
export const TobBooking = Type.Object({
  ...ExamBooking.properties,
  tobPhoneNumber: Type.Optional(Personal('phone')),
  addOnItems: Type.Optional(Type.Array(NotPersonal('numbers of add-ons'))),
});
export type TobBooking = Static<typeof TobBooking>;

/** The person's position. Sent only with the person's permission. @zh 用户位置，仅在用户允许时传。 */
const Place = { latitude: Type.Optional(Latitude()), longitude: Type.Optional(Longitude()) };
/** A partner's order of a product. @zh 合作企业的产品及订单。 */
const OfProduct = Type.Object({ productNo: Text(), orderNo: Text() });
/** The order that a call is about. @zh 请求所针对的订单。 */
const OrderReference = Type.Object({ orderNo: Text() });

/** Returns the person's state in the partner's checkup, first of all, to open the right page. @zh 首先返回用户在合作企业体检中的状态，以打开对应页面。 */
export const getTobBookPageStatus = get('/api/sdhealth/tob/examination/book-page-status', {
  query: OfProduct,
  data: BookPageStatus,
});

/** Returns the initial values of the booking form, the package and its add-ons. @zh 返回预约表单的初始值、套餐内容和加项。 */
export const getTobBookInfo = get('/api/sdhealth/tob/examination/book-info', { query: OfProduct, data: BookInfo });

/** Returns the order's last appointment with its add-ons, after the booking. @zh 预约后返回订单最近一次预约及加项。 */
export const getTobBookResult = get('/api/sdhealth/tob/examination/book-result', {
  query: OrderReference,
  data: BookResult,
  stored: STORED_ANSWERS.partnerAppointment,
});

/** Lists the persons for whom the account has booked, masked, for the form. @zh 列出账号预约过的人员（已脱敏），供预约表单使用。 */
export const getTobBookUserInfo = get('/api/sdhealth/tob/examination/book-user-info', {
  query: OrderReference,
  data: Type.Object({ persons: Type.Array(ExamPerson) }),
});

/** Lists cities. `nearestCityId` exists if a position was sent. @zh 列出可用城市。传了位置时返回 `nearestCityId`。 */
export const listTobCities = get('/api/sdhealth/tob/examination/city-list', {
  query: Type.Object({ productNo: Text(), ...Place }),
  data: Type.Object({ cities: Type.Array(City), nearestCityId: Type.Optional(Text()) }),
  offline: true,
  offlineWithout: ['nearestCityId'],
});

/**
 * Lists institutions, nearest first if a position was sent. With an order each has its first free day of the partner's period.
 * @zh 列出体检机构，传了位置时由近到远。有订单时各机构返回合作期内最早的空余日期。
 */
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

/** Returns the days of an institution. With an order only the days of its partner's period. @zh 返回机构的逐日名额。有订单时仅合作期内的日期。 */
export const getTobUnitSchedule = get('/api/sdhealth/tob/examination/unit-schedule-list', {
  query: Type.Object({ productNo: Text(), institutionId: Text(), orderNo: Type.Optional(Text()) }),
  data: ExamCalendar,
});

/** Returns the days to which the booked date may be moved, at the booked institution. @zh 返回已约机构可改期的日期。 */
export const getTobUnitScheduleForRebook = get('/api/sdhealth/tob/examination/unit-schedule-for-rebook', {
  query: OrderReference,
  data: ExamCalendar,
});

/**
 * Books a date. Code 40904: the order already has a date; 40905: it cannot be booked; 40911: the day is full or outside the period; 40999:
 * the number is not verified, or no longer.
 * @zh 预约日期。40904：订单已有预约；40905：不能预约；40911：当日约满或不在合作期；40999：手机号未验证或验证已失效。
 */
export const bookTobExam = post('/api/sdhealth/tob/examination/book', {
  json: TobBooking,
  data: Appointment,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40904, 40905, 40911, 40999],
});

/** Cancels the date. Code 40908: too late. @zh 取消预约。40908：已超过时限。 */
export const cancelTobBooking = post('/api/sdhealth/tob/examination/cancel-book', {
  form: Type.Object({ ...OrderReference.properties, ...DisplayedAppointment }),
  data: Appointment,
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId'],
  errors: [40908],
});

/**
 * Moves the date, at the same institution. Code 40908: too late, or already moved twice; 40911: the day is full or outside the period.
 * @zh 改期，机构不变。40908：已超过时限或已改两次；40911：当日约满或不在合作期。
 */
export const rebookTobExam = post('/api/sdhealth/tob/examination/rebook', {
  form: Type.Object({ orderNo: Text(), appointmentDate: IsoDate(), ...DisplayedAppointment, seenLeft }),
  data: Appointment,
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId', 'seenLeft'],
  errors: [40908, 40911],
});
