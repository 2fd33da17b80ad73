/** Tests this page's own login dialog: it opens only without a session, and closes when its purpose is met. */
import { BridgeError } from '@sdhealth/bridge-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { openTexts, text } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { thirdType } from '../platform/channel.ts';
import { answerDialog, loginRequest } from '../platform/login-request.ts';
import { noteLeftForLogin } from '../store/login-rounds.ts';
import { beginRestore, beginSession, endSession, isLoggedIn, learnAccount } from '../store/session.ts';
import { notices } from '../ui/toast-store.ts';
import { askLogin, ensureBoundMobile, requireLogin } from './login.ts';

beforeEach(endSession);
afterEach(() => answerDialog(false));
const dialog = (purpose: string) => vi.waitFor(() => expect(loginRequest.purpose).toBe(purpose));

test('A02: a call when it was refused during a session’s restoration: no login once the session comes', async () => {
  beginRestore();
  const done = requireLogin('required');
  beginSession('a-1', account('a'));
  expect(await done).toBe(true);
  expect(loginRequest.purpose).toBeUndefined();
});

test('A02: the login dialog when the server has ended the session: stays until a new session comes', async () => {
  beginSession('a-1', account('a'));
  const done = requireLogin('expired');
  await dialog('login');
  learnAccount(account('a'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(loginRequest.purpose).toBe('login');
  beginSession('a-2', account('a'));
  expect(await done).toBe(true);
  expect(loginRequest.purpose).toBeUndefined();
});

test('an answer to the login dialog when the bind dialog is open already: does not close it', async () => {
  beginSession('a-1', { ...account('a'), hasMobile: false });
  const bound = ensureBoundMobile();
  await dialog('bind');
  answerDialog(true, 'login');
  expect(loginRequest.purpose).toBe('bind');
  learnAccount(account('a'));
  expect(await bound).toBe(true);
});

test('a login when asked for after a failed one: the dialog opens; if declined, the session stays', async () => {
  beginSession('a-1', account('a'));
  noteLeftForLogin(thirdType(), false);
  const done = askLogin('expired');
  await dialog('login');
  answerDialog(false);
  expect(await done).toBe(false);
  expect(isLoggedIn()).toBe(true);
});

test.each([
  ['a session has come meanwhile', () => beginSession('a-1', account('a')), () => []],
  ['nobody is there', () => undefined, () => [text().states.offline.title]],
])(
  'N01: a login when the host is gone and no server answers (%s): a message if nobody is signed in',
  async (_, meanwhile, reported) => {
    await openTexts();
    vi.stubGlobal('fetch', async () => {
      meanwhile();
      throw new TypeError('no network');
    });
    const call = vi.spyOn(bridge, 'call').mockRejectedValue(new BridgeError('HOST_GONE'));
    expect(await askLogin('required')).toBe(false);
    expect(notices.list().map(({ message }) => message)).toEqual(reported());
    call.mockRestore();
    vi.unstubAllGlobals();
  },
);
