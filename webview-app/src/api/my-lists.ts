import { type Static, Type } from 'typebox';
import { STORED_ANSWERS } from '../rules/stored-answers.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, ExamTab, IsoDate, IsoDateTime, Link, OneOf, OrderStatus, Paging, Text } from './shapes.ts';

/**
 * One checkup of the person. `recovered` is the free checkup after a positive test, which has no order before it is activated. `link` is
 * the next page.
 * @zh 用户的一次体检。`recovered` 为阳性检测后的免费体检，激活前没有订单；`link` 为下一个页面。
 */
export const MyExam = Type.Object({
  examNo: Text(),
  /** `paid` bought, `gift` free, `recovered` after a positive test. @zh `paid` 购买，`gift` 免费，`recovered` 阳性后免费体检。 */
  kind: OneOf('paid', 'gift', 'recovered'),
  orderNo: Type.Optional(Text()),
  productNo: Text(),
  productName: Text(),
  coverUrl: Address(),
  status: OrderStatus(),
  statusText: Text(),
  createdAt: IsoDateTime(),
  /** The last day of use, if it is limited. @zh 有效期最后一天；不限期时不返回。 */
  validTo: Type.Optional(IsoDate()),
  personName: Type.Optional(Text()),
  appointmentUnitName: Type.Optional(Text()),
  appointmentDate: Type.Optional(IsoDate()),
  reportUrl: Type.Optional(Address()),
  canActivate: Type.Boolean(),
  link: Type.Optional(Link()),
});
export type MyExam = Static<typeof MyExam>;

/** Lists all checkups, newest first. @zh 列出全部体检，从新到旧。 */
export const listMyExams = get('/api/sdhealth/my/physical-examination-list', {
  stored: STORED_ANSWERS.checkups,
  data: Type.Object({ list: Type.Array(MyExam) }),
});

/** Lists checkups in pages, newest first, optionally by tab. `counts` always has all tabs. @zh 分页列出体检，从新到旧，可按标签页筛选。`counts` 始终含各标签页。 */
export const listMyExamsV2 = get('/api/sdhealth/my/v2/physical-examination-list', {
  stored: STORED_ANSWERS.checkups,
  query: Type.Object({ ...Paging, tab: Type.Optional(ExamTab()) }),
  data: Type.Object({
    list: Type.Array(MyExam),
    total: Count(),
    counts: Type.Object({
      active: Count(),
      done: Count(),
      /** The number of closed checkups. @zh 已关闭的数量。 */
      closed: Count(),
    }),
  }),
});

/** Converts the free checkup to an order that can be booked. A repeat returns the same order. @zh 将免费体检转为可预约的订单。已激活时返回同一订单。 */
export const activateRecoveredExam = post('/api/sdhealth/my/positive-recovered-exam-active', {
  unseen: 'a second time answers with the same order',
  changes: true,
  form: Type.Object({ examNo: Text() }),
  data: MyExam,
  errors: [40400],
});
