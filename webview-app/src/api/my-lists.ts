import { type Static, Type } from 'typebox';
import { KEPT } from '../rules/kept.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, ExamTab, IsoDate, IsoDateTime, Link, OneOf, OrderStatus, Paging, Text } from './shapes.ts';

/**
 * One checkup of the person. `recovered` is the free checkup after a positive test, which has no order before it is activated. `link` is
 * the next page.
 */
export const MyExam = Type.Object({
  examNo: Text(),
  kind: OneOf('paid', 'gift', 'recovered'),
  orderNo: Type.Optional(Text()),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  statusText: Text(),
  createdAt: IsoDateTime(),
  /** The last day of use, if it is limited. */
  validTo: Type.Optional(IsoDate()),
  personName: Type.Optional(Text()),
  appointmentUnitName: Type.Optional(Text()),
  appointmentDate: Type.Optional(IsoDate()),
  reportUrl: Type.Optional(Address()),
  canActivate: Type.Boolean(),
  link: Type.Optional(Link()),
});
export type MyExam = Static<typeof MyExam>;

/** Lists all checkups, newest first. */
export const listMyExams = get('/api/sdhealth/my/physical-examination-list', {
  kept: KEPT.checkups,
  data: Type.Object({ list: Type.Array(MyExam) }),
});

/** Lists checkups in pages, optionally by tab. */
export const listMyExamsV2 = get('/api/sdhealth/my/v2/physical-examination-list', {
  kept: KEPT.checkups,
  query: Type.Object({ ...Paging, tab: Type.Optional(ExamTab()) }),
  data: Type.Object({
    list: Type.Array(MyExam),
    total: Count(),
    counts: Type.Object({ active: Count(), done: Count(), closed: Count() }),
  }),
});

/** Converts the free checkup to an order that can be booked. If it is already active, the same order is returned. */
export const activateRecoveredExam = post('/api/sdhealth/my/positive-recovered-exam-active', {
  unseen: 'a second time answers with the same order',
  changes: true,
  form: Type.Object({ examNo: Text() }),
  data: MyExam,
  errors: [40400],
});
