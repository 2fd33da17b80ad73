// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { answerOf, calls, configurePorts, failureOf, installWire, ok, reports, serve } from '../../test/wire.ts';
import { refreshSession } from '../api/login.ts';
import { createOrder, listPackages } from '../api/mall.ts';
import { ApiError, isApiError, request } from './request.ts';

installWire();

const packages = ok({ list: [] });

describe('a session error', () => {
  const serveIfToken = (isAccepted: (token: string) => boolean, code: number) =>
    serve((c) => {
      const token = c.req.header('authorization')?.slice(7) ?? '';
      return isAccepted(token) ? c.json(packages) : c.json({ code, msg: 'please log in' });
    });

  for (const code of [20205, 20203])
    test(`A02: twenty calls when all fail with ${code}: one shared refresh, and each call is repeated once`, async () => {
      let token = 'old';
      const refreshToken = vi.fn(async () => {
        token = 'new';
        return true;
      });
      configurePorts({ token: () => token, refreshToken });
      serveIfToken((value) => value === 'new', code);
      await answerOf(Promise.all(Array.from({ length: 20 }, () => request(listPackages))));
      expect(refreshToken).toHaveBeenCalledTimes(1);
      expect(calls()).toHaveLength(40);
      expect(await reports()).toHaveLength(0);
    });

  test('A02: calls when the refresh fails: one login, then all are repeated', async () => {
    let token: string | undefined = 'old';
    const requireLogin = vi.fn(async () => {
      token = 'new';
      return true;
    });
    configurePorts({ token: () => token, refreshToken: async () => false, requireLogin });
    serveIfToken((value) => value === 'new', 20205);
    await answerOf(Promise.all([request(listPackages), request(listPackages)]));
    expect(requireLogin.mock.calls).toEqual([['expired']]);
  });

  test('A02, N01: calls when the token refresh has no network: fail with NETWORK, and no login is requested', async () => {
    const requireLogin = vi.fn(async () => true);
    const refreshToken = vi.fn(() => Promise.reject(new ApiError('NETWORK', 'POST /refresh')));
    configurePorts({ token: () => 'old', refreshToken, requireLogin });
    serveIfToken(() => false, 20205);
    const codes = await Promise.all([1, 2, 3].map(() => failureOf(request(listPackages))));
    expect(codes).toMatchObject([{ code: 'NETWORK' }, { code: 'NETWORK' }, { code: 'NETWORK' }]);
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(requireLogin).not.toHaveBeenCalled();
  });

  test('A02: a repeated call when refused for another reason: no login', async () => {
    const requireLogin = vi.fn(async () => true);
    configurePorts({ token: () => 'same', refreshToken: async () => true, requireLogin });
    serve((c, count) => c.json({ code: count === 1 ? 20205 : 40400, msg: '' }));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 40400 });
    expect([calls().length, requireLogin.mock.calls]).toEqual([2, []]);
  });

  test('a refreshed call when it fails again: no second refresh', async () => {
    const refreshToken = vi.fn(async () => true);
    configurePorts({ token: () => 'same', refreshToken });
    serveIfToken(() => false, 20205);
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 20205 });
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(calls()).toHaveLength(2);
  });

  test('A02: twenty calls when the new token is refused too: one login, then all are repeated', async () => {
    for (const isSame of [true, false]) {
      let token = 'old';
      const refreshToken = vi.fn(async () => {
        if (!isSame) token = 'renewed';
        return true;
      });
      const requireLogin = vi.fn(async () => {
        token = 'new';
        return true;
      });
      configurePorts({ token: () => token, refreshToken, requireLogin });
      serveIfToken((value) => value === 'new', 20205);
      await answerOf(Promise.all(Array.from({ length: 20 }, () => request(listPackages))));
      expect(refreshToken).toHaveBeenCalledTimes(1);
      expect(requireLogin.mock.calls).toEqual([['expired']]);
    }
  });

  test('A02: a call when the server refuses every token: sent three times, with one login', async () => {
    let count = 0;
    const renew = async () => {
      count += 1;
      return true;
    };
    const requireLogin = vi.fn(renew);
    configurePorts({ token: () => `t${count}`, refreshToken: renew, requireLogin });
    serveIfToken(() => false, 20205);
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 20205 });
    expect(requireLogin).toHaveBeenCalledTimes(1);
    expect(calls()).toHaveLength(3);
  });

  for (const code of [20205, 20003, 23001])
    test(`A04: a call refused with ${code} when the person has changed: not repeated`, async () => {
      let person = 'a';
      const changePerson = async () => {
        person = 'b';
        return true;
      };
      configurePorts({
        token: () => person,
        owner: () => person,
        refreshToken: changePerson,
        requireLogin: changePerson,
      });
      serveIfToken((value) => value === 'b', code);
      const input = { body: { productNo: 'p', priceFen: 1 } };
      expect(await failureOf(request(createOrder, input, { idempotencyKey: 'k' }))).toMatchObject({ code });
      expect(calls()).toHaveLength(1);
      await answerOf(request(listPackages));
    });

  test('a late failure when its token is outdated: repeated without a refresh', async () => {
    let token = 'old';
    const refreshToken = vi.fn(async () => true);
    configurePorts({ token: () => token, refreshToken });
    serve((c) => {
      const isOld = c.req.header('authorization') === 'Bearer old';
      token = 'new';
      return isOld ? c.json({ code: 20205, msg: '' }) : c.json(packages);
    });
    await answerOf(request(listPackages));
    expect(refreshToken).not.toHaveBeenCalled();
  });

  test.each([
    [20003, 'required'],
    [23001, 'account'],
    [20102, 'reload'],
  ] as const)('code %i when received: requests a login (%s) and repeats the call', async (code, reason) => {
    let token: string | undefined;
    const requireLogin = vi.fn(async () => {
      token = 'new';
      return true;
    });
    configurePorts({ token: () => token, requireLogin });
    serveIfToken((value) => value === 'new', code);
    await answerOf(request(listPackages));
    expect(requireLogin.mock.calls).toEqual([[reason]]);
    expect(calls()).toHaveLength(2);
  });

  test.each([20205, 20003, 23001, 20102])('a background call when refused with %i: no login', async (code) => {
    const requireLogin = vi.fn(async () => true);
    configurePorts({ requireLogin });
    serveIfToken(() => false, code);
    expect(await failureOf(request(listPackages, {}, { login: false }))).toMatchObject({ code });
    expect(requireLogin).not.toHaveBeenCalled();
  });

  test.each([20205, 20003, 23001])('A02: a call when its login fails (%i): not repeated', async (code) => {
    configurePorts({ refreshToken: async () => false, requireLogin: () => Promise.reject(new TypeError('no dialog')) });
    serveIfToken(() => false, code);
    expect(await failureOf(request(listPackages))).toMatchObject({ code });
    expect(calls()).toHaveLength(1);
  });

  test.each([
    [20205, 3],
    [20203, 3],
    [20003, 2],
    [23001, 2],
  ])('A02: a call when it is refused with %i despite new tokens: sent %i times', async (code, times) => {
    const requestLogin = vi.fn(async () => true);
    configurePorts({ token: () => `t${calls().length}`, refreshToken: requestLogin, requireLogin: requestLogin });
    serveIfToken(() => false, code);
    expect(await failureOf(request(listPackages))).toMatchObject({ code });
    expect([calls().length, requestLogin.mock.calls]).toEqual([times, []]);
  });

  test('A04: a call when its person has logged out meanwhile: not repeated', async () => {
    let token: string | undefined = 'old';
    const refreshToken = vi.fn(async () => false);
    configurePorts({ token: () => token, refreshToken });
    serve((c) => {
      token = undefined;
      return c.json({ code: 20205, msg: '' });
    });
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 20205 });
    expect([calls().length, refreshToken.mock.calls.length]).toEqual([1, 1]);
  });

  test('a call to the account service when refused: no refresh and no login', async () => {
    const refreshToken = vi.fn(async () => true);
    const requireLogin = vi.fn(async () => true);
    configurePorts({ refreshToken, requireLogin });
    serveIfToken(() => false, 20205);
    expect(await failureOf(request(refreshSession))).toMatchObject({ code: 20205 });
    expect(refreshToken).not.toHaveBeenCalled();
    expect(requireLogin).not.toHaveBeenCalled();
  });

  test('codes with a port when received: call their ports and are not reported', async () => {
    const messages: string[] = [];
    configurePorts({
      notify: (message) => messages.push(message),
      noPermission: () => messages.push('no permission'),
      leaveAdmin: () => messages.push('left'),
    });
    for (const code of [20202, 20206, 100304, 100302]) {
      serve((c) => c.json({ code, msg: `m${code}` }));
      expect(await failureOf(request(listPackages))).toMatchObject({ code });
    }
    expect(messages).toEqual(['m20202', 'm20206', 'no permission', 'left']);
    expect(await reports()).toHaveLength(0);
  });

  test('code 10009 when received: rejects and is reported', async () => {
    const requireLogin = vi.fn(async () => true);
    configurePorts({ requireLogin });
    serve((c) => c.json({ code: 10009, msg: '' }));
    const error = await failureOf(request(listPackages));
    expect(isApiError(error, 10009)).toBe(true);
    expect(requireLogin).not.toHaveBeenCalled();
    expect(await reports()).toHaveLength(1);
  });
});
