import { type Static, Type } from 'typebox';
import { STORED_ANSWERS } from '../rules/stored-answers.ts';
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
import { DisplayedAppointment, DisplayedPerson, seenLeft } from './shapes-displayed-state.ts';

/** A city where the package can be used. Beijing, 110000, is the default. @zh 可使用套餐的城市，默认北京（110000）。 */
export const City = Type.Object({
  cityId: Text(),
  cityName: Text(),
  provinceId: Text(),
  provinceName: Text(),
  institutionCount: Count(),
  hot: Type.Boolean(),
});
export type City = Static<typeof City>;

/** An institution that examines people. @zh 体检机构。 */
export const Institution = Type.Object({
  id: Text(),
  name: Text(),
  address: Text(),
  cityId: Text(),
  cityName: Text(),
  /** Metres from the requested position. Absent without a position. @zh 距请求位置的米数；没有位置时不返回。 */
  distanceM: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The first day with a free appointment. Absent if there is none, or if it depends on the order. @zh 最近有名额的日期；没有或取决于订单时不返回。 */
  nextOpenDay: Type.Optional(IsoDate()),
  /** A picture of the house, about 3 : 2. @zh 机构图片，比例约 3 : 2。 */
  coverUrl: Type.Optional(Address()),
  openHours: Text(),
  phone: Text(),
  tags: Type.Array(Text()),
  latitude: Latitude(),
  longitude: Longitude(),
});
export type Institution = Static<typeof Institution>;

/**
 * One day of the calendar. `left` appointments are free. A day without any is full, or `closed` if the institution is closed.
 * @zh 日历中的一天，`left` 为剩余名额；没有名额即约满，机构休息时 `closed` 为 true。
 */
export const OpenDay = Type.Object({
  date: IsoDate(),
  open: Type.Boolean(),
  /** The free appointments of the day. @zh 当日剩余名额。 */
  left: Count(),
  /** True if the institution is closed on the day. @zh 机构当日休息时为 true。 */
  closed: Type.Optional(Type.Boolean()),
  /** The last moment for changing or cancelling a booking of this day. It may have passed. @zh 预约此日后，改期或取消的截止时间；可能已过。 */
  changeUntil: Type.Optional(IsoDateTime()),
});
export type OpenDay = Static<typeof OpenDay>;

/** The days of an institution, from `from` to `to`, without a gap. @zh 机构从 `from` 到 `to` 的逐日名额。 */
export const ExamCalendar = Type.Object({
  institutionId: Text(),
  today: IsoDate(),
  /** The first day of the calendar. @zh 日历的第一天。 */
  from: IsoDate(),
  /** The last day of the calendar. @zh 日历的最后一天。 */
  to: IsoDate(),
  days: Type.Array(OpenDay),
  /** The reason why there are no other days. @zh 没有其他日期的原因。 */
  note: Type.Optional(Text()),
});
export type ExamCalendar = Static<typeof ExamCalendar>;

/** A person for whom the account has booked before. The server masks id card and phone. @zh 账号预约过的人员；证件号和手机号由服务端脱敏。 */
export const ExamPerson = Type.Object({
  personId: Text(),
  /** The person's name. @zh 姓名。 */
  name: Text(),
  idCard: Text(),
  /** The mobile number, masked. @zh 手机号，已脱敏。 */
  phone: Text(),
  sex: Sex(),
  maritalStatus: MaritalStatus(),
  isSelf: Type.Boolean(),
});
export type ExamPerson = Static<typeof ExamPerson>;

/** A value of a report outside its range. `advice` is the doctor's, in a sentence. @zh 报告中超出参考范围的指标；`advice` 为医生建议，一句话。 */
const Finding = Type.Object({
  name: Text(),
  /** The measured value, with its unit. @zh 测得值，含单位。 */
  value: Text(),
  range: Text(),
  mark: OneOf('high', 'low'),
  /** The doctor's advice in a sentence. Absent if there is none. @zh 医生建议，一句话；没有时不返回。 */
  advice: Type.Optional(Text()),
});
export type Finding = Static<typeof Finding>;

/** A booked, cancelled or past appointment. @zh 已预约、已取消或已到检的预约。 */
export const Appointment = Type.Object({
  appointmentNo: Text(),
  orderNo: Text(),
  /** `used`: the person has been examined. @zh `booked` 已预约，`cancelled` 已取消，`used` 已体检。 */
  status: OneOf('booked', 'cancelled', 'used'),
  /** True for a `cancelled` date that passed without a checkup. @zh 预约日已过而未到检时为 true，此时 `status` 为 `cancelled`。 */
  missed: Type.Optional(Type.Boolean()),
  cityId: Text(),
  cityName: Text(),
  appointmentUnitId: Text(),
  appointmentUnitName: Text(),
  appointmentUnitAddress: Text(),
  appointmentUnitPhone: Text(),
  /** A picture of the house, about 3 : 2. @zh 机构图片，比例约 3 : 2。 */
  appointmentUnitCoverUrl: Type.Optional(Address()),
  latitude: Latitude(),
  longitude: Longitude(),
  appointmentDate: IsoDate(),
  /** The digits that the desk reads. Only for a booked date. They open nothing. @zh 前台核对的数字，仅已预约时返回；可用于查找预约，没有其他权限。 */
  checkInCode: Type.Optional(Text()),
  /** The most important sentence of `preparation`. Only for a booked date. @zh `preparation` 中最重要的一句，仅已预约时返回。 */
  onTheDay: Type.Optional(Text()),
  /** The preparation: food, medicines, and things to bring. The same for everybody with this product. @zh 体检准备：饮食、用药和携带物品，对该产品的所有人相同。 */
  preparation: Type.Optional(Type.Array(Text())),
  /** The arrival time, `HH:mm`. @zh 到检时间，`HH:mm`。 */
  arriveFrom: Text(),
  arriveTo: Text(),
  physicalName: Text(),
  /** The id card, masked. @zh 身份证号，已脱敏。 */
  physicalId: Text(),
  /** The mobile number, masked. @zh 手机号，已脱敏。 */
  medicalPhoneNumber: Text(),
  maritalStatus: MaritalStatus(),
  /** The deadline for changing or cancelling the date. @zh 改期或取消的截止时间。 */
  changeBefore: IsoDateTime(),
  canRebook: Type.Boolean(),
  canCancel: Type.Boolean(),
  rebooksLeft: Count(),
  steps: Type.Array(Step),
  /** The page that shows the report. @zh 显示报告的页面。 */
  reportUrl: Type.Optional(Address()),
  /** The report as a PDF. The address contains its own permission and expires after some minutes. @zh PDF 报告；地址自带访问权限，数分钟后失效。 */
  reportFile: Type.Optional(Address()),
  /** A picture of the report's first page, by the same kind of address. @zh 报告首页图片，地址形式相同。 */
  reportCover: Type.Optional(Address()),
  /**
   * The values outside their range, most significant first. Empty if all are in range. Absent if the service does not report them.
   * @zh 超出参考范围的指标，最重要的在前；全部正常为空，服务端不提供时不返回。
   */
  reportFindings: Type.Optional(Type.Array(Finding)),
});
export type Appointment = Static<typeof Appointment>;

/** The content of the status page. `order` is absent if the person has no order of this product. @zh 状态页内容；用户没有该产品的订单时不返回 `order`。 */
export const ExamOverview = Type.Object({
  product: PackageSummary,
  order: Type.Optional(OrderState),
  appointment: Type.Optional(Appointment),
  canBook: Type.Boolean(),
  canRefund: Type.Boolean(),
  canPay: Type.Boolean(),
});
export type ExamOverview = Static<typeof ExamOverview>;

/** The initial values of the booking form. `orderNo` is the order that a booking will use. @zh 预约表单的初始值；`orderNo` 为预约将使用的订单。 */
export const ExamBookingInfo = Type.Object({
  productNo: Text(),
  productName: Text(),
  orderNo: Type.Optional(Text()),
  /** The order's status. Absent without an order. @zh 订单状态；没有订单时不返回。 */
  orderStatus: Type.Optional(OrderStatus()),
  canBook: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  cityId: Text(),
  cityName: Text(),
  /** True if the form asks for the marital status, because the laboratory items depend on it. @zh 表单需要填写婚姻状况（部分检验项目与此有关）时为 true。 */
  needsMaritalStatus: Type.Boolean(),
  /** True if a typed number must be verified by a code. @zh 填写的手机号需要验证码验证时为 true。 */
  needsPhoneCode: Type.Boolean(),
  notes: Type.Array(Text()),
  /** The health card's service that pays. Absent for a separate order. The booking spends one use. @zh 用于支付的健康卡服务，一次预约扣一次；单独的订单不返回。 */
  card: Type.Optional(Type.Object({ name: Text() })),
});
export type ExamBookingInfo = Static<typeof ExamBookingInfo>;

/**
 * A booking for `personId`, or for a new person with `physicalName` and `physicalId` (the id card).
 * @zh 为 `personId` 预约，或为新增人员预约（`physicalName` 和身份证号 `physicalId`）。
 */
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
  /**
   * The proof of the phone number, from `verifyTobCode`, if `needsPhoneCode` asks for it.
   * @zh 手机号验证凭证（来自 `verifyTobCode`），`needsPhoneCode` 要求时传。
   */
  verifyToken: Type.Optional(Secret()),
  ...DisplayedPerson,
});
export type ExamBooking = Static<typeof ExamBooking>;

/** The person's position. Sent only with the person's permission. @zh 用户位置，仅在用户允许时传。 */
const Place = { latitude: Type.Optional(Latitude()), longitude: Type.Optional(Longitude()) };
/** A product, and the order of it if the page knows one. @zh 产品，以及页面已知的订单。 */
const OfProduct = Type.Object({ productNo: Text(), orderNo: Type.Optional(Text()) });
/** The order that a call is about. @zh 请求所针对的订单。 */
const OrderReference = Type.Object({ orderNo: Text() });

/** Lists cities. `nearestCityId` exists if a position was sent. @zh 列出可用城市。传了位置时返回 `nearestCityId`。 */
export const listExamCities = get('/api/sdhealth/physical/examination/get-examination-city', {
  query: Type.Object({ productNo: Text(), ...Place }),
  data: Type.Object({ cities: Type.Array(City), nearestCityId: Type.Optional(Text()) }),
  offline: true,
  offlineWithout: ['nearestCityId'],
});

/** Lists the persons for whom the account has booked, for the form. Id cards and phones are masked. @zh 列出账号预约过的人员，供表单使用。证件号和手机号已脱敏。 */
export const listExamPersons = get('/api/sdhealth/physical/examination/get-examination-user-info', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: Type.Object({ persons: Type.Array(ExamPerson) }),
});

/** Returns the initial values of the booking form, and whether the order can be booked now. @zh 返回预约表单的初始值，以及订单现在能否预约。 */
export const getExamBookingInfo = get('/api/sdhealth/physical/examination/get-examination-appointment-info', {
  query: OfProduct,
  data: ExamBookingInfo,
});

/** Returns the days of an institution, after the person has chosen it. @zh 用户选定机构后返回其逐日名额。 */
export const getExamDates = get('/api/sdhealth/physical/examination/get-examination-date', {
  query: Type.Object({ productNo: Text(), institutionId: Text() }),
  data: ExamCalendar,
});

/** Lists institutions, nearest first if a position was sent. @zh 列出体检机构，传了位置时由近到远。 */
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

/** Returns the days to which the booked date may be moved, at the booked institution. @zh 返回已约机构可改期的日期。 */
export const getExamDatesForRebook = get('/api/sdhealth/physical/examination/get-examination-date-for-rebook', {
  query: OrderReference,
  data: ExamCalendar,
});

/**
 * Returns a product with the person's order of it, for the sale and status pages. Without `orderNo`: the order that is most to do.
 * @zh 返回产品及用户的订单，供售卖页和状态页使用。不传 `orderNo` 时取最需处理的订单。
 */
export const getExamOverview = get('/api/sdhealth/physical/examination/get-examination-vo', {
  query: OfProduct,
  data: ExamOverview,
});

/** Returns the order's last appointment. Absent before the first. @zh 返回订单最近一次预约。预约前不返回。 */
export const getExamAppointment = get('/api/sdhealth/physical/examination/get-examination-appointment', {
  query: OrderReference,
  data: Type.Object({ appointment: Type.Optional(Appointment) }),
  stored: STORED_ANSWERS.appointment,
});

/** Books a date. Code 40911: the day is full; 40904: the order already has a date. @zh 预约日期。40911：当日约满；40904：订单已有预约。 */
export const commitExamBooking = post('/api/sdhealth/physical/examination/commit-physical-examination-info', {
  unread: ['only an installation that asks for a code looks at its proof', 'verifyToken'],
  json: ExamBooking,
  data: Appointment,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40904, 40905, 40911],
});

/** Creates a value-added order for a product that needs one. `lj_` products need none. @zh 为需要的产品创建增值订单。`lj_` 产品不需要。 */
export const placeVasOrder = post('/api/sdhealth/physical/examination/place-physical-vas-order', {
  unseen: 'makes something new',
  form: Type.Object({ productNo: Text(), orderNo: Type.Optional(Text()) }),
  data: Type.Object({ orderNo: Text(), vasProductNo: Text() }),
  once: true,
});

/**
 * Cancels the date, so that the order can be booked again or refunded. With `seen: 'unpaid'` the person cancels an unpaid order: it is
 * closed permanently, with its open payment. Code 40902: it has been paid and stays unchanged.
 * @zh 取消预约，订单可重新预约或退款。`seen: 'unpaid'` 表示取消未支付订单：订单及其未完成的支付永久关闭。40902：已支付，订单不变。
 */
export const cancelExamBooking = post('/api/sdhealth/physical/examination/cancel-book', {
  form: Type.Object({
    ...{
      orderNo: Text(),
      /** `unpaid` cancels an unpaid order. Absent: cancels the date. @zh `unpaid` 取消未支付订单；不传为取消预约。 */
      seen: Type.Optional(OneOf('unpaid')),
    },
    // An unpaid order has no appointment.
    ...Type.Partial(Type.Object(DisplayedAppointment)).properties,
  }),
  data: Type.Object({ orderNo: Text(), status: OrderStatus(), appointment: Type.Optional(Appointment) }),
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId'],
  errors: [40400, 40902, 40908],
});

/** Moves the date, at the same institution. @zh 改期，机构不变。 */
export const rebookExam = post('/api/sdhealth/physical/examination/rebook', {
  form: Type.Object({ orderNo: Text(), appointmentDate: IsoDate(), ...DisplayedAppointment, seenLeft }),
  data: Appointment,
  once: true,
  seen: ['seenStatus', 'seenDate', 'seenUnitId', 'seenLeft'],
  errors: [40400, 40908, 40911],
});
