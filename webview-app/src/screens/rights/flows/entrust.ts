/**
 * Handles the contract that pays renewals without asking again. Rules:
 * 1. Only the service decides whether it is signed, never a return from the signing page.
 * 2. Before a new contract, the service is asked for an existing one, which is continued, so that nobody signs twice. Two tabs ask one after
 *    the other.
 * 3. A lost response is looked up. If the service has a contract, that is the result (P09).
 * 4. Once another person is signed in, nothing more is sent and no page opens (A04).
 */
import { applyEntrust, type Entrust, type EntrustOffer, hasBindEntrust } from '../../../api/entrust.ts';
import { request } from '../../../client/request.ts';
import { inTurn, recoverLostAnswer } from '../../../flows/lost-answer.ts';
import { bridge } from '../../../platform/bridge.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { loadConfig } from '../../../platform/configuration.ts';
import { absoluteUrl } from '../../../platform/history.ts';
import { payPlatform } from '../../../platform/pay-platform.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { isTrue } from '../../../platform/storage.ts';

const SIGNING_KEY = 'entrust.left';

/** Begins a contract of the displayed amount, or returns the existing one. `returnTo`: the page to return to, an address within the app. */
export function beginEntrust(
  { amountFen }: Pick<EntrustOffer, 'amountFen'>,
  returnTo: string,
  idempotencyKey: string,
): Promise<Entrust> {
  return inTurn('entrust', async (assertSamePerson) => {
    const previous = await readEntrust();
    assertSamePerson();
    if (previous) return previous;
    // The pay platform comes from the configuration.
    await loadConfig();
    assertSamePerson();
    return applyOnce(amountFen, returnTo, idempotencyKey);
  });
}

async function readEntrust(): Promise<Entrust | undefined> {
  const { entrust } = await request(hasBindEntrust, {});
  return entrust?.state === 'ended' ? undefined : entrust;
}

function applyOnce(seenAmountFen: number, returnTo: string, idempotencyKey: string): Promise<Entrust> {
  const body = {
    payPlatform: payPlatform(bridge.host),
    channel: channelInfo().channel || undefined,
    returnUrl: absoluteUrl(returnTo),
    seenAmountFen,
  };
  return recoverLostAnswer(() => request(applyEntrust, { body }, { idempotencyKey }), readEntrust);
}

/** Records that the person leaves for the signing page. It lasts as long as the visit. */
export const noteSigningBegun = (): void => void keepPersonal(SIGNING_KEY, true, { area: 'session' });
/** Checks that the person has left for the signing page and nothing was begun since. */
export const hasBegunSigning = (): boolean => recallPersonal(SIGNING_KEY, isTrue, 'session') === true;
export const forgetSigning = (): void => forgetPersonal(SIGNING_KEY, 'session');
