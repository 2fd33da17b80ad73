/** Prepares tests of whole pages, in English. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, vi } from 'vitest';

/** Loads the app before a file's first test, and is called at its top. Without `host` each test installs its own. */
export function testsWholePages(host?: HostName): void {
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(() => import('../src/app/app.tsx'), 60_000);
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    localStorage.setItem('sdhealth.language', 'en');
    if (host) replaceHost(host);
  });
}

/** Records the addresses for which a test leaves the app, without leaving it. */
export function watchVisits(): string[] {
  const visits: string[] = [];
  beforeEach(() => {
    visits.length = 0;
    Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visits.push(to) });
  });
  return visits;
}

/** Keeps the app in place when it leaves for another address. Returns the mock of the visit. */
export const mockVisits = () =>
  vi
    .spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => undefined);
