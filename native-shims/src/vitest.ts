/** For unit tests: a host in the test's own window, taken away after each test. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { afterEach } from 'vitest';
import { type InstalledHost, installHost as install } from './install.ts';
import type { HostOptions } from './options.ts';

export * from './index.ts';

const installed: InstalledHost[] = [];

afterEach(() => {
  for (const host of installed.splice(0).reverse()) host.dispose();
});

/** As the package's own `installHost`, disposed by itself. */
export function installHost(name: HostName, options: HostOptions = {}): InstalledHost {
  const host = install(name, options);
  installed.push(host);
  return host;
}
