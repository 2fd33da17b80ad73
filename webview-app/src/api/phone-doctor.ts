import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, IsoDate, IsoDateTime, OneOf, Personal, Text } from './shapes.ts';
import { seenPhone, seenStatus } from './shapes-displayed-state.ts';

/** A call that was made. @zh 一次通话记录。 */
export const PhoneDoctorCall = Type.Object({
  callId: Text(),
  calledAt: IsoDateTime(),
  minutes: Count(),
  topic: Text(),
  /** The name of the doctor who answered. @zh 接听医生的姓名。 */
  doctorName: Text(),
});
export type PhoneDoctorCall = Static<typeof PhoneDoctorCall>;

/** The phone doctor service. `phone` exists once the service is active. @zh 电话医生服务；激活后才有 `phone`。 */
export const PhoneDoctor = Type.Object({
  orderNo: Text(),
  productName: Text(),
  /** Picture of the service. @zh 服务图片。 */
  coverUrl: Type.Optional(Address()),
  /** `inactive` before the activation, `expired` after `validTo`. @zh `inactive` 未激活，`active` 已激活，`expired` 已过期。 */
  status: OneOf('inactive', 'active', 'expired'),
  /** The number to call. Absent until the service is active. @zh 拨打的号码；激活前不返回。 */
  phone: Type.Optional(Text()),
  openHours: Text(),
  /** The number from which the person calls, masked. @zh 用户拨出的手机号，已脱敏。 */
  mobile: Text(),
  activatedAt: Type.Optional(IsoDateTime()),
  validTo: Type.Optional(IsoDate()),
  /** The additional benefits of the upgrade. @zh 升级后的附加权益。 */
  benefits: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  steps: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  calls: Type.Array(PhoneDoctorCall),
  notes: Type.Array(Text()),
});
export type PhoneDoctor = Static<typeof PhoneDoctor>;

/** The order that a call is about. @zh 请求所针对的订单。 */
const OrderReference = Type.Object({ orderNo: Text() });

/** Returns the phone doctor of an order, active or not, for its page. @zh 返回订单的电话医生服务（无论是否激活），供其页面使用。 */
export const getPhoneDoctor = get('/api/sdhealth/phone-doctor/detail', { query: OrderReference, data: PhoneDoctor });

/** Returns the phone doctor of a partner's order. @zh 返回合作企业订单的电话医生服务。 */
export const getTobPhoneDoctor = get('/api/sdhealth/tob/phone-doctor/detail', {
  query: OrderReference,
  data: PhoneDoctor,
});

/**
 * Activates the service. If it is already active, a call without a state returns it unchanged. `mobile` may differ from the account's own
 * number, `seenPhone`. Code 40952: the order has nothing to activate.
 * @zh 激活服务。已激活时不带状态的调用原样返回。`mobile` 可与账号手机号（`seenPhone`）不同。40952：订单没有可激活的服务。
 */
export const activatePhoneDoctor = post('/api/sdhealth/phone-doctor/active', {
  changes: true,
  form: Type.Object({
    orderNo: Text(),
    /** The number from which the person will call. Absent: the account's own. @zh 用户将拨出的手机号；不传为账号手机号。 */
    mobile: Type.Optional(Personal('phone')),
    seenStatus,
    seenPhone: Type.Optional(seenPhone),
  }),
  data: PhoneDoctor,
  seen: ['seenStatus', 'seenPhone'],
  errors: [40952],
});
