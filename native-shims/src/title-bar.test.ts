import { createBridge, hasHostTitleBar, setTitle } from '@sdhealth/bridge-sdk';
import { expect, it } from 'vitest';
import { HOSTS } from './hosts/index.ts';
import { HOST_NAMES, installHost, type PhoneOs, userAgent } from './vitest.ts';

const phones = HOST_NAMES.flatMap((host) =>
  (Object.keys(HOSTS[host].userAgents) as PhoneOs[]).map((phone) => [host, phone] as const),
);

it.each(phones)('hasHostTitleBar when the host is %s on %s: returns what the bridge supports', (name, phone) => {
  installHost(name, { phone });
  expect(hasHostTitleBar(navigator)).toBe(createBridge().supports(setTitle).ok);
  expect(hasHostTitleBar(navigator)).toBe(name !== 'browser');
});

it.each(phones)(
  'hasHostTitleBar when only the user agent of %s on %s is known: is true except in browsers',
  (host, phone) => {
    expect(hasHostTitleBar({ userAgent: userAgent({ host, phone }) })).toBe(host !== 'browser');
  },
);

it('hasHostTitleBar when `apps` has another company’s token: is true for that user agent', () => {
  const agent = `${userAgent({ host: 'browser' })} ClinicApp/1.0.0`;
  expect(hasHostTitleBar({ userAgent: agent })).toBe(false);
  expect(hasHostTitleBar({ userAgent: agent, apps: ['ClinicApp'] })).toBe(true);
});
