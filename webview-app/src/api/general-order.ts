import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, IsoDate, IsoDateTime, Link, OneOf, Personal, Secret, Step, Text } from './shapes.ts';
import { SeenPerson, seenStatus } from './shapes-seen.ts';

/** The status. `placed`: not received yet. `received`: the person has it. `using`: started. `used`, `expired` and `cancelled` are final. */
const Status = () => OneOf('placed', 'received', 'using', 'used', 'expired', 'cancelled');

/** A value-added service of a business partner. The person's name and numbers are masked. */
export const GeneralOrder = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  desc: Text(),
  coverUrl: Address(),
  companyName: Text(),
  status: Status(),
  amountFen: Fen(),
  insuredName: Text(),
  /** Absent for a voucher of the health card, which needs none. */
  insuredIdCard: Type.Optional(Text()),
  mobile: Text(),
  createdAt: IsoDateTime(),
  receivedAt: Type.Optional(IsoDateTime()),
  validTo: IsoDate(),
  canReceive: Type.Boolean(),
  canUse: Type.Boolean(),
  canCancel: Type.Boolean(),
  steps: Type.Array(Step),
  notes: Type.Array(Text()),
  /** The code of a health card voucher, shown or read out where the service is used. Cancelling the order returns the use. */
  voucherCode: Type.Optional(Text()),
});
export type GeneralOrder = Static<typeof GeneralOrder>;

/** The person of the order: a known person, or a new person with name, id card and mobile. */
export const NewGeneralOrder = Type.Object({
  productNo: Text(),
  personId: Type.Optional(Text()),
  insuredName: Type.Optional(Personal('name')),
  insuredIdCard: Type.Optional(Personal('idCard')),
  mobile: Type.Optional(Personal('phone')),
  ...SeenPerson,
});
export type NewGeneralOrder = Static<typeof NewGeneralOrder>;

const OfOrder = Type.Object({ orderNo: Text() });

/** A service before it is ordered. */
export const GeneralProduct = Type.Object({
  name: Text(),
  desc: Text(),
  coverUrl: Address(),
  companyName: Text(),
  /** The worth of the service, which the partner pays. */
  amountFen: Fen(),
  notes: Type.Array(Text()),
});
export type GeneralProduct = Static<typeof GeneralProduct>;

/** Returns the person's known data, masked, so that the form need not ask. Absent if nothing is known. */
export const getGeneralSelfInfo = get('/api/sdhealth/tob/general-order/exist-self-info', {
  query: Type.Object({ productNo: Type.Optional(Text()) }),
  data: Type.Object({
    exists: Type.Boolean(),
    /** The account's own person, with the name and masked numbers. */
    person: Type.Optional(
      Type.Object({ personId: Text(), insuredName: Text(), insuredIdCard: Text(), mobile: Text() }),
    ),
    /** The requested product. */
    product: Type.Optional(GeneralProduct),
    /** The person's order of the product, if it exists. */
    orderNo: Type.Optional(Text()),
    /** A partner's order for the mobile number that the person has verified last, within some minutes. */
    waiting: Type.Optional(
      Type.Object({ orderNo: Text(), status: OneOf('placed', 'expired', 'taken'), validTo: IsoDate() }),
    ),
  }),
});

/** Returns a received order. Code 40993: it has not been received. */
export const getGeneralReceiveSuccess = get('/api/sdhealth/tob/general-order/receive-success', {
  query: OfOrder,
  data: Type.Object({
    order: GeneralOrder,
    nextSteps: Type.Array(Type.Object({ title: Text(), desc: Text(), link: Link() })),
  }),
  errors: [40993],
});

export const getGeneralOrder = get('/api/sdhealth/tob/general-order/detail', { query: OfOrder, data: GeneralOrder });

/** Returns the page to use the service. Code 40993: it cannot be used now. */
export const getGeneralUseUrl = get('/api/sdhealth/tob/general-order/use-url', {
  query: OfOrder,
  data: Type.Object({ useUrl: Link(), expiresAt: IsoDateTime() }),
  errors: [40993],
});

/** Orders a service, one order per person and product. Code 40994: an order exists. */
export const placeGeneralOrder = post('/api/sdhealth/tob/general-order/place-order', {
  json: NewGeneralOrder,
  data: GeneralOrder,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40001, 40994],
});

/** Changes the status: `using` starts a received order, `used` ends it, `cancelled` cancels it. Code 40993: impossible now. */
export const updateGeneralStatus = post('/api/sdhealth/tob/general-order/status-update', {
  changes: true,
  json: Type.Object({ orderNo: Text(), status: OneOf('using', 'used', 'cancelled'), seenStatus }),
  data: GeneralOrder,
  seen: ['seenStatus'],
  errors: [40993],
});

/**
 * Receives an order. A call without a state for a received order returns it unchanged. An order for a mobile number needs the proof of that
 * number and the person: a known one, or name and id card. Code 40993: it has ended, or belongs to somebody else; 40999: the number is not
 * verified.
 */
export const receiveGeneralOrder = post('/api/sdhealth/tob/general-order/order/receive', {
  form: Type.Object({
    orderNo: Text(),
    verifyToken: Type.Optional(Secret()),
    personId: Type.Optional(Text()),
    insuredName: Type.Optional(Personal('name')),
    insuredIdCard: Type.Optional(Personal('idCard')),
    mobile: Type.Optional(Personal('phone')),
    seenStatus,
    ...SeenPerson,
  }),
  data: GeneralOrder,
  once: true,
  seen: ['seenStatus', 'seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40993, 40999],
});

/** Counts the orders of a city, or of all cities. */
export const countCityOrders = get('/api/sdhealth/tob/general-order/order/city-order-number', {
  query: Type.Object({ cityId: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});
