import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, IsoDate, IsoDateTime, Link, OneOf, Personal, Secret, Step, Text } from './shapes.ts';
import { DisplayedPerson, seenStatus } from './shapes-displayed-state.ts';

/**
 * The status. `placed`: not received yet. `received`: the person has it. `using`: started. `used`, `expired` and `cancelled` are final.
 * @zh 订单状态。`placed`：未领取；`received`：已领取；`using`：使用中；`used`、`expired`、`cancelled` 为终态。
 */
const Status = () => OneOf('placed', 'received', 'using', 'used', 'expired', 'cancelled');

/** A value-added service of a business partner. The person's name and numbers are masked. @zh 合作企业提供的增值服务订单；人员姓名和号码已脱敏。 */
export const GeneralOrder = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  desc: Text(),
  coverUrl: Address(),
  companyName: Text(),
  status: Status(),
  /** The worth of the service in fen, which the partner pays. @zh 服务价值，由合作企业支付，单位为分。 */
  amountFen: Fen(),
  insuredName: Text(),
  /** The id card, masked. Absent for a voucher of the health card, which needs none. @zh 身份证号，已脱敏；健康卡的凭码无需证件，不返回。 */
  insuredIdCard: Type.Optional(Text()),
  mobile: Text(),
  createdAt: IsoDateTime(),
  /** The time at which the person received the order. Absent before. @zh 领取时间；领取前不返回。 */
  receivedAt: Type.Optional(IsoDateTime()),
  validTo: IsoDate(),
  canReceive: Type.Boolean(),
  canUse: Type.Boolean(),
  canCancel: Type.Boolean(),
  steps: Type.Array(Step),
  notes: Type.Array(Text()),
  /**
   * The code of a health card voucher, shown or read out where the service is used. Cancelling the order returns the use.
   * @zh 健康卡的凭码，使用时出示或报出；取消订单会退还次数。
   */
  voucherCode: Type.Optional(Text()),
});
export type GeneralOrder = Static<typeof GeneralOrder>;

/** The person of the order: a known person, or a new person with name, id card and mobile. @zh 订单的人员：已知人员，或新增人员的姓名、身份证号和手机号。 */
export const NewGeneralOrder = Type.Object({
  productNo: Text(),
  personId: Type.Optional(Text()),
  insuredName: Type.Optional(Personal('name')),
  insuredIdCard: Type.Optional(Personal('idCard')),
  mobile: Type.Optional(Personal('phone')),
  ...DisplayedPerson,
});
export type NewGeneralOrder = Static<typeof NewGeneralOrder>;

/** The order that a call is about. @zh 请求所针对的订单。 */
const OrderReference = Type.Object({ orderNo: Text() });

/** A service before it is ordered. @zh 下单前的服务。 */
export const GeneralProduct = Type.Object({
  name: Text(),
  desc: Text(),
  coverUrl: Address(),
  companyName: Text(),
  /** The worth of the service, which the partner pays. @zh 服务价值，由合作企业支付，单位为分。 */
  amountFen: Fen(),
  notes: Type.Array(Text()),
});
export type GeneralProduct = Static<typeof GeneralProduct>;

/** Returns the person's known data, masked, so that the form need not ask. Absent if nothing is known. @zh 返回用户的已知资料（已脱敏），表单无需再填。没有时不返回。 */
export const getGeneralSelfInfo = get('/api/sdhealth/tob/general-order/exist-self-info', {
  query: Type.Object({ productNo: Type.Optional(Text()) }),
  data: Type.Object({
    /** True if the account's own person is known. @zh 已有账号本人资料时为 true。 */
    exists: Type.Boolean(),
    /** The account's own person, with the name and masked numbers. @zh 账号本人，含姓名和已脱敏的号码。 */
    person: Type.Optional(
      Type.Object({
        personId: Text(),
        /** The name of the account's own person. @zh 账号本人的姓名。 */
        insuredName: Text(),
        insuredIdCard: Text(),
        mobile: Text(),
      }),
    ),
    /** The requested product. @zh 所请求的产品。 */
    product: Type.Optional(GeneralProduct),
    /** The person's order of the product, if it exists. @zh 用户该产品的订单，有则返回。 */
    orderNo: Type.Optional(Text()),
    /** A partner's order for the mobile number that the person has verified last, within some minutes. @zh 合作企业为用户最近（数分钟内）验证的手机号下的订单。 */
    waiting: Type.Optional(
      Type.Object({
        orderNo: Text(),
        /** `placed` can be received, `expired` too late, `taken` received by somebody. @zh `placed` 可领取，`expired` 已过期，`taken` 已被领取。 */
        status: OneOf('placed', 'expired', 'taken'),
        validTo: IsoDate(),
      }),
    ),
  }),
});

/** Returns a received order. Code 40993: it has not been received. @zh 返回已领取的订单。40993：尚未领取。 */
export const getGeneralReceiveSuccess = get('/api/sdhealth/tob/general-order/receive-success', {
  query: OrderReference,
  data: Type.Object({
    order: GeneralOrder,
    nextSteps: Type.Array(Type.Object({ title: Text(), desc: Text(), link: Link() })),
  }),
  errors: [40993],
});

/** Returns an order with its state and the possible actions, for its page. @zh 返回订单的状态及可进行的操作，供订单页使用。 */
export const getGeneralOrder = get('/api/sdhealth/tob/general-order/detail', {
  query: OrderReference,
  data: GeneralOrder,
});

/** Returns the page to use the service. Code 40993: it cannot be used now. @zh 返回使用服务的页面。40993：现在不能使用。 */
export const getGeneralUseUrl = get('/api/sdhealth/tob/general-order/use-url', {
  query: OrderReference,
  data: Type.Object({ useUrl: Link(), expiresAt: IsoDateTime() }),
  errors: [40993],
});

/** Orders a service, one order per person and product. Code 40994: an order exists. @zh 预订服务，每人每产品一单。40994：已有订单。 */
export const placeGeneralOrder = post('/api/sdhealth/tob/general-order/place-order', {
  json: NewGeneralOrder,
  data: GeneralOrder,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40001, 40994],
});

/**
 * Changes the status: `using` starts a received order, `used` ends it, `cancelled` cancels it. Code 40993: impossible now.
 * @zh 变更状态：`using` 开始使用已领取的订单，`used` 结束，`cancelled` 取消。40993：现在不能变更。
 */
export const updateGeneralStatus = post('/api/sdhealth/tob/general-order/status-update', {
  changes: true,
  json: Type.Object({
    orderNo: Text(),
    /** The new state. @zh 新的状态。 */
    status: OneOf('using', 'used', 'cancelled'),
    seenStatus,
  }),
  data: GeneralOrder,
  seen: ['seenStatus'],
  errors: [40993],
});

/**
 * Receives an order. A call without a state for a received order returns it unchanged. An order for a mobile number needs the proof of that
 * number and the person: a known one, or name and id card. Code 40993: it has ended, or belongs to somebody else; 40999: the number is not
 * verified.
 * @zh 领取订单。对已领取的订单不带状态调用时原样返回。按手机号派发的订单需该手机号的验证凭证，以及人员：已知人员，或姓名和身份证号。40993：已结束或属于他人；40999：手机号未验证。
 */
export const receiveGeneralOrder = post('/api/sdhealth/tob/general-order/order/receive', {
  form: Type.Object({
    orderNo: Text(),
    /** The proof of the number, from `verifyTobCode`. Only for an order for a number. @zh 手机号验证凭证（来自 `verifyTobCode`），仅按手机号派发的订单需要。 */
    verifyToken: Type.Optional(Secret()),
    personId: Type.Optional(Text()),
    insuredName: Type.Optional(Personal('name')),
    insuredIdCard: Type.Optional(Personal('idCard')),
    mobile: Type.Optional(Personal('phone')),
    seenStatus,
    ...DisplayedPerson,
  }),
  data: GeneralOrder,
  once: true,
  seen: ['seenStatus', 'seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40993, 40999],
});

/** Counts the orders of a city, or of all cities. @zh 统计一个城市（或全部城市）的订单数。 */
export const countCityOrders = get('/api/sdhealth/tob/general-order/order/city-order-number', {
  query: Type.Object({ cityId: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});
