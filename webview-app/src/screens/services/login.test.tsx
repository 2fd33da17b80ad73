import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const BUTTON = 'Log in';
const busyElement = () => document.querySelector('main [aria-busy]');

test('B05: the login when the host never responds: can be retried or skipped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  installHost('ios-app', { user: 'leave' });
  await newBrowser().open('/service/login');
  await soon(() => expect(busyElement()).not.toBeNull());
  expect(sees('Continue without logging in')).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  await see('Continue without logging in');
  expect(busyElement()).toBeNull();
  await press(BUTTON);
  await soon(() => expect(busyElement()).not.toBeNull());
  await vi.advanceTimersByTimeAsync(10_000);
  await press('Continue without logging in');
  await soon(() => expect(location.pathname).toBe('/health/'));
});

test('the login when the person closes it: can be opened again', async () => {
  installHost('ios-app', { user: 'cancel' });
  await newBrowser().open('/service/login');
  await see('Continue without logging in');
  expect(busyElement()).toBeNull();
  expect(sees(BUTTON)).toBe(true);
});

test('the login when the person comes from a page: shows that page as the next one', async () => {
  installHost('ios-app', { user: 'cancel' });
  const app = await newBrowser().open('/service/login');
  await see('It shows your orders, checkups and benefits');
  app.navigate('/package-list');
  await see('Checkup packages');
  app.navigate('/service/login');
  await see('Then you go on to “Checkup packages”');
});

test('the page after the login when the login succeeds: shows the masked number of the person', async () => {
  installHost('ios-app', { token: 'native-13800138000-1' });
  await newBrowser().open('/service/login');
  await see('You are logged in as 138****8000');
  await soon(() => expect(location.pathname).toBe('/health/'));
});
