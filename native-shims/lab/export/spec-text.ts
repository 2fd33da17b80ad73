/** Writes a record as a Playwright test that uses only the public exports of `@sdhealth/native-shims`. */
import { SAMPLE_SECRETS } from '@sdhealth/fixtures/people';
import { SANDBOX_OPTIONS } from '@sdhealth/fixtures/sandbox-name';
import type { PhonePlace } from '../frame/place.ts';
import {
  backendFaultsOf,
  type ClockName,
  NETWORKS,
  type Override,
  overrideWords,
  PLACES,
  shareEventOf,
  type TesterAction,
} from '../overrides.ts';
import { hostOf, PHONES } from '../phones.ts';
import { maskedAddress } from './masked-address.ts';
import { patternOf } from './name-rule.ts';
import { type HostRecord, MOST_STEPS } from './record.ts';
import type { DoneStep, Named, Step } from './steps.ts';

/** Lists calls for payment and login, whose number a test asserts. */
const COUNTED = new Set(['login', 'logout', 'paySeq', 'getBrandWCPayRequest', 'openShareSheet']);

/** Matches every line terminator of JavaScript. */
const LINE_ENDS = /[\r\n\u2028\u2029]+/g;

/** Writes a text as a literal in single quotes, escaped by JSON. */
const quoted = (text: string): string => {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
};

/** Writes a text as a one-line comment, without line terminators that would end it. */
const remark = (text: string): string => `// ${text.replace(LINE_ENDS, ' ')}`;

/** Writes a value as a literal in this project's code style. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, member]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${literal(member)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Returns the options to find an element by name: exact text for a single piece, else a pattern. */
function byName({ name, isText }: Pick<Named, 'name' | 'isText'>): { literal: string; exact: string } {
  const [only] = name;
  if (only !== undefined && name.length === 1 && !isText) return { literal: quoted(only), exact: ', exact: true' };
  return { literal: `/${patternOf({ name, ...(isText && { isText }) }).source}/`, exact: '' };
}

function locator(on: Named): string {
  const { role, name, isText, at } = on;
  const { literal: named, exact } = byName(on);
  const which = at === undefined ? '' : at === 0 ? '.first()' : `.nth(${at})`;
  if (role !== undefined) return `page.getByRole(${quoted(role)}, { name: ${named}${exact} })${which}`;
  if (isText && name.length > 0) return `page.locator('summary').filter({ hasText: ${named} })${which}`;
  return `page.getByLabel(${named}${exact && ', { exact: true }'})${which}`;
}

/** Returns a warning for an element without a name. Without a role too, a test cannot find it. */
const namelessLines = ({ role, name }: Named): string[] =>
  name.length > 0
    ? []
    : role === undefined
      ? [
          `throw new Error('An element without a role and a name was used here: give it a name, then find it by that.');`,
        ]
      : [
          remark(
            `This ${role} has no name: only its place tells it from others. Give it a name, then find it by that.`,
          ),
        ];

/** Removes the spaces from a grouped number. */
const bare = (value: string): string => (/^[\d ]+$/.test(value) ? value.replaceAll(' ', '') : value);

interface Writing {
  readonly record: HostRecord;
  /** Names of environment variables for typed secrets, which the test does not contain. */
  readonly secrets: string[];
  readonly counts: Map<string, number>;
  /** The helpers that the test calls. */
  readonly helpers: Set<keyof typeof HELPERS>;
}

function typed({ on, value, isSecret, isChoice }: Step & { does: 'type' }, { secrets }: Writing): string {
  const text = bare(value);
  const field = locator(on);
  if (isChoice) return `await ${field}.selectOption(${quoted(value)});`;
  if (!isSecret || text === '' || SAMPLE_SECRETS.includes(text)) return `await ${field}.fill(${quoted(text)});`;
  secrets.push(`TYPED_${secrets.length + 1}`);
  return `await ${field}.fill(typed(${quoted(secrets.at(-1) ?? '')}));`;
}

/** Returns lines that scroll a list to load more, as Playwright scrolls only to existing elements. */
function farLines({ on, isFar }: DoneStep, { helpers }: Writing): string[] {
  if (!isFar) return [];
  helpers.add('reach');
  return [`await reach(${locator(on)});`];
}

/** Dispatches the click on radio buttons and boxes, whose control often has no size under a picture. */
const tapped = (on: Named): string =>
  ['radio', 'checkbox', 'switch'].includes(on.role ?? '')
    ? `await ${locator(on)}.dispatchEvent('click');`
    : `await ${locator(on)}.click();`;

const isOwnApp = ({ host }: HostRecord): boolean => PHONES[host].login === 'native';

function overrideLines(isSet: boolean, override: Override, all: readonly Override[], writing: Writing): string[] {
  switch (override.kind) {
    case 'fault': {
      const fault = all.findLast((other) => other.kind === 'fault' && other.method === override.method);
      const value = fault?.kind === 'fault' ? `, ${literal(fault.fault)}` : '';
      return [`await shim.fault(${quoted(override.method)}${value});`];
    }
    case 'user':
      return [`shim.answer(${isSet ? quoted(override.answer) : 'undefined'}, ${quoted(override.matter)});`];
    case 'backend':
    case 'answer':
      return [controlLine(writing, 'faults', literal(backendFaultsOf(all)))];
    case 'cover':
      return [`await shim.cover(${isSet});`];
    case 'network':
      return networkLines(isSet ? override.network : 'good', writing);
    case 'clock':
      return [`await page.clock.setSystemTime(${isSet ? TIMES[override.clock] : 'Date.now()'});`];
    case 'place':
      return placeLines(isSet ? PLACES[override.place] : undefined, writing);
    case 'theme': {
      const isDark = isSet ? override.theme === 'dark' : writing.record.setting.isDark;
      return [`await page.emulateMedia({ colorScheme: '${isDark ? 'dark' : 'light'}' });`];
    }
    case 'text':
      return writing.record.host === 'wechat'
        ? [`await shim.emit('menu:setfont', { fontSize: '${isSet ? override.text : '2'}' });`]
        : [];
    case 'edges':
      return [remark('The edges of the phone are the lab’s alone: a browser under test has none.')];
  }
}

/** Maps a clock of the lab to its expression in a test. */
const TIMES: Readonly<Record<ClockName, string>> = {
  midnight: 'new Date().setHours(23, 59, 30, 0)',
  expired: 'Date.now() + 400 * 86_400_000',
  behind: 'Date.now() - 2 * 86_400_000',
};

/** Sets the location: by answers of apps and clients, or by the browser's geolocation. */
function placeLines(place: PhonePlace | undefined, { record }: Writing): string[] {
  const method = isOwnApp(record) ? 'getLocation' : 'geoLocation';
  if (record.host !== 'browser')
    return place
      ? [`await shim.method('${method}', async (_params, next) => ({ ...(await next()), ...${literal(place)} }));`]
      : [`await shim.method('${method}');`];
  return [
    `await page.context().${place ? `grantPermissions(['geolocation'])` : 'clearPermissions()'};`,
    ...(place ? [`await page.context().setGeolocation(${literal(place)});`] : []),
  ];
}

/** Returns a line that posts to a control address of the backend. */
function controlLine({ helpers }: Writing, path: string, data?: string): string {
  helpers.add('control');
  return `await control(${quoted(path)}${data === undefined ? '' : `, ${data}`});`;
}

/** Sets the network. Own apps also notify a page that is already open. */
function networkLines(name: keyof typeof NETWORKS, { record, helpers }: Writing, hasPage = true): string[] {
  const { isOffline, delayMs } = NETWORKS[name].network;
  helpers.add('network');
  const tells = hasPage && isOwnApp(record);
  return [
    `await network(${isOffline}, ${delayMs});`,
    ...(tells ? [`await shim.emit('networkChanged', { type: '${isOffline ? 'none' : '4g'}' });`] : []),
  ];
}

function logInLines(mobile: string, writing: Writing): string[] {
  if (isOwnApp(writing.record)) return [`await shim.session('native-${mobile}-1');`];
  return [
    controlLine(writing, 'log-in', literal({ mobile })),
    `await page.evaluate(() => localStorage.setItem('sdhealth.had-session', '{"value":true}'));`,
  ];
}

function actionLines(action: TesterAction, writing: Writing): string[] {
  switch (action.does) {
    case 'emit':
      return [`await shim.emit(${quoted(action.event)}, ${literal(action.payload)});`];
    case 'share': {
      const [event, payload] = shareEventOf(writing.record.host) ?? ['', {}];
      return [`await shim.emit(${quoted(event)}, ${literal(payload)});`];
    }
    case 'release':
      return [`await shim.release(${quoted(action.method)}, ${quoted(action.how)});`];
    case 'log-in':
      return [...logInLines(action.mobile, writing), ...(isOwnApp(writing.record) ? [] : ['await page.reload();'])];
    case 'end-session':
      return [
        controlLine(writing, 'expire-tokens?cookies=true'),
        ...(isOwnApp(writing.record) ? [`await shim.session('');`] : []),
      ];
    case 'order':
      return [
        '{',
        `  const { address } = ${controlLine(writing, 'order', literal({ status: action.state, mobile: action.mobile }))}`,
        ...logInLines(action.mobile, writing).map((line) => `  ${line}`),
        '  await page.goto(address);',
        '}',
      ];
  }
}

/** Counts a call and tells if it is the first, for which a test waits. */
function isFirst(name: string, { counts }: Writing): boolean {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1;
}

/** Limits the wait for a call, with room for a busy machine (milliseconds). */
const SENT_MS = 20_000;

/** Joins consecutive calls in one line. */
const sentLines = (names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const [first = '', ...others] = names.map(quoted);
  return others.length === 0
    ? [`await shim.waitFor(${first}, 'to-host', ${SENT_MS});`]
    : [`for (const call of [${[first, ...others].join(', ')}]) await shim.waitFor(call, 'to-host', ${SENT_MS});`];
};

/** Returns the lines of all steps. */
function stepsLines(steps: readonly Step[], writing: Writing): string[] {
  const lines: string[] = [];
  let names: string[] = [];
  for (const step of steps) {
    if (step.does === 'sent') {
      if (isFirst(step.name, writing)) names.push(step.name);
      continue;
    }
    // A page sends its first calls before its heading is visible.
    if (step.does === 'heading') lines.push(...stepLines(step, writing));
    lines.push(...sentLines(names));
    names = [];
    if (step.does !== 'heading') lines.push(...stepLines(step, writing));
  }
  return [...lines, ...sentLines(names)];
}

function stepLines(step: Exclude<Step, { does: 'sent' }>, writing: Writing): string[] {
  switch (step.does) {
    case 'tap':
      return [...namelessLines(step.on), ...farLines(step, writing), tapped(step.on)];
    case 'type':
      return [...namelessLines(step.on), ...farLines(step, writing), typed(step, writing)];
    case 'go':
      return goLines(step.address);
    case 'reload':
      return ['await page.reload();'];
    case 'back':
      return backLines(writing);
    case 'answer':
      return [`shim.answer(${quoted(step.answer)});`];
    case 'dark':
      return [`await page.emulateMedia({ colorScheme: '${step.isDark ? 'dark' : 'light'}' });`];
    case 'set':
    case 'unset':
      return [
        remark(`${step.does === 'set' ? 'Set' : 'Taken away'}: ${overrideWords(step.override).en}`),
        ...overrideLines(step.does === 'set', step.override, step.all, writing),
        ...(step.override.kind === 'clock' ? ['await page.reload();'] : []),
      ];
    case 'action':
      return actionLines(step.action, writing);
    case 'heading': {
      const { literal: name, exact } = byName(step);
      return [`await expect(page.getByRole('heading', { name: ${name}${exact} }).first()).toBeVisible();`];
    }
    case 'address':
      return [`await expect(page).toHaveURL(${pathPattern(step.address)});`];
  }
}

/** Returns a pattern for the path, as a query may have values that change. */
const pathPattern = (address: string): string =>
  `/${address.replace(/[?#].*$/s, '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?:[?#]|$)/`;

function goLines(address: string): string[] {
  const masked = maskedAddress(address);
  return [
    ...(masked === address ? [] : [remark('A value of this address is a secret, and is not written down.')]),
    `await page.goto(${quoted(masked)});`,
  ];
}

/** Returns lines for the back button. Only own apps ask the page first. */
const backLines = ({ record }: Writing): string[] =>
  isOwnApp(record)
    ? [`if (!Object(await shim.emit('backPressed')).handled) await page.goBack();`]
    : ['await page.goBack();'];

/** Returns the file's text. The record has a start. */
export function specText(record: HostRecord): string {
  const { host, setup, setting, overrides, start = '/health/', steps } = record;
  const writing: Writing = { record, secrets: [], counts: new Map(), helpers: new Set() };
  // Only an open page can be covered.
  const early = overrides.flatMap((override) => {
    if (override.kind === 'cover') return [];
    return override.kind === 'network'
      ? networkLines(override.network, writing, false)
      : overrideLines(true, override, overrides, writing);
  });
  const late = overrides.flatMap((override) =>
    override.kind === 'cover' ? overrideLines(true, override, overrides, writing) : [],
  );
  const body = [
    ...(record.isClean
      ? []
      : ['// The phones were not new when this began. After «Reset backend» a test begins as this one does.']),
    ...(setting.answer === 'accept' ? [] : [`shim.answer(${quoted(setting.answer)});`]),
    ...early,
    ...goLines(start),
    ...late,
    ...stepsLines(steps, writing),
    ...[...writing.counts]
      .filter(([name]) => COUNTED.has(name))
      .map(([name, count]) => `expect(shim.sent(${quoted(name)})).toHaveLength(${count});`),
    ...(record.isCut
      ? [remark(`The record ends here, after ${MOST_STEPS} steps: what was done later is not in it.`)]
      : []),
  ];
  const helpers = [...writing.helpers].sort().flatMap((name) => HELPERS[name]);
  const own = Object.entries(setup).filter(([name]) => !['thinkMs', 'token'].includes(name));
  const lines = [
    `/** Recorded in the device lab, in ${PHONES[host].title}. It needs the lab's own server: \`npm start\`, or a preview of it. */`,
    `import { expect, test } from '@sdhealth/native-shims/playwright';`,
    '',
    'test.use({',
    `  host: ${literal({ name: hostOf(host), ...Object.fromEntries(own) })},`,
    `  locale: '${setting.language === 'zh' ? 'zh-CN' : 'en-US'}',`,
    `  colorScheme: '${setting.isDark ? 'dark' : 'light'}',`,
    // Gives each test a separate sandbox on the lab's server.
    ...Object.entries(SANDBOX_OPTIONS).map(([name, value]) => `  ${name}: ${quoted(value)},`),
    // A service worker would answer before the network that the test controls.
    `  serviceWorkers: 'block',`,
    ...(hasTrouble(record)
      ? [
          '  // What is set here makes the browser complain of the network, and of nothing else.',
          '  allowErrors: [/^console: (?:Failed to load resource|WebSocket connection)/],',
        ]
      : []),
    '});',
    ...(writing.secrets.length > 0 ? ['', ...SECRETS] : []),
    '',
    `test(${quoted(`recorded in ${PHONES[host].title}`)}, async ({ page, shim }) => {`,
    ...[...helpers, ...body].map((line) => `  ${line}`),
    '});',
  ];
  return `${lines.join('\n')}\n`;
}

/** Functions at the head of a test that calls them. */
const HELPERS = {
  control: [
    '/** Tells the backend what to do. One that refuses fails the test. */',
    'const control = async (path: string, data: object = {}) => {',
    `  const answer = await page.request.post('/__fixtures/' + path, { data });`,
    '  await expect(answer).toBeOK();',
    '  const told = await answer.json();',
    '  expect(told.msg).toBeUndefined();',
    '  return told;',
    '};',
  ],
  network: [
    '/** As in the lab: calls to the backend meet this network; pictures, parts of the program and sockets come as ever. */',
    'const network = async (isOffline: boolean, delayMs: number) => {',
    `  await page.unroute('**/api/**');`,
    '  if (isOffline || delayMs > 0)',
    `    await page.route('**/api/**', async (route) => {`,
    `      if (isOffline) return route.abort('internetdisconnected');`,
    '      await new Promise((sent) => setTimeout(sent, delayMs));',
    '      // A page that has gone waits for nothing.',
    '      return route.continue().catch(() => undefined);',
    '    });',
    '  const tell = (offline: boolean) => {',
    '    const turned = navigator.onLine === offline;',
    `    Object.defineProperty(navigator, 'onLine', { get: () => !offline, configurable: true });`,
    `    if (turned) dispatchEvent(new Event(offline ? 'offline' : 'online'));`,
    '  };',
    '  await page.addInitScript(tell, isOffline);',
    '  await page.evaluate(tell, isOffline);',
    '};',
  ],
  reach: [
    '/** Scrolls on until a list that loads more at its end has brought an element. */',
    'const reach = async (target: ReturnType<typeof page.locator>) => {',
    '  await page.mouse.move(100, 300);',
    '  await expect(async () => {',
    '    if ((await target.count()) === 0) await page.mouse.wheel(0, 4000);',
    '    await expect(target).toBeAttached({ timeout: 500 });',
    '  }).toPass({ timeout: 30_000 });',
    '};',
  ],
} as const;

const SECRETS = [
  '/** This text was typed and is no value of the sample data, so it is not written down: the environment says it. */',
  'function typed(name: string): string {',
  '  const value = process.env[name];',
  '  if (value === undefined) throw new Error(name);',
  '  return value;',
  '}',
];

/** Tells if anything was set that a page's console speaks of. */
const hasTrouble = ({ overrides, steps }: HostRecord): boolean =>
  [...overrides, ...steps.flatMap((step) => (step.does === 'set' ? [step.override] : []))].some(
    ({ kind }) => kind === 'backend' || kind === 'network',
  );
