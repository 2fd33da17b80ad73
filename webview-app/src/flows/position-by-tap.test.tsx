/** Tests privacy: a page asks for the phone's position when a person taps for it, and never by itself. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer } from '../../test/person.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');

const CITIES = /get-examination-city|city-list/;
let requestCount = 0;

/** Gives the phone a position, or makes it refuse. */
function phone(answer: 'Shanghai' | 'refuses'): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (done, failed) => {
    requestCount++;
    if (answer === 'refuses') failed?.({ code: 1, PERMISSION_DENIED: 1, message: 'no' } as GeolocationPositionError);
    else done({ coords: { latitude: 31.230416, longitude: 121.473701, accuracy: 30 } } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
beforeEach(() => {
  requestCount = 0;
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** Returns the selected cities by the labels of their buttons. */
const pressed = () =>
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

test.each(PAGES)('the page $at when nobody taps: requests no position, and cities only once', async ({ at, has }) => {
  phone('Shanghai');
  const app = await asCustomer(newBrowser(), at);
  await see(has);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requestCount).toBe(0);
  expect(app.calls.filter(({ path }) => CITIES.test(path)).length).toBeLessThan(2);
  expect(app.calls.filter(({ position }) => position !== null)).toEqual([]);
});

test('the person’s city when they tap: proposed, sent as an area, and not yet their choice', async () => {
  phone('Shanghai');
  const app = await asCustomer(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await press('Use my location');
  await see('Nearest to you');
  await soon(() => expect(pressed()).toEqual(['Shanghai']));
  expect(requestCount).toBe(1);
  // For the cities, and for the institutions of the displayed city.
  expect(new Set(app.calls.flatMap(({ position }) => position ?? []))).toEqual(new Set(['31.23,121.47']));
  expect(app.calls.filter(({ search }) => /latitude|longitude/.test(search))).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/"cityName":"(?:Beijing|Shanghai)"/);
});

test('goods when the person taps: sent to their city, and they stay with it', async () => {
  phone('Shanghai');
  await asCustomer(newBrowser(), '/healthGoldGoodsDetail/K7001');
  await press('Ships to Beijing');
  await press('Use my location');
  await see('Ships to Shanghai');
  await soon(() => expect(location.search).toBe('?cityId=310000'));
});

test('a person when they refuse the position: chooses from the list', async () => {
  phone('refuses');
  const app = await asCustomer(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await press('Use my location');
  await see(/^Location access is off/);
  expect(sees('Shanghai')).toBe(true);
  expect(app.calls.filter(({ path }) => path.includes('febot-notice'))).toEqual([]);
});
