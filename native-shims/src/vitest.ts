/** For unit tests: a host in the test's own window, taken away after each test. A wrong answer of the test's own fails the test. */
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

/** As the package's own `installHost`, disposed by itself after the test. A second one in a test is `replaceHost`. */
export function installHost(name: HostName, options: HostOptions = {}): InstalledHost {
  const host = install(name, { onMistake: () => undefined, ...options });
  installed.push(host);
  return host;
}

/** Takes away the hosts of this test, and installs another in their place: the page is opened in another program. */
export function replaceHost(name: HostName, options: HostOptions = {}): InstalledHost {
  for (const host of [...installed].reverse()) host.dispose();
  return installHost(name, options);
}
