/** Defines the schemas of doctors and departments for all consultations. The rows are in the tables of the groups. */
import { type Static, Type } from 'typebox';
import { Address, Count, Fen, IsoDate, IsoDateTime, LongList, OneOf, Text } from './shapes.ts';

/** A department of doctors. @zh 科室。 */
export const Department = Type.Object({
  departmentId: Text(),
  departmentName: Text(),
  /** The illnesses that the department treats, in a sentence. @zh 科室诊治的疾病，一句话。 */
  desc: Text(),
  doctorCount: Count(),
  hot: Type.Boolean(),
});
export type Department = Static<typeof Department>;

/** Related departments, in display order. @zh 相关科室，按显示顺序。 */
export const DepartmentGroup = Type.Object({
  groupId: Text(),
  groupName: Text(),
  departments: LongList(Department),
});
export type DepartmentGroup = Static<typeof DepartmentGroup>;

/** A doctor as lists and pages show them. @zh 列表和页面显示的医生。 */
export const Doctor = Type.Object({
  encryptDoctorId: Text(),
  doctorName: Text(),
  portraitUrl: Address(),
  titleValue: OneOf('chief', 'deputy', 'attending', 'resident'),
  /** The rank as words to show. @zh 显示的职称。 */
  title: Text(),
  departmentId: Text(),
  departmentName: Text(),
  hospitalName: Text(),
  hospitalLevel: Text(),
  area_id: Text(),
  areaText: Text(),
  goodAt: Text(),
  /** The price of a consultation that no right pays for. @zh 不由权益支付时的问诊价格，单位为分。 */
  priceFen: Fen(),
  /** Percent of satisfied patients, 0 to 100. @zh 患者满意度百分比，0 到 100。 */
  satisfaction: Type.Number({ minimum: 0, maximum: 100 }),
  inquiryCount: Count(),
  /** Minutes until the first answer, on average. @zh 平均首次回复时间，单位为分钟。 */
  replyMinutes: Count(),
  online: Type.Boolean(),
  tags: Type.Array(Text()),
});
export type Doctor = Static<typeof Doctor>;

/** A review by another patient, with a masked name. @zh 其他患者的评价，姓名已脱敏。 */
export const DoctorReview = Type.Object({
  reviewId: Text(),
  /** The patient's name, masked. @zh 患者姓名，已脱敏。 */
  name: Text(),
  /** The stars, 1 to 5. @zh 星级，1 到 5。 */
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Text(),
  date: IsoDate(),
  tags: Type.Array(Text()),
});
export type DoctorReview = Static<typeof DoctorReview>;

/** The doctor's page. `canAsk` is false with a reason if the order has no question left. @zh 医生页面内容；订单没有剩余次数时 `canAsk` 为 false 并附原因。 */
export const DoctorDetails = Type.Object({
  doctor: Doctor,
  /** The doctor's introduction. @zh 医生简介。 */
  intro: Text(),
  career: Type.Array(Text()),
  reviews: Type.Array(DoctorReview),
  reviewCount: Count(),
  canAsk: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The time at which an absent doctor answers again. @zh 暂未接诊的医生恢复接诊的时间。 */
  nextFreeAt: Type.Optional(IsoDateTime()),
  /** True if the order's right pays for the consultation. @zh 问诊由订单的权益支付时为 true。 */
  covered: Type.Boolean(),
  /** The order of the requested consultation. @zh 所请求问诊的订单。 */
  orderNo: Type.Optional(Text()),
  rules: Type.Array(Text()),
});
export type DoctorDetails = Static<typeof DoctorDetails>;
