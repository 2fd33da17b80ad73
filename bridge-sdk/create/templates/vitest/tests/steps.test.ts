import { connect, getSteps, isBridgeError } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';

test('the app is asked for seven days', async () => {
  const host = installHost('ios-app', {
    methods: { getSteps: ({ days }) => ({ days: [{ date: '2026-01-02', steps: 800 * days }] }) },
  });
  const bridge = await connect();
  expect(await bridge.call(getSteps, { days: 7 })).toEqual({ days: [{ date: '2026-01-02', steps: 5_600 }] });
  expect(host.traffic.filter(({ name }) => name === 'getSteps')).toHaveLength(2);
});

test('a browser has no steps', async () => {
  installHost('browser');
  const bridge = await connect();
  const error: unknown = await bridge.call(getSteps, { days: 7 }).catch((reason: unknown) => reason);
  expect(isBridgeError(error, 'UNSUPPORTED')).toBe(true);
});
