import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { IsoDate, OneOf, Text } from './shapes.ts';

/** A phone number. `dial` is the number to dial, `phone` its written form. @zh 电话号码：`dial` 为实际拨打的号码，`phone` 为书写形式。 */
export const RescuePhone = Type.Object({
  label: Text(),
  phone: Text(),
  dial: Type.String({ pattern: '^\\+?\\d{3,16}$' }),
  desc: Text(),
});
export type RescuePhone = Static<typeof RescuePhone>;

/** A rescue policy. The server masks name and card number. @zh 救援保障；姓名和卡号由服务端脱敏。 */
export const GlobalRescue = Type.Object({
  orderNo: Text(),
  productName: Text(),
  /** `notStarted` before `validFrom`, `expired` after `validTo`. @zh `valid` 有效，`notStarted` 未开始，`expired` 已过期。 */
  status: OneOf('valid', 'notStarted', 'expired'),
  statusText: Text(),
  cardNo: Text(),
  insuredName: Text(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  region: Text(),
  phones: Type.Array(RescuePhone),
  services: Type.Array(Type.Object({ code: Text(), title: Text(), desc: Text(), limit: Text() })),
  steps: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  /** Things to prepare before a call. @zh 拨打前的准备事项。 */
  checklist: Type.Array(Text()),
  exclusions: Type.Array(Text()),
});
export type GlobalRescue = Static<typeof GlobalRescue>;

/** Returns the rescue policy of an order with its phone numbers, for the emergency page. @zh 返回订单的救援保障及电话号码，供紧急求助页使用。 */
export const getGlobalRescue = get('/api/sdhealth/tob/global-rescue/detail', {
  unread: ['the order tells its product', 'productNo'],
  query: Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) }),
  data: GlobalRescue,
});
