import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, IsoDate, IsoDateTime, Link, OneOf, Personal, Secret, Step, Text } from './shapes.ts';
import { SeenPerson, seenStatus } from './shapes-seen.ts';

/**
 * `placed`: ordered and waiting to be received; `received`: the person has it; `using`: begun; `used`, `expired` and `cancelled`
 * are ends.
 */
const Status = () => OneOf('placed', 'received', 'using', 'used', 'expired', 'cancelled');

/** A value-added service that a business partner gives. Names and numbers of the person are masked. */
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
  /** Absent for a voucher of the health card, which asks for none. */
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
  /** The code of a voucher of the health card, shown or said where the service is used. The use comes back where the order is called off. */
  voucherCode: Type.Optional(Text()),
});
export type GeneralOrder = Static<typeof GeneralOrder>;

/** The person of the order: a known one, or name, id card and mobile of a new one. */
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
  /** The worth of the service. The partner gives it. */
  amountFen: Fen(),
  notes: Type.Array(Text()),
});
export type GeneralProduct = Static<typeof GeneralProduct>;

/** The person's known data, masked, so that the form need not ask; absent where nothing is known. */
export const getGeneralSelfInfo = get('/api/sdhealth/tob/general-order/exist-self-info', {
  query: Type.Object({ productNo: Type.Optional(Text()) }),
  data: Type.Object({
    exists: Type.Boolean(),
    /** The account's own person, by name; the numbers are masked. */
    person: Type.Optional(
      Type.Object({ personId: Text(), insuredName: Text(), insuredIdCard: Text(), mobile: Text() }),
    ),
    /** The product that was asked for. */
    product: Type.Optional(GeneralProduct),
    /** The person's order of the product, where there is one. */
    orderNo: Type.Optional(Text()),
    /** An order that a partner has made for the mobile number that the person has proved last, within some minutes. */
    waiting: Type.Optional(
      Type.Object({ orderNo: Text(), status: OneOf('placed', 'expired', 'taken'), validTo: IsoDate() }),
    ),
  }),
});

/** Code 40993: it has not been received. */
export const getGeneralReceiveSuccess = get('/api/sdhealth/tob/general-order/receive-success', {
  query: OfOrder,
  data: Type.Object({
    order: GeneralOrder,
    nextSteps: Type.Array(Type.Object({ title: Text(), desc: Text(), link: Link() })),
  }),
  errors: [40993],
});

export const getGeneralOrder = get('/api/sdhealth/tob/general-order/detail', { query: OfOrder, data: GeneralOrder });

/** The page to use the service. Code 40993: it cannot be used now. */
export const getGeneralUseUrl = get('/api/sdhealth/tob/general-order/use-url', {
  query: OfOrder,
  data: Type.Object({ useUrl: Link(), expiresAt: IsoDateTime() }),
  errors: [40993],
});

/** One order a person and product: another is refused with 40994. */
export const placeGeneralOrder = post('/api/sdhealth/tob/general-order/place-order', {
  json: NewGeneralOrder,
  data: GeneralOrder,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenPhone'],
  errors: [40001, 40994],
});

/** `using` begins a received order, `used` ends it, `cancelled` calls it off. Code 40993: not from where it stands. */
export const updateGeneralStatus = post('/api/sdhealth/tob/general-order/status-update', {
  changes: true,
  json: Type.Object({ orderNo: Text(), status: OneOf('using', 'used', 'cancelled'), seenStatus }),
  data: GeneralOrder,
  seen: ['seenStatus'],
  errors: [40993],
});

/**
 * Answers with the order as it is where the call names no state and the order is received. An order that waits for a mobile number names the proof of that number and the person:
 * a known one, or name and id card. Code 40993: it is over, or somebody else's by now; 40999: the number is not proved.
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

/** Orders of a city, of all without one. */
export const countCityOrders = get('/api/sdhealth/tob/general-order/order/city-order-number', {
  query: Type.Object({ cityId: Type.Optional(Text()) }),
  data: Type.Object({ count: Count() }),
  timeoutMs: 1_000,
});
