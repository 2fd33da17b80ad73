/** Defines the schemas of doctors and departments for all consultations. The rows are in the tables of the groups. */
import { type Static, Type } from 'typebox';
import { Address, Count, Fen, IsoDate, IsoDateTime, LongList, OneOf, Text } from './shapes.ts';

export const Department = Type.Object({
  departmentId: Text(),
  departmentName: Text(),
  /** The illnesses that the department treats, in a sentence. */
  desc: Text(),
  doctorCount: Count(),
  hot: Type.Boolean(),
});
export type Department = Static<typeof Department>;

/** Related departments, in display order. */
export const DepartmentGroup = Type.Object({
  groupId: Text(),
  groupName: Text(),
  departments: LongList(Department),
});
export type DepartmentGroup = Static<typeof DepartmentGroup>;

export const Doctor = Type.Object({
  encryptDoctorId: Text(),
  doctorName: Text(),
  portraitUrl: Address(),
  titleValue: OneOf('chief', 'deputy', 'attending', 'resident'),
  /** The title in the person's language. */
  title: Text(),
  departmentId: Text(),
  departmentName: Text(),
  hospitalName: Text(),
  hospitalLevel: Text(),
  area_id: Text(),
  areaText: Text(),
  goodAt: Text(),
  /** The price of a consultation that no right pays for. */
  priceFen: Fen(),
  /** Percent of satisfied patients, 0 to 100. */
  satisfaction: Type.Number({ minimum: 0, maximum: 100 }),
  inquiryCount: Count(),
  /** Minutes until the first answer, on average. */
  replyMinutes: Count(),
  online: Type.Boolean(),
  tags: Type.Array(Text()),
});
export type Doctor = Static<typeof Doctor>;

/** A review by another patient, with a masked name. */
export const DoctorReview = Type.Object({
  reviewId: Text(),
  name: Text(),
  /** 1 to 5. */
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Text(),
  date: IsoDate(),
  tags: Type.Array(Text()),
});
export type DoctorReview = Static<typeof DoctorReview>;

/** The content of the doctor's page. `canAsk` is false with a reason if the order has no question left. */
export const DoctorDetails = Type.Object({
  doctor: Doctor,
  intro: Text(),
  career: Type.Array(Text()),
  reviews: Type.Array(DoctorReview),
  reviewCount: Count(),
  canAsk: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The time at which an absent doctor answers again. */
  nextFreeAt: Type.Optional(IsoDateTime()),
  /** True if the order's right pays for the consultation. */
  covered: Type.Boolean(),
  /** The order of the requested consultation. */
  orderNo: Type.Optional(Text()),
  rules: Type.Array(Text()),
});
export type DoctorDetails = Static<typeof DoctorDetails>;
