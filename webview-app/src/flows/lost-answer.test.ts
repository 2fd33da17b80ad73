/** Tests calls of a person who has logged out, and answers that were lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { backend, logIn } from '../../test/backend.ts';
import { ApiError } from '../client/request.ts';
import { exchangeGoods } from '../screens/health-gold/flows/goods-exchange.ts';
import { claimRights } from '../screens/rights/flows/claim-rights.ts';
import { beginEntrust } from '../screens/rights/flows/entrust.ts';
import { activateService } from '../screens/rights-card/hpv/service-activation.ts';
import { beginSession } from '../store/session.ts';
import { recoverLostAnswer } from './lost-answer.ts';

let openLocks: () => void;

/** Simulates locks that another tab holds until they are released. */
beforeEach(() => {
  const whenOpen = new Promise<void>((resolve) => {
    openLocks = resolve;
  });
  const request = (_name: string, work: () => Promise<unknown>) => whenOpen.then(work);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  localStorage.clear();
});

const signIn = (userId: string) => beginSession('a token', account(userId));

const NEW_PERSON = { insuredName: '王芳', insuredIdCard: '110105199001010027' };

const ACTIONS = {
  'a claim': () => claimRights('v2', 'key'),
  'a contract': () => beginEntrust({ amountFen: 1 }, '/rights/guide-contract-withholding', 'key'),
  'an exchange': () => exchangeGoods({ skuId: 'G1', coins: 1, priceFen: 0 }, 'key'),
  'an activation': () => activateService({ productNo: 'P4001', mobile: '13800138000', person: NEW_PERSON }, 'key'),
};

test.each(Object.entries(ACTIONS))(
  'A04: %s when it waits for another tab and the person changes: not sent',
  async (_, run) => {
    const { calls } = backend();
    await logIn();
    signIn('the first');
    const previous = calls.length;
    const end = run();
    signIn('the next');
    openLocks();
    await expect(end).rejects.toMatchObject({ code: 'ABORTED' });
    expect(calls).toHaveLength(previous);
  },
);

describe('a lost answer', () => {
  const timedOut = () => Promise.reject(new ApiError('TIMEOUT', 'POST /pay'));

  test('a lost answer when its result is searched: returned if the service has it, unlike after a refusal', async () => {
    const find = vi.fn<() => Promise<string | undefined>>();
    find.mockResolvedValueOnce('O1').mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no network'));
    expect(await recoverLostAnswer(timedOut, find)).toBe('O1');
    await expect(recoverLostAnswer(timedOut, find)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect(recoverLostAnswer(timedOut, find)).rejects.toMatchObject({ code: 'TIMEOUT' });
    const refused = () => Promise.reject(new ApiError(40900, 'POST /pay'));
    await expect(recoverLostAnswer(refused, find)).rejects.toMatchObject({ code: 40900 });
    expect(find).toHaveBeenCalledTimes(3);
  });

  test('A04: a lost answer when another person is signed in: neither searched nor returned', async () => {
    signIn('the first');
    const find = vi.fn(async () => 'of the next person');
    const end = recoverLostAnswer(async () => {
      signIn('the next');
      return timedOut();
    }, find);
    await expect(end).rejects.toMatchObject({ code: 'ABORTED' });
    expect(find).not.toHaveBeenCalled();
  });
});
