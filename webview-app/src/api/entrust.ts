import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Fen, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';

/** A contract by which renewals are paid without asking again. */
export const Entrust = Type.Object({
  entrustNo: Text(),
  state: OneOf('signing', 'bound', 'ended'),
  productName: Text(),
  amountFen: Fen(),
  period: OneOf('month', 'year'),
  appliedAt: IsoDateTime(),
  boundAt: Type.Optional(IsoDateTime()),
  nextChargeOn: IsoDate(),
  /** The address of the contract's text. */
  contractUrl: Link(),
});
export type Entrust = Static<typeof Entrust>;

/** Signs the contract; the one that is there is given again. */
export const applyEntrust = post('/api/sdhealth/promotion/entrust/apply', {
  form: Type.Object({ payPlatform: Type.Optional(Type.Integer()), channel: Type.Optional(Text()) }),
  data: Entrust,
  once: true,
});

export const hasBindEntrust = get('/api/sdhealth/promotion/entrust/has-bind-entrust', {
  data: Type.Object({ bound: Type.Boolean(), entrust: Type.Optional(Entrust) }),
});
