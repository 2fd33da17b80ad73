import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { choose, fieldNamed, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const COMMIT = '/api/sdhealth/physical/examination/commit-physical-examination-info';
const commitCount = ({ calls }: OpenedApp) => calls.filter(({ path }) => path === COMMIT).length;

test('an order when its time has ended: shows its last day and links to the order and customer service', async () => {
  await loggedIn(newBrowser(), '/medical-services/pec/lj_crgdtj/O1008');
  await see(/^This order could be used until/);
  expect((await see('See the order')).closest('a')?.getAttribute('href')).toBe('/health/pecState/lj_crgdtj/O1008');
  await see('Customer service');
  expect(sees('In which city?')).toBe(false);
});

/** Opens the booking, answers its steps up to the person, and chooses "Somebody else". */
async function openPersonStep(browser: Browser): Promise<OpenedApp> {
  const app = await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1001');
  await see('In which city?');
  await press(/^Next$/);
  await choose(/Guomao/);
  await pickDay();
  await choose('Somebody else');
  await see('ID card number');
  return app;
}

async function fillForm(): Promise<void> {
  await type('Name', '王小美');
  await type(/^ID card number$/, '11010519491231002X');
  // A phone's autofill inserts such spaces.
  await type('Mobile number', '138 0013 8001');
  await choose('Married');
  await agree();
}

const agreement = () => document.querySelector<HTMLInputElement>('input[name="agreed"]');
async function agree(): Promise<void> {
  await soon(() => expect(agreement()).not.toBeNull());
  if (!agreement()?.checked) agreement()?.click();
}

const LABELS = { name: 'Name', idCard: /^ID card number$/, phone: 'Mobile number' } as const;
const INVALID_INPUTS = [
  { field: 'name', input: '王', message: 'Please enter a name: at least 2 Chinese characters or letters' },
  { field: 'name', input: '王小美2', message: 'Please enter a name: at least 2 Chinese characters or letters' },
  { field: 'idCard', input: '1101051949123100', message: 'Please enter a correct ID card number' },
  { field: 'idCard', input: '11010519491231002Y', message: 'Please enter a correct ID card number' },
  { field: 'phone', input: '138', message: 'Please enter a correct mobile number' },
  { field: 'phone', input: '+1 38001 38000 0', message: 'Please enter a correct mobile number' },
] as const;

describe('the notes of the product', () => {
  const isOptions = ({ path }: { path: string }) => path.includes('/medical-page-options/');
  const NOTE = 'Bring the medicines you usually take';

  test.each(['yj_gefmtj/O1001', 'lj_ybtj'])('the notes when order %s is booked: are requested once', async (order) => {
    const app = await loggedIn(newBrowser(), `/medical-services/pec/${order}`);
    const card = (await see('How to prepare')).closest('details');
    await see(NOTE);
    // All notes are folded on one card, so that they do not distract from the question.
    const lines = [...(card?.parentElement?.children ?? [])];
    expect(lines.map((line) => [line.tagName, line.querySelector('summary')?.textContent])).toEqual([
      ['DETAILS', 'How to prepare'],
      ['DETAILS', 'Before you book'],
    ]);
    expect(card?.open).toBe(false);
    expect(app.calls.filter(isOptions)).toHaveLength(1);
  });

  test('the notes when they cannot be loaded: are left out, and a date can be booked', async () => {
    const browser = newBrowser();
    const match = 'GET /static-config/medical-page-options/*';
    await browser.control('/__fixtures/faults', { match, kind: 'status', value: 404, times: 9 });
    await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1001');
    await see('In which city?');
    expect(sees(NOTE)).toBe(false);
  });
});

const DOUBT_MESSAGE = 'Please compare this number with the card: there may be a typing error';

test('the name of another person when it is in the form or the appointment: is masked', async () => {
  const app = await openPersonStep(newBrowser());
  const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent ?? '');
  await soon(() => expect(labels().some((text) => text.startsWith('Zhang Ming'))).toBe(true));
  expect(labels().some((text) => /^L\*+n/.test(text))).toBe(true);
  expect(sees('Li Xiulan')).toBe(false);
  app.navigate('/pecState/yj_gefmtj/O1002');
  await see('Change the date');
  expect(sees('Li Xiulan')).toBe(false);
  expect(sees('Zhang Ming')).toBe(false);
});

test('the form when only the query of the address changes: keeps the input and the focus', async () => {
  const app = await openPersonStep(newBrowser());
  await type('Name', 'Anna Li');
  fieldNamed('name')?.focus();
  const field = fieldNamed('name');
  app.navigate(`${location.pathname.replace('/health', '')}?tab=2`);
  await soon(() => expect(location.search).toBe('?tab=2'));
  expect(fieldNamed('name')).toBe(field);
  expect(field?.value).toBe('Anna Li');
  expect(document.activeElement).toBe(field);
});

test('the chosen person when the form opens: is the account’s person, and another choice survives a reload', async () => {
  const app = await loggedIn(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await see('In which city?');
  await press(/^Next$/);
  await choose(/Guomao/);
  await pickDay();
  const chosenPerson = () => document.querySelector('input[name="personId"]:checked')?.closest('label')?.textContent;
  await soon(() => expect(chosenPerson()).toMatch(/^Zhang Ming/));
  await choose(/^L\*+n$/);
  const otherPerson = chosenPerson();
  expect(otherPerson).not.toMatch(/^Zhang Ming/);
  await app.reload();
  await soon(() => expect(chosenPerson()).toBe(otherPerson));
});

describe('the booking form', () => {
  test('the form when a field is invalid: shows its rule, focuses it, keeps the input and sends nothing', async () => {
    const app = await openPersonStep(newBrowser());
    await press(/^Book$/);
    for (const words of ['Please enter the name', 'Please enter the ID card number', 'Please enter the mobile number'])
      await see(words);
    expect(document.activeElement).toBe(fieldNamed('name'));
    for (const { field, input, message } of INVALID_INPUTS) {
      await fillForm();
      await type(LABELS[field], input);
      await press(/^Book$/);
      await see(message);
      expect(document.activeElement).toBe(fieldNamed(field));
      expect(fieldNamed(field)?.value.replaceAll(' ', '')).toBe(input.replaceAll(' ', ''));
    }
    expect(commitCount(app)).toBe(0);
  });

  test('the terms when they are not accepted: prevent the booking', async () => {
    const app = await openPersonStep(newBrowser());
    expect(agreement()?.checked).toBe(false);
    await fillForm();
    agreement()?.click();
    await press(/^Book$/);
    await see('Please read this and tick the box to go on');
    expect(document.activeElement).toBe(agreement());
    expect(commitCount(app)).toBe(0);
    const links = () => [...document.querySelectorAll('form a')].map((link) => link.getAttribute('href'));
    await soon(() => expect(links()).toEqual(['/health/contentStatic/terms', '/health/contentStatic/privacy']));
    await agree();
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
  });

  test('the terms when none are configured: are replaced by the privacy notice', async () => {
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: 'GET /api/sdb/config-center/get', times: 99, kind: 'status', value: 503 },
    ]);
    await openPersonStep(browser);
    await soon(() => expect(document.querySelector('form a')?.textContent).toBe('the privacy notice'));
    await press('the privacy notice');
    await soon(() => expect(location.pathname).toBe('/health/contentStatic/privacy'));
  });

  test('the terms when the service has the person’s identity number: are not shown', async () => {
    const app = await loggedIn(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
    await see('In which city?');
    await press(/^Next$/);
    await choose(/Guomao/);
    await pickDay();
    await soon(() => document.querySelector<HTMLInputElement>('input[name="personId"]')?.click());
    expect(agreement()).toBeNull();
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
    expect(commitCount(app)).toBe(1);
  });

  test.each([
    ['a wrong check digit', '110105194912310021'],
    ['a birthday in the future', '110105209912310023'],
    ['an impossible birthday', '110105194913310029'],
  ])('a warning when the field has %s: is shown and does not prevent the booking', async (_, number) => {
    const app = await openPersonStep(newBrowser());
    await fillForm();
    await type('Name', 'Anna Li');
    expect(sees(DOUBT_MESSAGE)).toBe(false);
    await type(/^ID card number$/, '110105');
    expect(sees(DOUBT_MESSAGE)).toBe(false);
    await type(/^ID card number$/, number);
    const note = (await see(DOUBT_MESSAGE)).closest('p');
    expect(note?.getAttribute('role')).toBe('status');
    expect(fieldNamed('idCard')?.getAttribute('aria-describedby')).toContain(note?.id);
    expect(fieldNamed('idCard')?.getAttribute('aria-invalid')).toBeNull();
    await press(/^Book$/);
    await see('Your date is booked');
    expect(commitCount(app)).toBe(1);
  });

  test('P01: «Book» when it is pressed several times: books once', async () => {
    const app = await openPersonStep(newBrowser());
    await fillForm();
    const button = (await see(/^Book$/)).closest('button');
    for (let times = 0; times < 4; times++) button?.click();
    await see('Your date is booked');
    expect(commitCount(app)).toBe(1);
  });

  test('the form when the service refuses: keeps the input and shows the reason', async () => {
    const browser = newBrowser();
    const app = await openPersonStep(browser);
    await fillForm();
    await browser.control('/__fixtures/faults', [
      { match: `POST ${COMMIT}`, times: 1, kind: 'code', value: { code: 40905, msg: 'Not today' } },
    ]);
    await press(/^Book$/);
    await see('Not today');
    expect(fieldNamed('idCard')?.value).toBe('110105 19491231 002X');
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
    expect(commitCount(app)).toBe(2);
  });

  test('the form when the chosen day is full by now: asks for another day and keeps the person', async () => {
    const browser = newBrowser();
    await openPersonStep(browser);
    await fillForm();
    await browser.control('/__fixtures/faults', [
      { match: `POST ${COMMIT}`, times: 1, kind: 'code', value: { code: 40911, msg: 'That day is full' } },
    ]);
    await press(/^Book$/);
    await see('That day is full');
    await pickDay(2);
    await soon(() => expect(fieldNamed('name')?.value).toBe('王小美'));
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
  });

  test('P02: a booking when the response to it is lost: is shown as done', async () => {
    const browser = newBrowser();
    await openPersonStep(browser);
    await fillForm();
    await browser.control('/__fixtures/faults', [
      { match: `POST ${COMMIT}`, times: 1, kind: 'drop' },
      { match: `POST ${COMMIT}`, times: 1, kind: 'status', value: 503 },
    ]);
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
    expect(sees('can’t tell yet')).toBe(false);
  });

  test('the form when the page is reloaded: keeps the institution and no personal data', async () => {
    const app = await openPersonStep(newBrowser());
    await fillForm();
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toMatch(/王小美|11010519491231002X|138 ?0013 ?8001/);
    await app.reload();
    await see(/Guomao/);
    await see('ID card number');
    expect(fieldNamed('name')?.value).toBe('');
  });
});

test('a stored institution when the language has changed: is shown in the new language', async () => {
  await openPersonStep(newBrowser());
  const { setLanguage } = await import('../../messages/index.ts');
  setLanguage('zh');
  await see(/国贸/);
  expect(sees(/Guomao/)).toBe(false);
});

test('a stored institution when it is gone: must be chosen again in the same city', async () => {
  const fields = {
    productNo: 'yj_gefmtj',
    cityId: '310000',
    cityName: 'Old name of Shanghai',
    appointmentUnitId: 'gone',
    appointmentUnitName: 'An earlier institution',
    appointmentDate: '2099-01-04',
  };
  const stored = { value: { value: { version: 1, fields } } };
  localStorage.setItem('sdhealth.own.store.medical', JSON.stringify(stored));
  await loggedIn(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await see('At which institution?');
  await see('please choose another');
  await see(/^Shanghai$/);
  expect(sees('An earlier institution')).toBe(false);
});

test('an institution when the list opens: shows the first open day of its calendar', async () => {
  await loggedIn(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001');
  await see('In which city?');
  await press(/^Next$/);
  const nextDay = await see(/^Next free day/);
  const dateParts = (text: string | null | undefined) => /(\w{3})\w*, (\w{3})\w*\s(\d+)/.exec(text ?? '')?.slice(1);
  const nextDayParts = dateParts(nextDay.textContent);
  nextDay.closest('label')?.click();
  await see('On which day?');
  await soon(() => expect(document.querySelector('[data-day]:not([aria-disabled])')).not.toBeNull());
  const firstOpenDay = document.querySelector('[data-day]:not([aria-disabled])')?.getAttribute('aria-label');
  expect(nextDayParts).toEqual(dateParts(firstOpenDay));
  expect(nextDayParts).toHaveLength(3);
  // The calendar begins with this week.
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const monday = document.querySelector('[data-day]')?.getAttribute('data-day') ?? '';
  expect(Date.parse(today) - Date.parse(monday)).toBeLessThan(7 * 86_400_000);
});

test('an institution when the person has an order: opens the booking of that order', async () => {
  await loggedIn(newBrowser(), '/institutions/pec/yj_gefmtj');
  await choose(/Guomao/);
  await soon(() => expect(location.pathname).toBe('/health/medical-services/pec/yj_gefmtj/O1001'));
  await see('On which day?');
});

test('an institution when the order cannot be loaded: shows an error and can be chosen again', async () => {
  const browser = newBrowser();
  await loggedIn(browser, '/institutions/pec/yj_gefmtj');
  await see(/Guomao/);
  const path = '/api/sdhealth/physical/examination/get-examination-vo';
  await browser.control('/__fixtures/faults', [
    { match: `GET ${path}`, times: 99, kind: 'code', value: { code: 50000, msg: 'Not now' } },
  ]);
  await choose(/Guomao/);
  await soon(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
  expect(location.pathname).toBe('/health/institutions/pec/yj_gefmtj');
  await browser.control('/__fixtures/faults', []);
  await press('Choose this institution');
  await soon(() => expect(location.pathname).toBe('/health/medical-services/pec/yj_gefmtj/O1001'));
});

test('the date when it is changed: is the new one on the status page', async () => {
  await loggedIn(newBrowser(), '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
  await see('It stays yours until');
  const day = await pickDay();
  await press('Confirm the new date');
  await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
  await see(new RegExp(`${Number(day.slice(8))}$`));
});

const DEADLINES = [
  { moment: '2099-01-01T18:00:00+08:00', expected: 'You can change or cancel it until Jan 1, 2099, 18:00' },
  {
    moment: '2020-01-01T18:00:00+08:00',
    expected: 'Once booked, this day can no longer be changed or cancelled, and is not refunded',
  },
];

test.each(DEADLINES)('a day when its changes end at $moment: the page says so before “Book”', async (row) => {
  const browser = newBrowser();
  browser.alter(({ path }, answer) =>
    path.endsWith('/get-examination-date')
      ? JSON.parse(JSON.stringify(answer).replaceAll(/"changeUntil":"[^"]+"/g, `"changeUntil":"${row.moment}"`))
      : answer,
  );
  await openPersonStep(browser);
  await see(row.expected);
  await see(/^Book$/);
});
