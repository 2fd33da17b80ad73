import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Fen, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';
import { seenAmountFen } from './shapes-seen.ts';

/** The money of a contract: what is taken for what, and how often. */
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
  /** The charge after the first. */
  nextChargeOn: IsoDate(),
});
export type EntrustOffer = Static<typeof EntrustOffer>;

/** A contract by which renewals are paid without asking again. */
export const Entrust = Type.Object({
  ...Charge,
  entrustNo: Text(),
  /** `signing`: it waits for the person on the page of `signUrl`, and nothing is signed yet. */
  state: OneOf('signing', 'bound', 'ended'),
  appliedAt: IsoDateTime(),
  boundAt: Type.Optional(IsoDateTime()),
  /** The place where it was signed, and where it is ended. */
  signedIn: Type.Optional(OneOf('wechat', 'alipay', 'app')),
  /** The page on which it is signed, while it is `signing`. */
  signUrl: Type.Optional(Link()),
  /** The next charge to come. */
  nextChargeOn: IsoDate(),
});
export type Entrust = Static<typeof Entrust>;

/** Begins a contract; the one that is there is given again, so that nobody signs twice. `returnUrl`: the page to come back to. */
export const applyEntrust = post('/api/sdhealth/promotion/entrust/apply', {
  unread: ['the service counts its sales by it', 'channel'],
  form: Type.Object({
    payPlatform: Type.Optional(Type.Integer()),
    channel: Type.Optional(Text()),
    returnUrl: Type.Optional(Text()),
    /** The amount of each withdrawal. */
    seenAmountFen: Type.Optional(seenAmountFen),
  }),
  data: Entrust,
  once: true,
  seen: ['seenAmountFen'],
});

/** `offer` is absent where nothing can be signed: a contract is there, or there is nothing to renew. */
export const hasBindEntrust = get('/api/sdhealth/promotion/entrust/has-bind-entrust', {
  data: Type.Object({
    bound: Type.Boolean(),
    entrust: Type.Optional(Entrust),
    offer: Type.Optional(EntrustOffer),
  }),
});
