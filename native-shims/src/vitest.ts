/** Installs hosts in the window of a unit test, and removes them after each test. The tester's mistakes fail the test. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { afterEach } from 'vitest';
import { type InstalledHost, installHost as install } from './install.ts';
import type { HostOptions } from './options.ts';

export * from './index.ts';

const installed: InstalledHost[] = [];

afterEach(() => {
  const mistakes: string[] = [];
  for (const host of installed.splice(0).reverse()) {
    host.dispose();
    mistakes.push(...host.mistakes);
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
});

/** Installs a host that is disposed after the test. Use `replaceHost` for a second host in a test. */
export function installHost(name: HostName, options: HostOptions = {}): InstalledHost {
  const host = install(name, { onMistake: () => undefined, ...options });
  installed.push(host);
  return host;
}

/** Disposes the hosts of this test and installs another one, as if the page were opened in another app. */
export function replaceHost(name: HostName, options: HostOptions = {}): InstalledHost {
  for (const host of [...installed].reverse()) host.dispose();
  return installHost(name, options);
}
