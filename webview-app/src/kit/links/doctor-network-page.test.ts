import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="doctor-origins" content="https://doctors.example https://b.example:8443">';
  history.replaceState(null, '', '/health/');
});

async function open(address: string) {
  const host = installHost('ios-app');
  const { openThirdPage } = await import('./doctor-network-page.ts');
  return { isOpen: await openThirdPage(address), host };
}

test('a page of this app when it is opened as a page of the doctor network: opens within the app', async () => {
  expect((await open('/health/current-service/interrogationList')).isOpen).toBe(true);
  expect(location.pathname).toBe('/health/current-service/interrogationList');
});

test.each(['https://doctors.example/orders?of=1', 'https://b.example:8443/chat'])(
  '%s when it is opened as a page of the doctor network: opens',
  async (address) => {
    expect((await open(address)).isOpen).toBe(true);
  },
);

test.each([
  'https://foreign.example/chat',
  'https://doctors.example.foreign.example/',
  'https://doctors.example@foreign.example/',
  'https://name@doctors.example/',
  'http://doctors.example/',
  'https://b.example/',
  'javascript:alert(1)',
  '//doctors.example/',
  '/other/page',
  '/health/no-such-page/at/all',
  '',
])('%s when it is opened as a page of the doctor network: is refused', async (address) => {
  const previous = location.href;
  expect((await open(address)).isOpen).toBe(false);
  expect(location.href).toBe(previous);
});
