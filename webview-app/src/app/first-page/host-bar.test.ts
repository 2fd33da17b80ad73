import { createBridge, setTitle } from '@sdhealth/bridge-sdk';
import { HOST_NAMES, HOSTS, installHost, type PhoneOs } from '@sdhealth/native-shims/vitest';
import { expect, it } from 'vitest';
import { hasHostBar } from './host-bar.ts';

const phones = HOST_NAMES.flatMap((host) =>
  (Object.keys(HOSTS[host].userAgents) as PhoneOs[]).map((phone) => [host, phone] as const),
);

it.each(phones)('the first page and the app agree about a title bar of the host: %s on %s', (name, phone) => {
  const host = installHost(name, { phone });
  expect(hasHostBar()).toBe(createBridge().supports(setTitle).ok);
  expect(hasHostBar()).toBe(name !== 'browser');
  host.dispose();
});

it.each(['SdHealth', 'SdInsurance'] as const)('knows the app %s before its channel is there', (app) => {
  const { userAgent, dispose } = installHost('ios-app', { app });
  dispose();
  installHost('browser');
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  expect(hasHostBar()).toBe(true);
  Reflect.deleteProperty(navigator, 'userAgent');
});
