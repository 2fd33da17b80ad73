import { type Static, Type } from 'typebox';
import { post } from './endpoint.ts';
import {
  Address,
  Count,
  Fen,
  IsoDate,
  IsoDateTime,
  NotPersonal,
  OneOf,
  OrderStatus,
  Personal,
  Secret,
  Text,
} from './shapes.ts';

/** The decrypted content of a link. Names and numbers are masked. @zh 链接解密后的内容，姓名和号码已脱敏。 */
export const Decrypted = Type.Object({
  /** The person's name, masked. @zh 姓名，已脱敏。 */
  name: Type.Optional(Text()),
  mobile: Type.Optional(Text()),
  idCard: Type.Optional(Text()),
  orderNo: Type.Optional(Text()),
  productNo: Type.Optional(Text()),
  /** The address to which a shop sends its buyer. The shop chose the text, so it may be anything. @zh 店铺跳转买家的地址，由店铺填写，内容不限。 */
  target: Type.Optional(Text()),
});
export type Decrypted = Static<typeof Decrypted>;

/** A value-added order that belongs to an order. @zh 订单附带的增值订单。 */
export const VasOrder = Type.Object({
  vasOrderNo: Text(),
  vasProductNo: Text(),
  name: Text(),
  /** `ended`: over or cancelled. @zh `active` 可使用，`used` 已使用，`ended` 已结束。 */
  status: OneOf('active', 'used', 'ended'),
  validTo: IsoDate(),
});
export type VasOrder = Static<typeof VasOrder>;

/** Sends a code. Code 40001: invalid number; 40995: requested again within `intervalS`. @zh 发送验证码。40001：手机号无效；40995：`intervalS` 秒内重复请求。 */
export const sendTobVerifyCode = post('/api/sdhealth/tob/user/verify/send-verify-code', {
  unread: ['the texts of a message are the service’s', 'scene'],
  unseen: 'sends a message',
  json: Type.Object({ mobile: Personal('phone'), scene: Type.Optional(NotPersonal('a constant of each page')) }),
  data: Type.Object({
    /** The sentence to show, in the person's language. @zh 显示的提示，使用用户的语言。 */
    msg: Text(),
    /** Seconds until another code may be requested. @zh 再次请求验证码前需等待的秒数。 */
    intervalS: Count(),
  }),
  errors: [40001, 40995],
});

/**
 * Verifies a code. `verifyToken` proves to the next call, for a while, that the number is the person's. Code 20206: a wrong code.
 * @zh 校验验证码。`verifyToken` 在一段时间内向下一次调用证明手机号属于用户。20206：验证码错误。
 */
export const verifyTobCode = post('/api/sdhealth/tob/user/verify/verify-code', {
  unseen: 'the code is for the number that it names',
  json: Type.Object({ mobile: Personal('phone'), verifyCode: Secret() }),
  data: Type.Object({
    verified: Type.Boolean(),
    verifyToken: Secret(),
    expiresAt: IsoDateTime(),
  }),
  errors: [20206, 40001],
});

const SEALED = 'the service alone can read it';

/** Decrypts a text. Code 40996: this service has not encrypted it. @zh 解密文本。40996：不是本服务加密的。 */
export const decryptText = post('/api/sdhealth/tob/decrypt/by-encrypt', {
  asks: true,
  json: Type.Object({ encrypt: NotPersonal(SEALED) }),
  data: Decrypted,
  errors: [40996],
});

/**
 * Decrypts an order's link for anyone who opens it: no order number, and of the owner only the masked name. Code 40996: not encrypted by
 * this service, or an expired link; 40400: the order no longer exists.
 * @zh 为打开订单链接的任何人解密：不含订单编号，所有者只有脱敏姓名。40996：不是本服务加密或链接已过期；40400：订单已不存在。
 */
export const decryptOrder = post('/api/sdhealth/tob/decrypt/by-encrypt-order', {
  asks: true,
  json: Type.Object({ encryptOrder: NotPersonal(SEALED) }),
  data: Type.Object({
    kind: OneOf('checkup', 'service'),
    productNo: Text(),
    productName: Text(),
    status: OrderStatus(),
    /** The masked name of the friend who owns the order. @zh 分享订单的好友姓名，已脱敏。 */
    sharedBy: Type.Optional(Text()),
    coverUrl: Type.Optional(Address()),
    /** The price of a package that is on sale, or the worth of a service that its giver pays. @zh 在售套餐的价格，或赠送服务的价值，单位为分。 */
    amountFen: Type.Optional(Fen()),
    /** The giver of a service. @zh 赠送服务的企业。 */
    companyName: Type.Optional(Text()),
    /** The name of the service's static page. Absent if it has none. @zh 服务静态页的名称；没有时不返回。 */
    serviceNo: Type.Optional(Text()),
  }),
  errors: [40996],
});

/** Returns an order with its value-added orders. @zh 返回订单及其增值订单。 */
export const queryHealthOrderAndVas = post('/api/sdhealth/tob/query/health-order-and-vas', {
  asks: true,
  json: Type.Object({ orderNo: Text() }),
  data: Type.Object({
    orderNo: Text(),
    productNo: Text(),
    productName: Text(),
    status: OrderStatus(),
    createdAt: IsoDateTime(),
    vas: Type.Array(VasOrder),
  }),
});
