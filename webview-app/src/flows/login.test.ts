/** Tests the page's own login dialog: it opens only without a session, and closes when its purpose is fulfilled. */
import { BridgeError } from '@sdhealth/bridge-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { openTexts, text } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { thirdType } from '../platform/channel.ts';
import { answerDialog, loginRequest } from '../platform/login-request.ts';
import { noteLoginRound } from '../store/login-rounds.ts';
import { beginRestore, beginSession, endSession, isLoggedIn, learnAccount } from '../store/session.ts';
import { notices } from '../ui/toast-store.ts';
import { askLogin, ensureBoundMobile, requireLogin } from './login.ts';

beforeEach(endSession);
afterEach(() => answerDialog(false));
const expectDialog = (purpose: string) => vi.waitFor(() => expect(loginRequest.purpose).toBe(purpose));

test('A02: a call when it was refused while the session is restored: no login after the restoration', async () => {
  beginRestore();
  const done = requireLogin('required');
  beginSession('a-1', account('a'));
  expect(await done).toBe(true);
  expect(loginRequest.purpose).toBeUndefined();
});

test('A02: the login dialog when the server has ended the session: stays until a new session begins', async () => {
  beginSession('a-1', account('a'));
  const done = requireLogin('expired');
  await expectDialog('login');
  learnAccount(account('a'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(loginRequest.purpose).toBe('login');
  beginSession('a-2', account('a'));
  expect(await done).toBe(true);
  expect(loginRequest.purpose).toBeUndefined();
});

test('the bind dialog when the login dialog is answered: stays open', async () => {
  beginSession('a-1', { ...account('a'), hasMobile: false });
  const bound = ensureBoundMobile();
  await expectDialog('bind');
  answerDialog(true, 'login');
  expect(loginRequest.purpose).toBe('bind');
  learnAccount(account('a'));
  expect(await bound).toBe(true);
});

test('a login when it is requested after a failed one and declined: the session stays', async () => {
  beginSession('a-1', account('a'));
  noteLoginRound(thirdType(), false);
  const done = askLogin('expired');
  await expectDialog('login');
  answerDialog(false);
  expect(await done).toBe(false);
  expect(isLoggedIn()).toBe(true);
});

test.each([
  ['a session has begun meanwhile', () => beginSession('a-1', account('a')), () => []],
  ['nobody is signed in', () => undefined, () => [text().states.offline.title]],
])(
  'N01: a login when the host has failed and no server answers (%s): shows a message only without a session',
  async (_, meanwhile, expectedMessages) => {
    await openTexts();
    vi.stubGlobal('fetch', async () => {
      meanwhile();
      throw new TypeError('no network');
    });
    const call = vi.spyOn(bridge, 'call').mockRejectedValue(new BridgeError('HOST_GONE'));
    expect(await askLogin('required')).toBe(false);
    expect(notices.list().map(({ message }) => message)).toEqual(expectedMessages());
    call.mockRestore();
    vi.unstubAllGlobals();
  },
);
