import * as sdk from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
// The generator writes a sample of every call to this module.
import { samplesAt } from '../../../webview-app/src/platform/contract-rows.ts';
import { installHost } from '../vitest.ts';

const ORIGIN = 'https://shop.example';

const rowOf = (name: string) =>
  Object.values(sdk).find((row) => Object(row).kind === 'method' && Object(row).name === name);

test('the app’s answer to every method when the SDK checks it by the contract: is accepted', async () => {
  installHost('ios-app', { settle: async () => {}, token: 'token-1', logIn: async () => 'token-2' });
  const bridge = sdk.createBridge({ origins: [ORIGIN] });
  await bridge.opened;
  const sessions: boolean[] = [];
  bridge.on(sdk.sessionChanged, ({ loggedIn }) => sessions.push(loggedIn));
  await expect(bridge.call(sdk.login, {})).resolves.toBeDefined();
  const calls = Object.entries(samplesAt(`${ORIGIN}/health/`));
  expect(calls.length).toBeGreaterThan(25);
  for (const [name, params] of calls) {
    // Login was called before, because the other methods need a session. Logout is called after them.
    if (name === 'login' || name === 'logout') continue;
    const row = rowOf(name) as sdk.HostMethod<string, unknown, unknown>;
    // A result of another shape would reject with BAD_REPLY.
    await expect(bridge.call(row, params), name).resolves.toBeDefined();
  }
  await expect(bridge.call(sdk.logout, {})).resolves.toEqual({});
  expect(sessions).toEqual([true, false]);
  expect(bridge.health().dropped).toEqual({});
  bridge.dispose();
});
