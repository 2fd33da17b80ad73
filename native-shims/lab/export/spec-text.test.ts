import type { HostName } from '@sdhealth/bridge-sdk';
import { beforeEach, expect, test } from 'vitest';
import { SELF } from '../../../fixtures/src/sandbox/people.ts';
import type { Override } from '../overrides.ts';
import { interactiveAncestor, isSecret, describe as named, pageStateOf } from './describe.ts';
import { createRecorder } from './record.ts';
import { specText } from './spec-text.ts';
import type { DoneStep } from './steps.ts';

const PLACE = { address: '/health/', heading: ['Home'] };
const traffic = (name: string) =>
  ({ at: 1, host: 'ios-app', direction: 'to-host', channel: 'webkit', name, body: {} }) as const;

let overrides: readonly Override[];

function recording(host: HostName = 'ios-app') {
  overrides = [];
  const recorder = createRecorder(
    ['ios-app', 'browser'],
    () => ({ phone: 'ios', thinkMs: 900 }),
    () => ({ language: 'en', isDark: true, answer: 'accept' }),
    () => overrides,
  );
  recorder.begin(true);
  recorder.navigated(host, '/health/package-list');
  return { recorder, text: () => specText(recorder.recordOf(host)) };
}

const typed = (value: string, name: string, secret: boolean): DoneStep => ({
  does: 'type',
  element: { role: 'textbox', name: [name] },
  value,
  isSecret: secret,
  isChoice: false,
});

test('an exported test when nothing was done: has the phone’s host, language, colour scheme and first address', () => {
  const { text } = recording();
  expect(text()).toContain("from '@sdhealth/native-shims/playwright'");
  expect(text()).toContain("host: { name: 'ios-app', phone: 'ios' },\n  locale: 'en-US',\n  colorScheme: 'dark'");
  expect(text()).toContain("await page.goto('/health/package-list');");
  expect(text().match(/^import /gm)).toHaveLength(1);
});

test('an exported test when it has taps, typed text and calls: has each once, with new headings and counted calls', () => {
  const { recorder, text } = recording();
  recorder.traffic('ios-app', traffic('initialize'));
  recorder.userStep('ios-app', { does: 'tap', element: { role: 'button', name: ['Buy', '¥899'], at: 1 } }, PLACE);
  for (const value of ['1', '13', '138']) recorder.userStep('ios-app', typed(value, 'Note', false), PLACE);
  for (const name of ['paySeq', 'answer', '$/cancelRequest', 'paySeq']) recorder.traffic('ios-app', traffic(name));
  recorder.expectPage('ios-app', { address: '/health/x', heading: ['Paid in 14:59'] });
  recorder.back('ios-app', { address: '/health/x', heading: ['It’s "paid"'] });
  const body = text()
    .slice(text().indexOf('goto'))
    .split('\n')
    .map((line) => line.trim());
  expect(body.slice(1, -1)).toEqual([
    "await expect(page.getByRole('heading', { name: 'Home', exact: true }).first()).toBeVisible();",
    "await shim.waitFor('initialize', 'to-host', 20000);",
    "await page.getByRole('button', { name: /^Buy\\s*¥899$/ }).nth(1).click();",
    "await page.getByRole('textbox', { name: 'Note', exact: true }).fill('138');",
    "await shim.waitFor('paySeq', 'to-host', 20000);",
    'await expect(page).toHaveURL(/\\/health\\/x(?:[?#]|$)/);',
    `await expect(page.getByRole('heading', { name: 'It’s "paid"', exact: true }).first()).toBeVisible();`,
    "if (!Object(await shim.emit('backPressed')).handled) await page.goBack();",
    "expect(shim.sent('paySeq')).toHaveLength(2);",
    '});',
  ]);
});

test('a typed secret when it is not a value of the sample data: is replaced by an environment variable', () => {
  const { recorder, text } = recording();
  recorder.userStep('ios-app', typed('138 0013 8000', 'Mobile', true), PLACE);
  recorder.userStep('ios-app', typed(SELF.idCard, 'ID number', true), PLACE);
  recorder.userStep('ios-app', typed('440301199001011234', 'Other ID', true), PLACE);
  recorder.userStep('ios-app', typed('tall', 'Note', false), PLACE);
  expect(text()).toContain(".fill('13800138000')");
  expect(text()).toContain(`.fill('${SELF.idCard}')`);
  expect(text()).toContain(".fill(typed('TYPED_1'))");
  expect(text()).toContain('function typed(name: string): string {');
  expect(text()).not.toContain('440301199001011234');
  expect(text()).toContain(".fill('tall')");
});

test('overrides and actions when they are recorded: become calls of the fixture, and so do their removals', () => {
  const { recorder, text } = recording('browser');
  const set = (override: Override) => {
    overrides = [...overrides, override];
    recorder.override('set', override, ['browser'], overrides);
  };
  set({ kind: 'fault', method: 'paySeq', fault: { kind: 'late', ms: 31_000 }, phones: 'all' });
  set({ kind: 'network', network: 'slow', phones: 'all' });
  set({ kind: 'backend', endpoint: 'GET /api/a', trouble: 'error-503', phones: 'browser' });
  const [fault, network] = overrides;
  overrides = [];
  if (fault) recorder.override('unset', fault, ['browser'], overrides);
  if (network) recorder.override('unset', network, ['browser'], overrides);
  recorder.action({ does: 'order', state: 'paid', mobile: '13800138000' }, 'browser');
  recorder.answer('leave');
  const written = text();
  for (const line of [
    "await shim.fault('paySeq', { kind: 'late', ms: 31000 });",
    'await network(false, 400);',
    "await control('faults', [{ match: 'GET /api/a', times: 1000000, kind: 'status', value: 503 }]);",
    'await expect(answer).toBeOK();',
    "await shim.fault('paySeq');",
    'await network(false, 0);',
    "const { address } = await control('order', { status: 'paid', mobile: '13800138000' });",
    "await control('log-in', { mobile: '13800138000' });",
    'await page.goto(address);',
    "shim.answer('leave');",
    'allowErrors: [/^console: (?:Failed to load resource|WebSocket connection)/]',
  ])
    expect(written).toContain(line);
  expect(written.indexOf('await network(false, 0)')).toBeGreaterThan(written.indexOf('await network(false, 400)'));
});

/** Runs the written test, so that no text of a page or a tester can end a literal or a comment. */
test.each(['x\nprocess.exit(7); //', "x\r'); process.exit(7); //", 'x\u2028process.exit(7) //', '\\', '"\'\\"'])(
  'an exported text when it is %j: cannot end a literal or a comment',
  (words) => {
    const { recorder, text } = recording();
    const override: Override = { kind: 'backend', endpoint: words, trouble: 'error-503', phones: 'all' };
    recorder.override('set', override, ['ios-app'], [override]);
    recorder.userStep('ios-app', typed(words, 'Note', false), { address: '/health/', heading: [words] });
    recorder.action({ does: 'emit', event: words, payload: { [words]: words } }, 'ios-app');
    const filled: unknown[] = [];
    const body = text().slice(text().indexOf('await page.goto'), text().lastIndexOf('});'));
    const lines = body.replaceAll(/^ *(?:if|for) .*$|^ *\/\/.*$/gm, '').replaceAll('await ', '');
    const standIn: object = new Proxy(() => {}, {
      get: (_, name) => (name === 'fill' ? (value: unknown) => filled.push(value) : standIn),
      apply: () => standIn,
    });
    const fixtures = [standIn, standIn, standIn, standIn];
    new Function('page', 'shim', 'expect', 'control', 'process', lines)(...fixtures, {
      exit: () => filled.push('left'),
    });
    expect(filled).toEqual([words]);
  },
);

test('secrets in an address when they are not values of the sample data: are masked', () => {
  const { recorder, text } = recording();
  recorder.navigated(
    'ios-app',
    '/health/a?productNo=7&userTicket=abc%20d&id_card=44030119&mobile=13800138000#/b?token=xyz',
  );
  recorder.navigated('ios-app', '/health/c?back=%2Fd%3FverifyCode%3D998877%26tab%3D1');
  const written = text();
  expect(written).toContain(
    "goto('/health/a?productNo=7&userTicket=hidden&id_card=hidden&mobile=13800138000#/b?token=hidden')",
  );
  expect(written).toContain("goto('/health/c?back=%2Fd%3FverifyCode%3Dhidden%26tab%3D1')");
});

test('an exported test when a name is missing, an element is a summary or the record is cut: handles each case', () => {
  const { recorder, text } = recording();
  recorder.userStep(
    'ios-app',
    { does: 'tap', element: { role: 'button', name: [], at: 2 } },
    { address: '/health/bare?x=1' },
  );
  recorder.userStep('ios-app', { does: 'tap', element: { isText: true, name: ['More', 'of it'] } }, PLACE);
  recorder.userStep(
    'ios-app',
    { does: 'tap', element: { role: 'link', name: ['a', 'b', 'c', 'd', 'e'], at: 1 } },
    PLACE,
  );
  expect(text()).not.toContain('The record ends here');
  for (const line of [
    'await expect(page).toHaveURL(/\\/health\\/bare(?:[?#]|$)/);',
    '// This button has no name',
    "page.getByRole('button', { name: /^$/ }).nth(2).click();",
    "page.locator('summary').filter({ hasText: /More\\s*of it/ }).click();",
    "page.getByRole('link', { name: /^a\\s*b\\s*c\\s*d/ }).nth(1).click();",
  ])
    expect(text()).toContain(line);
  for (let count = 0; count < 400; count++) recorder.reloaded('ios-app');
  expect(text()).toContain('// The record ends here, after 400 steps');
});

test('an element when scrolling has loaded it: is reached by scrolling in the exported test', () => {
  const { recorder, text } = recording();
  recorder.userStep('ios-app', { does: 'tap', element: { role: 'link', name: ['Near'] } }, PLACE);
  expect(text()).not.toContain('reach');
  recorder.userStep('ios-app', { does: 'tap', element: { role: 'link', name: ['Far'] }, isFar: true }, PLACE);
  expect(text()).toContain('const reach = async');
  // Only the first letter's step records that scrolling has lengthened the page.
  for (const value of ['1', '13'])
    recorder.userStep('ios-app', { ...typed(value, 'Note', false), ...(value === '1' && { isFar: true }) }, PLACE);
  expect(text()).toContain("await reach(page.getByRole('textbox', { name: 'Note', exact: true }));");
  expect(text()).toContain(
    "await reach(page.getByRole('link', { name: 'Far', exact: true }));\n  await page.getByRole('link', { name: 'Far', exact: true }).click();",
  );
});

test('overrides when they were set before the record began: are set before the first page, «cover» after it', () => {
  const { recorder, text } = recording();
  overrides = [
    { kind: 'cover', phones: 'all' },
    { kind: 'network', network: 'offline', phones: 'all' },
    { kind: 'user', matter: 'payment', answer: 'cancel', phones: 'ios-app' },
    { kind: 'user', matter: 'payment', answer: 'fail', phones: 'browser' },
  ];
  recorder.begin(false);
  recorder.navigated('ios-app', '/health/');
  const written = text();
  expect(written).toContain('The phones were not new when this began');
  expect(written.indexOf("shim.answer('cancel', 'payment')")).toBeLessThan(written.indexOf('page.goto'));
  // The network is set before the first page opens, as in the lab.
  expect(written.indexOf('await network(true, 0);')).toBeGreaterThan(0);
  expect(written.indexOf('await network(true, 0);')).toBeLessThan(written.indexOf('page.goto'));
  expect(written.indexOf('shim.cover(true)')).toBeGreaterThan(written.indexOf('page.goto'));
  expect(written).not.toContain("'fail'");
});

beforeEach(() => {
  document.body.innerHTML = `
    <h1>Packages</h1>
    <ul><li><a href="#a"><b>Basic</b><i>¥899</i></a></li></ul>
    <button>Buy</button><button><span aria-hidden="true">×</span><span>Buy</span></button>
    <label>Mobile <input autocomplete="tel-national" type="tel"></label>
    <label for="id">ID card number</label><input id="id"><label>Note <textarea></textarea></label>
    <details><summary><b>More</b></summary></details><details><summary>More <i>of it</i></summary></details>
    <button><i>a</i><i>b</i><i>c</i><i>d</i><i>e</i></button><button id="f"><i>a</i><i>b</i><i>c</i><i>d</i><i>f</i></button>
    <button id="bare"></button>
    <label><input type="radio" name="who"> Mother</label><input type="search" aria-label="Search" placeholder="Words">`;
});

test.each([
  ['a', { role: 'link', name: ['Basic', '¥899'] }],
  ['a i', { role: 'link', name: ['Basic', '¥899'] }],
  ['button + button', { role: 'button', name: ['Buy'], at: 1 }],
  ['summary', { isText: true, name: ['More'], at: 0 }],
  ['details + details summary', { isText: true, name: ['More', 'of it'] }],
  // Limits names to four pieces, so that both buttons match.
  ['#f', { role: 'button', name: ['a', 'b', 'c', 'd', 'f'], at: 1 }],
  ['#bare', { role: 'button', name: [] }],
  ['[type=tel]', { role: 'textbox', name: ['Mobile'] }],
  ['[type=radio]', { role: 'radio', name: ['Mother'] }],
  ['[type=search]', { role: 'searchbox', name: ['Search'] }],
])('the description of %s: has the role and name that a person perceives', (selector, words) => {
  const element = document.querySelector(selector);
  expect(element && named(interactiveAncestor(element) ?? element)).toEqual(words);
});

test('isSecret for fields of personal data: true; pageStateOf: has the topmost heading', () => {
  const secret = [...document.querySelectorAll('input,textarea')].filter(isSecret).map((field) => named(field).name[0]);
  expect(secret).toEqual(['Mobile', 'ID card number']);
  expect(pageStateOf(window).heading).toEqual(['Packages']);
  // Shows a page that is still loading.
  const main = document.createElement('main');
  main.innerHTML = '<div aria-busy="true"></div>';
  const heading = document.querySelector('h1');
  heading?.before(main);
  main.prepend(heading ?? '');
  expect(pageStateOf(window).heading).toBeUndefined();
  main.lastElementChild?.remove();
  expect(pageStateOf(window).heading).toEqual(['Packages']);
  document.body.insertAdjacentHTML('beforeend', '<dialog open><h2>Your order</h2></dialog>');
  expect(pageStateOf(window).heading).toEqual(['Your order']);
});
