/** Writes a record as a Playwright test that uses only the public exports of `@sdhealth/native-shims`. */
import { SAMPLE_SECRETS } from '@sdhealth/fixtures/people';
import { SANDBOX_OPTIONS } from '@sdhealth/fixtures/sandbox-name';
import type { PhoneLocation } from '../frame/place.ts';
import {
  backendFaultsOf,
  type ClockName,
  describeOverride,
  NETWORKS,
  type Override,
  PLACES,
  shareEventOf,
  switchBody,
  type TesterAction,
} from '../overrides.ts';
import { hostOf, PHONES } from '../phones.ts';
import { maskedAddress } from './masked-address.ts';
import { patternOf } from './name-rule.ts';
import { type HostRecord, MAX_STEPS } from './record.ts';
import type { DoneStep, NamedElement, Step } from './steps.ts';

/** Lists calls for payment and login, whose number a test asserts. */
const COUNTED_CALLS = new Set(['login', 'logout', 'paySeq', 'getBrandWCPayRequest', 'openShareSheet']);

/** Matches every line terminator of JavaScript. */
const LINE_ENDS = /[\r\n\u2028\u2029]+/g;

/** Writes a text as a literal in single quotes, escaped by JSON. */
const quoted = (text: string): string => {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
};

/** Writes a text as a one-line comment, without line terminators that would end it. */
const lineComment = (text: string): string => `// ${text.replace(LINE_ENDS, ' ')}`;

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

/** Returns the options to find an element by name: an exact text if the name has one part, else a pattern. */
function nameOptions({ name, isText }: Pick<NamedElement, 'name' | 'isText'>): { literal: string; exact: string } {
  const [single] = name;
  if (single !== undefined && name.length === 1 && !isText) return { literal: quoted(single), exact: ', exact: true' };
  return { literal: `/${patternOf({ name, ...(isText && { isText }) }).source}/`, exact: '' };
}

function locator(element: NamedElement): string {
  const { role, name, isText, at } = element;
  const { literal: nameLiteral, exact } = nameOptions(element);
  const indexSuffix = at === undefined ? '' : at === 0 ? '.first()' : `.nth(${at})`;
  if (role !== undefined) return `page.getByRole(${quoted(role)}, { name: ${nameLiteral}${exact} })${indexSuffix}`;
  if (isText && name.length > 0) return `page.locator('summary').filter({ hasText: ${nameLiteral} })${indexSuffix}`;
  return `page.getByLabel(${nameLiteral}${exact && ', { exact: true }'})${indexSuffix}`;
}

/** Returns a warning for an element without a name. Without a role too, a test cannot find it. */
const namelessLines = ({ role, name }: NamedElement): string[] =>
  name.length > 0
    ? []
    : role === undefined
      ? [
          `throw new Error('An element without a role and a name was used here: give it a name, then find it by that.');`,
        ]
      : [
          lineComment(
            `This ${role} has no name: only its place tells it from others. Give it a name, then find it by that.`,
          ),
        ];

/** Removes the spaces from a grouped number. */
const withoutSpaces = (value: string): string => (/^[\d ]+$/.test(value) ? value.replaceAll(' ', '') : value);

interface SpecState {
  readonly record: HostRecord;
  /** Names of environment variables for typed secrets, which the test does not contain. */
  readonly secrets: string[];
  readonly counts: Map<string, number>;
  /** The helpers that the test calls. */
  readonly helpers: Set<keyof typeof HELPERS>;
}

function typeLine({ element: on, value, isSecret, isChoice }: Step & { does: 'type' }, { secrets }: SpecState): string {
  const text = withoutSpaces(value);
  const field = locator(on);
  if (isChoice) return `await ${field}.selectOption(${quoted(value)});`;
  if (!isSecret || text === '' || SAMPLE_SECRETS.includes(text)) return `await ${field}.fill(${quoted(text)});`;
  secrets.push(`TYPED_${secrets.length + 1}`);
  return `await ${field}.fill(typed(${quoted(secrets.at(-1) ?? '')}));`;
}

/** Returns lines that scroll a list to load more, because Playwright scrolls only to existing elements. */
function scrollLines({ element: on, isFar }: DoneStep, { helpers }: SpecState): string[] {
  if (!isFar) return [];
  helpers.add('reach');
  return [`await reach(${locator(on)});`];
}

/** Writes a tap. Radio buttons and boxes get a dispatched click, because a picture often hides the control. */
const tapLine = (element: NamedElement): string =>
  ['radio', 'checkbox', 'switch'].includes(element.role ?? '')
    ? `await ${locator(element)}.dispatchEvent('click');`
    : `await ${locator(element)}.click();`;

const isOwnApp = ({ host }: HostRecord): boolean => PHONES[host].login === 'native';

function overrideLines(isSet: boolean, override: Override, all: readonly Override[], state: SpecState): string[] {
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
      return [controlLine(state, 'faults', literal(backendFaultsOf(all)))];
    case 'cover':
      return [`await shim.cover(${isSet});`];
    case 'network':
      return networkLines(isSet ? override.network : 'good', state);
    case 'clock':
      return [`await page.clock.setSystemTime(${isSet ? CLOCK_EXPRESSIONS[override.clock] : 'Date.now()'});`];
    case 'place':
      return locationLines(isSet ? PLACES[override.place] : undefined, state);
    case 'theme': {
      const isDark = isSet ? override.theme === 'dark' : state.record.setting.isDark;
      return [`await page.emulateMedia({ colorScheme: '${isDark ? 'dark' : 'light'}' });`];
    }
    case 'text':
      return state.record.host === 'wechat'
        ? [`await shim.emit('menu:setfont', { fontSize: '${isSet ? override.text : '2'}' });`]
        : [];
    case 'edges':
      return [lineComment('The edges of the phone are the lab’s alone: a browser under test has none.')];
  }
}

/** Maps a clock of the lab to its expression in a test. */
const CLOCK_EXPRESSIONS: Readonly<Record<ClockName, string>> = {
  midnight: 'new Date().setHours(23, 59, 30, 0)',
  expired: 'Date.now() + 400 * 86_400_000',
  behind: 'Date.now() - 2 * 86_400_000',
};

/** Sets the location: by answers of apps and clients, or by the browser's geolocation. */
function locationLines(location: PhoneLocation | undefined, { record }: SpecState): string[] {
  const method = isOwnApp(record) ? 'getLocation' : 'geoLocation';
  if (record.host !== 'browser')
    return location
      ? [`await shim.method('${method}', async (_params, next) => ({ ...(await next()), ...${literal(location)} }));`]
      : [`await shim.method('${method}');`];
  return [
    `await page.context().${location ? `grantPermissions(['geolocation'])` : 'clearPermissions()'};`,
    ...(location ? [`await page.context().setGeolocation(${literal(location)});`] : []),
  ];
}

/** Returns a line that posts to a control address of the backend. */
function controlLine({ helpers }: SpecState, path: string, data?: string): string {
  helpers.add('control');
  return `await control(${quoted(path)}${data === undefined ? '' : `, ${data}`});`;
}

/** Sets the network. Own apps also notify a page that is already open. */
function networkLines(name: keyof typeof NETWORKS, { record, helpers }: SpecState, hasPage = true): string[] {
  const { isOffline, delayMs } = NETWORKS[name].network;
  helpers.add('network');
  const notifiesPage = hasPage && isOwnApp(record);
  return [
    `await network(${isOffline}, ${delayMs});`,
    ...(notifiesPage ? [`await shim.emit('networkChanged', { type: '${isOffline ? 'none' : '4g'}' });`] : []),
  ];
}

function logInLines(mobile: string, state: SpecState): string[] {
  if (isOwnApp(state.record)) return [`await shim.session('native-${mobile}-1');`];
  return [
    controlLine(state, 'log-in', literal({ mobile })),
    `await page.evaluate(() => localStorage.setItem('sdhealth.had-session', '{"value":true}'));`,
  ];
}

function actionLines(action: TesterAction, state: SpecState): string[] {
  switch (action.does) {
    case 'emit':
      return [`await shim.emit(${quoted(action.event)}, ${literal(action.payload)});`];
    case 'share': {
      const [event, payload] = shareEventOf(state.record.host) ?? ['', {}];
      return [`await shim.emit(${quoted(event)}, ${literal(payload)});`];
    }
    case 'release':
      return [`await shim.release(${quoted(action.method)}, ${quoted(action.how)});`];
    case 'log-in':
      return [...logInLines(action.mobile, state), ...(isOwnApp(state.record) ? [] : ['await page.reload();'])];
    case 'end-session':
      return [
        controlLine(state, 'expire-tokens?cookies=true'),
        ...(isOwnApp(state.record) ? [`await shim.session('');`] : []),
      ];
    case 'switch':
      return [controlLine(state, 'switch', literal(switchBody(action)))];
    case 'order':
      return [
        '{',
        `  const { address } = ${controlLine(state, 'order', literal({ status: action.state, mobile: action.mobile }))}`,
        ...logInLines(action.mobile, state).map((line) => `  ${line}`),
        '  await page.goto(address);',
        '}',
      ];
  }
}

/** Counts a call. Returns true for the first call of a name, for which the test waits. */
function isFirst(name: string, { counts }: SpecState): boolean {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1;
}

/** Limits the wait for a call, with room for a busy machine (milliseconds). */
const CALL_TIMEOUT_MS = 20_000;

/** Joins consecutive calls in one line. */
const waitLines = (names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const [first = '', ...others] = names.map(quoted);
  return others.length === 0
    ? [`await shim.waitFor(${first}, 'to-host', ${CALL_TIMEOUT_MS});`]
    : [
        `for (const call of [${[first, ...others].join(', ')}]) await shim.waitFor(call, 'to-host', ${CALL_TIMEOUT_MS});`,
      ];
};

/** Returns the lines of all steps. */
function stepsLines(steps: readonly Step[], state: SpecState): string[] {
  const lines: string[] = [];
  let names: string[] = [];
  for (const step of steps) {
    if (step.does === 'sent') {
      if (isFirst(step.name, state)) names.push(step.name);
      continue;
    }
    // A page sends its first calls before its heading is visible.
    if (step.does === 'heading') lines.push(...stepLines(step, state));
    lines.push(...waitLines(names));
    names = [];
    if (step.does !== 'heading') lines.push(...stepLines(step, state));
  }
  return [...lines, ...waitLines(names)];
}

function stepLines(step: Exclude<Step, { does: 'sent' }>, state: SpecState): string[] {
  switch (step.does) {
    case 'tap':
      return [...namelessLines(step.element), ...scrollLines(step, state), tapLine(step.element)];
    case 'type':
      return [...namelessLines(step.element), ...scrollLines(step, state), typeLine(step, state)];
    case 'go':
      return goLines(step.address);
    case 'reload':
      return ['await page.reload();'];
    case 'back':
      return backLines(state);
    case 'answer':
      return [`shim.answer(${quoted(step.answer)});`];
    case 'dark':
      return [`await page.emulateMedia({ colorScheme: '${step.isDark ? 'dark' : 'light'}' });`];
    case 'set':
    case 'unset':
      return [
        lineComment(`${step.does === 'set' ? 'Set' : 'Taken away'}: ${describeOverride(step.override).en}`),
        ...overrideLines(step.does === 'set', step.override, step.all, state),
        ...(step.override.kind === 'clock' ? ['await page.reload();'] : []),
      ];
    case 'action':
      return actionLines(step.action, state);
    case 'heading': {
      const { literal: name, exact } = nameOptions(step);
      return [`await expect(page.getByRole('heading', { name: ${name}${exact} }).first()).toBeVisible();`];
    }
    case 'address':
      return [`await expect(page).toHaveURL(${pathPattern(step.address)});`];
  }
}

/** Returns a pattern for the path only, because a query may have changing values. */
const pathPattern = (address: string): string =>
  `/${address.replace(/[?#].*$/s, '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?:[?#]|$)/`;

function goLines(address: string): string[] {
  const masked = maskedAddress(address);
  return [
    ...(masked === address ? [] : [lineComment('A value of this address is a secret, and is not written down.')]),
    `await page.goto(${quoted(masked)});`,
  ];
}

/** Returns lines for the back button. Only own apps ask the page first. */
const backLines = ({ record }: SpecState): string[] =>
  isOwnApp(record)
    ? [`if (!Object(await shim.emit('backPressed')).handled) await page.goBack();`]
    : ['await page.goBack();'];

/** Returns the file's text. The record has a start. */
export function specText(record: HostRecord): string {
  const { host, setup, setting, overrides, start = '/health/', steps } = record;
  const state: SpecState = { record, secrets: [], counts: new Map(), helpers: new Set() };
  // Only an open page can be covered.
  const linesBeforeOpening = overrides.flatMap((override) => {
    if (override.kind === 'cover') return [];
    return override.kind === 'network'
      ? networkLines(override.network, state, false)
      : overrideLines(true, override, overrides, state);
  });
  const linesAfterOpening = overrides.flatMap((override) =>
    override.kind === 'cover' ? overrideLines(true, override, overrides, state) : [],
  );
  const body = [
    ...(record.isClean
      ? []
      : ['// The phones were not new when this began. After «Reset backend» a test begins as this one does.']),
    ...(setting.answer === 'accept' ? [] : [`shim.answer(${quoted(setting.answer)});`]),
    ...linesBeforeOpening,
    ...goLines(start),
    ...linesAfterOpening,
    ...stepsLines(steps, state),
    ...[...state.counts]
      .filter(([name]) => COUNTED_CALLS.has(name))
      .map(([name, count]) => `expect(shim.sent(${quoted(name)})).toHaveLength(${count});`),
    ...(record.isCut
      ? [lineComment(`The record ends here, after ${MAX_STEPS} steps: what was done later is not in it.`)]
      : []),
  ];
  const helpers = [...state.helpers].sort().flatMap((name) => HELPERS[name]);
  const ownSettings = Object.entries(setup).filter(([name]) => !['thinkMs', 'token'].includes(name));
  const lines = [
    `/** Recorded in the device lab, in ${PHONES[host].title}. It needs the lab's own server: \`npm start\`, or a preview of it. */`,
    `import { expect, test } from '@sdhealth/native-shims/playwright';`,
    '',
    'test.use({',
    `  host: ${literal({ name: hostOf(host), ...Object.fromEntries(ownSettings) })},`,
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
    ...(state.secrets.length > 0 ? ['', ...SECRETS] : []),
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
    '/** Sends a command to the backend. A refusal fails the test. */',
    'const control = async (path: string, data: object = {}) => {',
    `  const answer = await page.request.post('/__fixtures/' + path, { data });`,
    '  await expect(answer).toBeOK();',
    '  const body = await answer.json();',
    '  expect(body.msg).toBeUndefined();',
    '  return body;',
    '};',
  ],
  network: [
    '/** Emulates a network for requests to the backend, as in the lab. Pictures, modules and sockets are not affected. */',
    'const network = async (isOffline: boolean, delayMs: number) => {',
    `  await page.unroute('**/api/**');`,
    '  if (isOffline || delayMs > 0)',
    `    await page.route('**/api/**', async (route) => {`,
    `      if (isOffline) return route.abort('internetdisconnected');`,
    '      await new Promise((resolve) => setTimeout(resolve, delayMs));',
    '      // Ignores a page that has been closed meanwhile.',
    '      return route.continue().catch(() => undefined);',
    '    });',
    '  const setOnLine = (offline: boolean) => {',
    '    const hasChanged = navigator.onLine === offline;',
    `    Object.defineProperty(navigator, 'onLine', { get: () => !offline, configurable: true });`,
    `    if (hasChanged) dispatchEvent(new Event(offline ? 'offline' : 'online'));`,
    '  };',
    '  await page.addInitScript(setOnLine, isOffline);',
    '  await page.evaluate(setOnLine, isOffline);',
    '};',
  ],
  reach: [
    '/** Scrolls until a list that loads more at its end contains an element. */',
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
  '/** Returns a typed text from an environment variable, because the text is not a value of the sample data. */',
  'function typed(name: string): string {',
  '  const value = process.env[name];',
  '  if (value === undefined) throw new Error(name);',
  '  return value;',
  '}',
];

/** Tells if a fault was set that causes errors in a page's console. */
const hasTrouble = ({ overrides, steps }: HostRecord): boolean =>
  [...overrides, ...steps.flatMap((step) => (step.does === 'set' ? [step.override] : []))].some(
    ({ kind }) => kind === 'backend' || kind === 'network',
  );
