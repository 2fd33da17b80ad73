/** Tests that a page requests the phone's position only after a tap (privacy). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer } from '../../test/person.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');

const CITIES = /get-examination-city|city-list/;
let requestCount = 0;

/** Simulates a phone that returns a position or refuses it. */
function mockGeolocation(answer: 'Shanghai' | 'refuses'): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onSuccess, onError) => {
    requestCount++;
    if (answer === 'refuses') onError?.({ code: 1, PERMISSION_DENIED: 1, message: 'no' } as GeolocationPositionError);
    else onSuccess({ coords: { latitude: 31.230416, longitude: 121.473701, accuracy: 30 } } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
beforeEach(() => {
  requestCount = 0;
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const selectedCities = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(
    (button) => document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

const PAGES = [
  { at: '/medical-services/pec/yj_gefmtj/O1001', has: 'In which city?' },
  { at: '/institutions/pec/yj_gefmtj', has: /Guomao/ },
  { at: '/institutions/yj_gefmtj', has: /Guomao/ },
  { at: '/landing/pec/yj_gefmtj/city-receive', has: /^In which city/ },
  { at: '/free-appointment/yj_gefmtj/O1001', has: /Guomao/ },
  { at: '/tob-pec/yj_gefmtj/O1001', has: 'In which city?' },
  { at: '/healthGoldGoodsDetail/K7001', has: 'Ships to Beijing' },
];

test.each(PAGES)('the page $address when nobody taps: requests no position', async ({ at: address, has: text }) => {
  mockGeolocation('Shanghai');
  const app = await asCustomer(newBrowser(), address);
  await see(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requestCount).toBe(0);
  expect(app.calls.filter(({ path }) => CITIES.test(path)).length).toBeLessThan(2);
  expect(app.calls.filter(({ position }) => position !== null)).toEqual([]);
});

test('the person’s city when they tap: suggested, sent with a rounded position, and not stored', async () => {
  mockGeolocation('Shanghai');
  const app = await asCustomer(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await press('Use my location');
  await see('Nearest to you');
  await soon(() => expect(selectedCities()).toEqual(['Shanghai']));
  expect(requestCount).toBe(1);
  // One request for the cities, and one for the institutions of the displayed city.
  expect(new Set(app.calls.flatMap(({ position }) => position ?? []))).toEqual(new Set(['31.23,121.47']));
  expect(app.calls.filter(({ search }) => /latitude|longitude/.test(search))).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/"cityName":"(?:Beijing|Shanghai)"/);
});

test('the delivery city when the person taps: set to their city', async () => {
  mockGeolocation('Shanghai');
  await asCustomer(newBrowser(), '/healthGoldGoodsDetail/K7001');
  await press('Ships to Beijing');
  await press('Use my location');
  await see('Ships to Shanghai');
  await soon(() => expect(location.search).toBe('?cityId=310000'));
});

test('the city list when the person refuses the position: offers the cities', async () => {
  mockGeolocation('refuses');
  const app = await asCustomer(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await press('Use my location');
  await see(/^Location access is off/);
  expect(sees('Shanghai')).toBe(true);
  expect(app.calls.filter(({ path }) => path.includes('febot-notice'))).toEqual([]);
});
