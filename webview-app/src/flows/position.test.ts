/** Tests that the phone's position is rounded and that a refusal is not reported (privacy). */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).includes('febot-notice')) reports.push(String(init?.body));
    return new Response('{"code":0,"data":null,"msg":""}', { headers: { 'content-type': 'application/json' } });
  });
  newPageLoad();
  installHost('browser');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const mockGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

test('a position when it is read: rounded to two decimals', async () => {
  mockGeolocation((onSuccess) =>
    onSuccess({ coords: { latitude: 31.230416, longitude: 121.473701, accuracy: 5 } } as GeolocationPosition),
  );
  const { knownPosition, locate } = await import('./position.ts');
  expect(knownPosition()).toEqual({});
  await locate();
  expect(knownPosition()).toEqual({ latitude: 31.23, longitude: 121.47 });
});

test.each(['DENIED', 'CANCELLED', 'NEEDS_LOGIN'] as const)(
  'a position when it is refused with %s: not reported, unlike a fault of the host',
  async (code) => {
    const { reportBridgeFailure } = await import('../platform/error-reports.ts');
    reportBridgeFailure({ level: 'error', event: 'call-failed', method: 'getLocation', code, host: 'browser' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reports).toEqual([]);
    reportBridgeFailure({
      level: 'error',
      event: 'call-failed',
      method: 'getLocation',
      code: 'HOST_ERROR',
      host: 'browser',
    });
    await vi.waitFor(() => expect(reports).toHaveLength(1));
  },
);
