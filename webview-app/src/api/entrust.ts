import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Fen, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';
import { seenAmountFen } from './shapes-seen.ts';

/** The charge of a contract: amount, product and frequency. */
const Charge = {
  productNo: Text(),
  productName: Text(),
  amountFen: Fen(),
  period: OneOf('month', 'year'),
  /** The address of the contract's text. */
  contractUrl: Link(),
};

/** The contract that would be signed now. */
export const EntrustOffer = Type.Object({
  ...Charge,
  firstChargeOn: IsoDate(),
  /** The date of the charge after the first. */
  nextChargeOn: IsoDate(),
});
export type EntrustOffer = Static<typeof EntrustOffer>;

/** A contract that pays renewals without asking again. */
export const Entrust = Type.Object({
  ...Charge,
  entrustNo: Text(),
  /** `signing`: the person has not signed yet, on the page of `signUrl`. */
  state: OneOf('signing', 'bound', 'ended'),
  appliedAt: IsoDateTime(),
  boundAt: Type.Optional(IsoDateTime()),
  /** The place where the contract was signed and can be ended. */
  signedIn: Type.Optional(OneOf('wechat', 'alipay', 'app')),
  /** The page for signing, while `state` is `signing`. */
  signUrl: Type.Optional(Link()),
  /** The next charge to come. */
  nextChargeOn: IsoDate(),
});
export type Entrust = Static<typeof Entrust>;

/** Starts a contract. An existing contract is returned again, so that nobody signs twice. `returnUrl` is the page to return to. */
export const applyEntrust = post('/api/sdhealth/promotion/entrust/apply', {
  unread: ['the service counts its sales by it', 'channel'],
  form: Type.Object({
    payPlatform: Type.Optional(Type.Integer()),
    channel: Type.Optional(Text()),
    returnUrl: Type.Optional(Text()),
    /** The amount of each charge. */
    seenAmountFen: Type.Optional(seenAmountFen),
  }),
  data: Entrust,
  once: true,
  seen: ['seenAmountFen'],
});

/** Returns contract and offer. `offer` is absent if nothing can be signed: a contract exists, or nothing is renewed. */
export const hasBindEntrust = get('/api/sdhealth/promotion/entrust/has-bind-entrust', {
  data: Type.Object({
    bound: Type.Boolean(),
    entrust: Type.Optional(Entrust),
    offer: Type.Optional(EntrustOffer),
  }),
});
