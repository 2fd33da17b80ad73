import * as sdk from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { calls } from '../../../bridge-sdk/generator/src/contract/read.ts';
import { SAMPLE_ORIGIN, samplePayload } from '../../../bridge-sdk/generator/src/contract/samples.ts';
import { installHost } from '../vitest.ts';

const rowOf = (name: string) =>
  Object.values(sdk).find((row) => Object(row).kind === 'call' && Object(row).name === name);

test('what the app answers is what the contract’s own checks accept, for every method', async () => {
  installHost('ios-app', { settle: async () => {}, token: 'token-1', logIn: async () => 'token-2' });
  const bridge = sdk.createBridge({ origins: [SAMPLE_ORIGIN] });
  await bridge.opened;
  const sessions: boolean[] = [];
  bridge.on(sdk.sessionChanged, ({ loggedIn }) => sessions.push(loggedIn));
  await expect(bridge.call(sdk.login, {})).resolves.toBeDefined();
  expect(calls.length).toBeGreaterThan(25);
  for (const { name, params } of calls) {
    // The one has begun the session that the others need, and the other ends it.
    if (name === 'login' || name === 'logout') continue;
    const row = rowOf(name) as sdk.Call<string, unknown, unknown>;
    // A result of another shape would reject BAD_REPLY.
    await expect(bridge.call(row, samplePayload(params, false)), name).resolves.toBeDefined();
  }
  await expect(bridge.call(sdk.logout, {})).resolves.toEqual({});
  expect(sessions).toEqual([true, false]);
  expect(bridge.health().dropped).toEqual({});
  bridge.dispose();
});
