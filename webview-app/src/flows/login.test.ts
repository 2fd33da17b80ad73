/** This page's own login dialog: it opens only without a session, and closes by itself when its purpose is met. */
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

test('A02: a call that was refused while the session was being restored needs no login when the session comes', async () => {
  beginRestore();
  const done = requireLogin('required');
  beginSession('a-1', account('a'));
  expect(await done).toBe(true);
  expect(loginRequest.purpose).toBeUndefined();
});

test('A02: a session that the server no longer takes is no answer to its own dialog; a new one is', async () => {
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

test('the end of one login dialog does not answer the next login dialog', async () => {
  beginSession('a-1', { ...account('a'), hasMobile: false });
  const bound = ensureBoundMobile();
  await dialog('bind');
  answerDialog(true, 'login');
  expect(loginRequest.purpose).toBe('bind');
  learnAccount(account('a'));
  expect(await bound).toBe(true);
});

test('a person who asks for a login gets one after a round in vain; declined, it ends no session', async () => {
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
  'N01: where the host is gone and no server answers the person is told so, unless it is untrue: %s',
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
