import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { ConfCode, NotPersonal, Text } from './shapes.ts';

/**
 * Only false, 0 or '0' in `isSign` or `isPay` blocks a payment; in an app also `confCode` 20000000003 or 30000000001 (section 4).
 * @zh 只有 `isSign` 或 `isPay` 为 false、0 或 '0' 会阻止支付；在 App 内 `confCode` 为 20000000003 或 30000000001 也会。
 */
export const PayConfig = Type.Object({
  confCode: Type.Optional(ConfCode()),
  isSign: Type.Optional(Type.Unknown()),
  isPay: Type.Optional(Type.Unknown()),
});
export type PayConfig = Static<typeof PayConfig>;

/** The pay platform of the payment: 6 for one mini-program, else 5. @zh 支付平台：某小程序为 6，其余为 5。 */
const OpenidQuery = Type.Object({ payPlatform: Type.Integer() });
/** A value of any type, read as true or false. @zh 任意类型的值，按真假判断。 */
const Truth = Type.Unknown();
/** The payment to look up, with the server's signature of it. @zh 要查询的支付及服务端对它的签名。 */
const PayQuery = Type.Object({ payServiceOrderId: Text(), signature: NotPersonal('of an order; it names nobody') });

/**
 * Tells whether the person has an openid for the pay platform: 6 for one mini-program, else 5. For the health payment.
 * @zh 判断用户在该支付平台是否有 openid（某小程序为 6，其余为 5），用于健康支付。
 */
export const hasMallOpenid = get('/api/sdhealth/mall/has-openid', { query: OpenidQuery, data: Truth });

/** Tells whether the person has an openid, for every other payment. @zh 判断用户是否有 openid，用于其他支付。 */
export const hasUserOpenid = get('/api/sdb/user/has-openid', { query: OpenidQuery, data: Truth });

/** Returns whether a payment may begin in this host. Asked before each payment. @zh 返回该宿主内能否发起支付，每次支付前查询。 */
export const getPayConfig = get('/api/pay/config/client-pay/get-pay-config', { query: PayQuery, data: PayConfig });

/**
 * Returns the pay configuration by business. `suffix` is empty or begins with a hyphen. `-sdhealth` is for the health payment.
 * @zh 按业务返回支付配置。`suffix` 为空或以连字符开头，`-sdhealth` 用于健康支付。
 */
export const getClientPayConf = post('/api/pay/config/client-pay/get-conf{suffix}', {
  asks: true,
  form: PayQuery,
  data: PayConfig,
});
