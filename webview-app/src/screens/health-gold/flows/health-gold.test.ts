/** Tests the walking activity's guide against the embedded backend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../test/account.ts';
import { openBank } from '../../../../test/payment/bank.ts';
import { configureClient, isApiError } from '../../../client/request.ts';
import { forgetPerson } from '../../../platform/personal.ts';
import { healthGold, isGuideShown } from '../../../store/health-gold.ts';
import { beginSession, endSession } from '../../../store/session.ts';
import { loadGuide, reportGuide } from './health-gold.ts';

let calls: string[] = [];
let send: (input: string, init?: RequestInit) => Promise<Response>;

beforeEach(async () => {
  const bank = await openBank();
  calls = [];
  send = (input, init) => {
    calls.push(new URL(input, 'http://localhost').pathname.split('/').at(-1) ?? '');
    return bank.fetch(input, init);
  };
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => send(input, init));
  configureClient({ token: () => bank.token, language: () => 'en' });
  forgetPerson();
});
afterEach(() => vi.unstubAllGlobals());

test('the guide response when it is loaded: is stored with all its fields', async () => {
  const fields = Object.keys(healthGold);
  expect(isGuideShown(healthGold)).toBe(false);
  await loadGuide();
  expect(isGuideShown(healthGold)).toBe(true);
  expect(healthGold.activityRules.length).toBeGreaterThan(0);
  expect(Object.keys(healthGold)).toEqual(fields);
});

test('the guide when its status was saved: is reloaded', async () => {
  await loadGuide();
  await reportGuide(5);
  expect(calls).toEqual(['guide-status', 'guide-status-report', 'guide-status']);
  expect(isGuideShown(healthGold)).toBe(false);
});

test('the guide when its status was refused: is not reloaded', async () => {
  const realSend = send;
  send = (input, init) =>
    input.endsWith('guide-status-report')
      ? Promise.resolve(Response.json({ code: 40000, data: null, msg: 'no' }))
      : realSend(input, init);
  const error = await reportGuide(3).catch((reason: unknown) => reason);
  expect(isApiError(error, 40000)).toBe(true);
  expect(calls).not.toContain('guide-status');
});

test('A04: the guide response when the person has logged out: is dropped', async () => {
  beginSession('t', account('a'));
  const loading = loadGuide();
  endSession();
  await loading;
  expect(isGuideShown(healthGold)).toBe(false);
});
