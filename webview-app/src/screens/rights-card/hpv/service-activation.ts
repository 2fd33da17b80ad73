/**
 * Activates a service that a partner has ordered for a mobile number. Only a verified number is sent. After a lost response it looks the
 * order up and succeeds if the order belongs to the person. Two tabs activate one after the other.
 */
import { getGeneralSelfInfo, receiveGeneralOrder } from '../../../api/general-order.ts';
import { request } from '../../../client/request.ts';
import { inTurn, recoverLostAnswer } from '../../../flows/lost-answer.ts';

/** `none`: no partner has ordered the service for the number. `taken`: another account has it. */
export type RefusalReason = 'none' | 'expired' | 'taken';

export class CannotActivate extends Error {
  override readonly name = 'CannotActivate';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

export interface Activation {
  readonly productNo: string;
  readonly mobile: string;
  readonly verifyToken?: string;
  /** A known person as displayed, or name and id card. */
  readonly person:
    | { personId: string; seenPerson: string; seenIdCard: string }
    | { insuredName: string; insuredIdCard: string };
}

/** Assigns the number's order to the person. It also succeeds if the person already has the order. */
export const activateService = (activation: Activation, idempotencyKey: string): Promise<void> =>
  inTurn(`activation.${activation.productNo}`, (assertSamePerson) =>
    activateNow(activation, idempotencyKey, assertSamePerson),
  );

async function activateNow(
  activation: Activation,
  idempotencyKey: string,
  assertSamePerson: () => void,
): Promise<void> {
  const { productNo, mobile, verifyToken, person } = activation;
  const readSelfInfo = () => request(getGeneralSelfInfo, { query: { productNo } }, { notice: false });
  const { orderNo, waiting } = await readSelfInfo().finally(assertSamePerson);
  if (orderNo) return;
  if (!waiting) throw new CannotActivate('none');
  if (waiting.status !== 'placed') throw new CannotActivate(waiting.status);
  const order = { orderNo: waiting.orderNo, seenStatus: waiting.status };
  const body = { ...order, mobile, ...(verifyToken && { verifyToken }), ...person };
  await recoverLostAnswer(
    async () => (await request(receiveGeneralOrder, { body }, { idempotencyKey })).orderNo,
    async () => ((await readSelfInfo()).orderNo === waiting.orderNo ? waiting.orderNo : undefined),
  );
}
