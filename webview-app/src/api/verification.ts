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

/** The decrypted content of a link. Names and numbers are masked. */
export const Decrypted = Type.Object({
  name: Type.Optional(Text()),
  mobile: Type.Optional(Text()),
  idCard: Type.Optional(Text()),
  orderNo: Type.Optional(Text()),
  productNo: Type.Optional(Text()),
  /** The address to which a shop sends its buyer. The shop chose the text, so it may be anything. */
  target: Type.Optional(Text()),
});
export type Decrypted = Static<typeof Decrypted>;

/** A value-added order that belongs to an order. */
export const VasOrder = Type.Object({
  vasOrderNo: Text(),
  vasProductNo: Text(),
  name: Text(),
  status: OneOf('active', 'used', 'ended'),
  validTo: IsoDate(),
});
export type VasOrder = Static<typeof VasOrder>;

/** Sends a code. Code 40001: invalid mobile number; 40995: requested again within `intervalS`. */
export const sendTobVerifyCode = post('/api/sdhealth/tob/user/verify/send-verify-code', {
  unread: ['the texts of a message are the service’s', 'scene'],
  unseen: 'sends a message',
  json: Type.Object({ mobile: Personal('phone'), scene: Type.Optional(NotPersonal('a constant of each page')) }),
  data: Type.Object({
    msg: Text(),
    /** Seconds until another code may be requested. */
    intervalS: Count(),
  }),
  errors: [40001, 40995],
});

/** Verifies a code. `verifyToken` proves to the next call, for a while, that the number is the person's. Code 20206: a wrong code. */
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

/** Decrypts a text. Code 40996: this service has not encrypted it. */
export const decryptText = post('/api/sdhealth/tob/decrypt/by-encrypt', {
  asks: true,
  json: Type.Object({ encrypt: NotPersonal(SEALED) }),
  data: Decrypted,
  errors: [40996],
});

/**
 * Decrypts an order's link for anyone who opens it: no order number, and of the owner only the masked name. Code 40996: not encrypted by
 * this service, or an expired link; 40400: the order no longer exists.
 */
export const decryptOrder = post('/api/sdhealth/tob/decrypt/by-encrypt-order', {
  asks: true,
  json: Type.Object({ encryptOrder: NotPersonal(SEALED) }),
  data: Type.Object({
    kind: OneOf('checkup', 'service'),
    productNo: Text(),
    productName: Text(),
    status: OrderStatus(),
    /** The masked name of the friend who owns the order. */
    sharedBy: Type.Optional(Text()),
    coverUrl: Type.Optional(Address()),
    /** The price of a package that is on sale, or the worth of a service that its giver pays. */
    amountFen: Type.Optional(Fen()),
    /** The giver of a service. */
    companyName: Type.Optional(Text()),
    /** The name of the service's static page. Absent if it has none. */
    serviceNo: Type.Optional(Text()),
  }),
  errors: [40996],
});

/** Returns an order with its value-added orders. */
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
