import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { OpenEnum, Secret, Text } from './shapes.ts';

/**
 * Pays one payment sequence, the host's own way: native cashier, the mini-program's pay page, or the payment host by address.
 *
 * The answer is a hint, never a proof: `paid` (the host says so), `redirected` (this page is about to be left), `handed-over`
 * (another page took over and this one may be shown again). Ask the server in every case, also after a rejection whose
 * `mayHaveHappened` is true: that is every one after it was sent, CANCELLED too, unless the host vouches for the contrary.
 * It is written to the journal before it is sent; while the journal has it, the same `paySeq` is never sent again (BUSY).
 * `pending()` names it until the page, told by the server, calls `settle()`.
 *
 * From app 2.1.0 on the two urls travel absolute, before as paths (specification, section 4).
 */
export const paySeq = call('paySeq', {
  since: '1.0.0',
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Type.Object({
    paySeq: Text(),
    payServiceOrderId: Text(),
    signature: Secret(),
    /** What the payment host wants; `unifiedOrderType` among it. */
    payInfo: Type.Record(Type.String(), Type.Unknown(), { secret: true }),
    /** Absolute. Where a paid order goes on. */
    redirectUrl: Text(),
    /** Absolute. Where an unpaid order goes back to. */
    failUrl: Text(),
    biz: Type.Optional(Type.String()),
  }),
  result: Type.Object({ outcome: OpenEnum('paid', 'redirected', 'handed-over') }),
  deadlineMs: PERSON_MS,
  singleFlight: 'per:paySeq',
  journal: 'paySeq',
});

/** The host says how a payment ended, possibly for a page load before this one. A hint: ask the server. */
export const paymentReturned = event('paymentReturned', {
  since: '1.0.0',
  payload: Type.Object({ paySeq: Text(), outcome: OpenEnum('paid', 'cancelled', 'failed') }),
  each: true,
});
