// @vitest-environment node
import { expect, test } from 'vitest';
import { answerOf, configurePorts, installWire, ok, reports, serve } from '../../test/wire.ts';
import { config, knownChannel, loadConfig } from './configuration.ts';

installWire();

test('the configuration when one of its channels is invalid: loses only that channel, and reports it once', async () => {
  const channel = (name: string, thirdType: unknown) => ({ channel: name, thirdType, appid: '', payPlatform: 1 });
  configurePorts({});
  serve((c) =>
    c.json(ok({ agreementsVersion: 'v7', channels: [channel('a', 3), channel('b', '4'), channel('c', 5)] })),
  );
  await answerOf(loadConfig());
  expect(config.agreementsVersion).toBe('v7');
  expect(['a', 'b', 'c'].map((name) => knownChannel(name)?.thirdType)).toEqual([3, undefined, 5]);
  expect((await reports()).map(({ body }) => JSON.parse(body).path)).toEqual(['/data/channels/1/thirdType']);
});
