import { createBridge, hasHostTitleBar, setTitle } from '@sdhealth/bridge-sdk';
import { expect, it } from 'vitest';
import { HOSTS } from './hosts/index.ts';
import { HOST_NAMES, installHost, type PhoneOs, userAgent } from './vitest.ts';

const phones = HOST_NAMES.flatMap((host) =>
  (Object.keys(HOSTS[host].userAgents) as PhoneOs[]).map((phone) => [host, phone] as const),
);

it.each(phones)('a title bar of the host is told without a bridge as the bridge tells it: %s on %s', (name, phone) => {
  installHost(name, { phone });
  expect(hasHostTitleBar(navigator)).toBe(createBridge().supports(setTitle).ok);
  expect(hasHostTitleBar(navigator)).toBe(name !== 'browser');
});

it.each(phones)('by the user agent alone, too, as on a server: %s on %s', (host, phone) => {
  expect(hasHostTitleBar({ userAgent: userAgent({ host, phone }) })).toBe(host !== 'browser');
});

it('knows an app by its own token in the user agent', () => {
  const agent = `${userAgent({ host: 'browser' })} ClinicApp/1.0.0`;
  expect(hasHostTitleBar({ userAgent: agent })).toBe(false);
  expect(hasHostTitleBar({ userAgent: agent, apps: ['ClinicApp'] })).toBe(true);
});
