import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { Address, OpenEnum, Secret, Text } from './shapes.ts';

/**
 * Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.
 *
 * The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page
 * took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is
 * true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened.
 * The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY).
 * `pending()` lists it until the page has asked the server and calls `settle()`.
 *
 * The provider's own apps before 2.1.0 get the two urls as paths, every other app absolute.
 */
export const paySeq = call('paySeq', {
  since: '1.0.0',
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Type.Object({
    paySeq: Text(),
    payServiceOrderId: Text(),
    signature: Secret(),
    /** Fields for the payment host, `unifiedOrderType` among them. */
    payInfo: Type.Record(Type.String(), Type.Unknown(), { secret: true }),
    /** Absolute url of the page after a paid order. */
    redirectUrl: Address('return'),
    /** Absolute url of the page after an order that is not paid. */
    failUrl: Address('return'),
    biz: Type.Optional(Type.String()),
  }),
  result: Type.Object({ outcome: OpenEnum('paid', 'redirected', 'handed-over') }),
  deadlineMs: PERSON_MS,
  singleFlight: 'per:paySeq',
  journal: 'paySeq',
});

/** The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server. */
export const paymentReturned = event('paymentReturned', {
  since: '1.0.0',
  payload: Type.Object({ paySeq: Text(), outcome: OpenEnum('paid', 'cancelled', 'failed') }),
  each: true,
});
