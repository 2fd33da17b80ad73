import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { ConfCode, NotPersonal, Text } from './shapes.ts';

/** Only false, 0 or '0' in `isSign` or `isPay` blocks a payment; in an app also `confCode` 20000000003 or 30000000001 (section 4). */
export const PayConfig = Type.Object({
  confCode: Type.Optional(ConfCode()),
  isSign: Type.Optional(Type.Unknown()),
  isPay: Type.Optional(Type.Unknown()),
});
export type PayConfig = Static<typeof PayConfig>;

const OpenidQuery = Type.Object({ payPlatform: Type.Integer() });
/** A value of any type: it is "truthy or falsy" (specification, section 7). */
const Truth = Type.Unknown();
const PayQuery = Type.Object({ payServiceOrderId: Text(), signature: NotPersonal('of an order; it names nobody') });

/** Tells whether the person has an openid for the pay platform: 6 for one mini-program, else 5. For the health payment. */
export const hasMallOpenid = get('/api/sdhealth/mall/has-openid', { query: OpenidQuery, data: Truth });

/** Tells whether the person has an openid, for every other payment. */
export const hasUserOpenid = get('/api/sdb/user/has-openid', { query: OpenidQuery, data: Truth });

export const getPayConfig = get('/api/pay/config/client-pay/get-pay-config', { query: PayQuery, data: PayConfig });

/** Returns the pay configuration by business. `suffix` is empty or begins with a hyphen. `-sdhealth` is for the health payment. */
export const getClientPayConf = post('/api/pay/config/client-pay/get-conf{suffix}', {
  asks: true,
  form: PayQuery,
  data: PayConfig,
});
