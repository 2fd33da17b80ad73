/** Writes a record as a Playwright test that uses nothing but what `@sdhealth/native-shims` gives to everybody. */
import { SAMPLE_SECRETS } from '@sdhealth/fixtures/people';
import { SANDBOX_OPTIONS } from '@sdhealth/fixtures/sandbox-name';
import { HOSTS } from '../../src/index.ts';
import { backendFaultsOf, type Deed, type Lever, leverWords, NETWORKS, shareEventOf } from '../levers.ts';
import type { HostRecord } from './record.ts';
import type { Named, Step } from './steps.ts';

/** Calls that move money or decide who is there: a test says how often they were sent. */
const COUNTED = new Set(['login', 'logout', 'paySeq', 'getBrandWCPayRequest', 'openShareSheet']);

/** Every end of a line that JavaScript knows. */
const LINE_ENDS = /[\r\n\u2028\u2029]+/g;

/** A text as a literal in single quotes; JSON escapes what else would end it. */
const quoted = (text: string): string => {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
};

/** A text of one line: nothing in it ends the comment that it is in. */
const remark = (text: string): string => `// ${text.replace(LINE_ENDS, ' ')}`;

/** A value as a literal: JSON with the quotes and keys of the house. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${literal(one)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The most pieces of a name that a test asks for. */
const MOST_PIECES = 4;

/** A name of one piece is that text; between several a browser may put spaces. */
function nameLiteral(name: readonly string[]): string {
  const [first = ''] = name;
  if (name.length === 1) return quoted(first);
  const pieces = name.slice(0, MOST_PIECES).map((piece) => piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return `/^${pieces.join('\\s*')}${name.length > MOST_PIECES ? '' : '$'}/`;
}

function locator({ role, name, at }: Named): string {
  const exact = name.length === 1 ? ', exact: true' : '';
  const which = at === undefined ? '' : at === 0 ? '.first()' : `.nth(${at})`;
  if (role === undefined && name.length > 0)
    return `page.getByLabel(${nameLiteral(name)}${exact && ', { exact: true }'})${which}`;
  const named = name.length === 0 ? '' : `, { name: ${nameLiteral(name)}${exact} }`;
  return `page.getByRole(${quoted(role ?? 'generic')}${named})${which}`;
}

/** A number in groups as it is typed: without the spaces. */
const bare = (value: string): string => (/^[\d ]+$/.test(value) ? value.replaceAll(' ', '') : value);

interface Writing {
  readonly record: HostRecord;
  /** What was typed and is not written down, by the name of its variable in the environment. */
  readonly secrets: string[];
  readonly counts: Map<string, number>;
  isDelayed: boolean;
}

function typed({ on, value, isSecret, isChoice }: Step & { does: 'type' }, { secrets }: Writing): string {
  const text = bare(value);
  const field = locator(on);
  if (isChoice) return `await ${field}.selectOption(${quoted(value)});`;
  if (!isSecret || text === '' || SAMPLE_SECRETS.includes(text)) return `await ${field}.fill(${quoted(text)});`;
  secrets.push(`TYPED_${secrets.length + 1}`);
  return `await ${field}.fill(typed(${quoted(secrets.at(-1) ?? '')}));`;
}

/** A radio button or a box is often a picture over a control of no size. */
const tapped = (on: Named): string =>
  ['radio', 'checkbox', 'switch'].includes(on.role ?? '')
    ? `await ${locator(on)}.dispatchEvent('click');`
    : `await ${locator(on)}.click();`;

const isOwnApp = ({ host }: HostRecord): boolean => HOSTS[host].login === 'native';

function leverLines(isSet: boolean, lever: Lever, all: readonly Lever[], writing: Writing): string[] {
  switch (lever.kind) {
    case 'fault': {
      const fault = all.findLast((other) => other.kind === 'fault' && other.method === lever.method);
      const value = fault?.kind === 'fault' ? `, ${literal(fault.fault)}` : '';
      return [`await shim.fault(${quoted(lever.method)}${value});`];
    }
    case 'user':
      return [`shim.answer(${isSet ? quoted(lever.answer) : 'undefined'}, ${quoted(lever.matter)});`];
    case 'backend':
      return [`await page.request.post('/__fixtures/faults', { data: ${literal(backendFaultsOf(all))} });`];
    case 'cover':
      return [`await shim.cover(${isSet});`];
    case 'network':
      return networkLines(isSet ? lever.network : 'good', writing);
  }
}

function networkLines(name: keyof typeof NETWORKS, writing: Writing): string[] {
  const { isOffline, delayMs } = NETWORKS[name].network;
  const lines = [`await page.context().setOffline(${isOffline});`];
  if (writing.isDelayed) lines.push(`await page.unroute('**/api/**');`);
  writing.isDelayed = delayMs > 0;
  if (delayMs > 0)
    lines.push(
      `await page.route('**/api/**', async (route) => {`,
      `  await new Promise((sent) => setTimeout(sent, ${delayMs}));`,
      '  await route.continue();',
      '});',
    );
  if (isOwnApp(writing.record))
    lines.push(`await shim.emit('networkChanged', { type: '${isOffline ? 'none' : '4g'}' });`);
  return lines;
}

function logInLines(mobile: string, writing: Writing): string[] {
  if (isOwnApp(writing.record)) return [`await shim.session('native-${mobile}-1');`];
  return [
    `await page.request.post('/__fixtures/log-in', { data: { mobile: ${quoted(mobile)} } });`,
    `await page.evaluate(() => localStorage.setItem('sdhealth.had-session', '{"value":true}'));`,
  ];
}

function deedLines(deed: Deed, writing: Writing): string[] {
  switch (deed.does) {
    case 'emit':
      return [`await shim.emit(${quoted(deed.event)}, ${literal(deed.payload)});`];
    case 'share': {
      const [event, payload] = shareEventOf(writing.record.host) ?? ['', {}];
      return [`await shim.emit(${quoted(event)}, ${literal(payload)});`];
    }
    case 'release':
      return [`await shim.release(${quoted(deed.method)}, ${quoted(deed.how)});`];
    case 'log-in':
      return [...logInLines(deed.mobile, writing), ...(isOwnApp(writing.record) ? [] : ['await page.reload();'])];
    case 'end-session':
      return [
        `await page.request.post('/__fixtures/expire-tokens?cookies=true');`,
        ...(isOwnApp(writing.record) ? [`await shim.session('');`] : []),
      ];
    case 'order':
      return [
        '{',
        `  const order = await page.request.post('/__fixtures/order', { data: { status: '${deed.state}', mobile: ${quoted(deed.mobile)} } });`,
        '  const { address } = await order.json();',
        ...logInLines(deed.mobile, writing).map((line) => `  ${line}`),
        '  await page.goto(address);',
        '}',
      ];
  }
}

/** Counts a call; a test waits for its first. */
function isFirst(name: string, { counts }: Writing): boolean {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1;
}

/** Milliseconds until a call has to be sent; a machine may be busy. */
const SENT_MS = 20_000;

/** Calls that follow each other are one line. */
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
  let sent: string[] = [];
  for (const step of steps) {
    if (step.does === 'sent') {
      if (isFirst(step.name, writing)) sent.push(step.name);
      continue;
    }
    // A page that shows its heading has sent what it sends at first.
    if (step.does === 'heading') lines.push(...stepLines(step, writing));
    lines.push(...sentLines(sent));
    sent = [];
    if (step.does !== 'heading') lines.push(...stepLines(step, writing));
  }
  return [...lines, ...sentLines(sent)];
}

function stepLines(step: Exclude<Step, { does: 'sent' }>, writing: Writing): string[] {
  switch (step.does) {
    case 'tap':
      return [tapped(step.on)];
    case 'type':
      return [typed(step, writing)];
    case 'go':
      return [`await page.goto(${quoted(step.address)});`];
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
        remark(`${step.does === 'set' ? 'Set' : 'Taken away'}: ${leverWords(step.lever)}`),
        ...leverLines(step.does === 'set', step.lever, step.all, writing),
      ];
    case 'deed':
      return deedLines(step.deed, writing);
    case 'heading':
      return [`await expect(page.getByRole('heading', { name: ${quoted(step.text)} }).first()).toBeVisible();`];
  }
}

/** An own app asks its page first; any other host goes back by itself. */
const backLines = ({ record }: Writing): string[] =>
  isOwnApp(record)
    ? [`if (!Object(await shim.emit('backPressed')).handled) await page.goBack();`]
    : ['await page.goBack();'];

/** Levers that only a page which is there can have. */
const NEEDS_PAGE = new Set<Lever['kind']>(['cover', 'network']);

/** Returns the file's text. The record has a start. */
export function specText(record: HostRecord): string {
  const { host, setup, setting, levers, start = '/health/', steps } = record;
  const writing: Writing = { record, secrets: [], counts: new Map(), isDelayed: false };
  const first = (isLate: boolean) =>
    levers
      .filter(({ kind }) => NEEDS_PAGE.has(kind) === isLate)
      .flatMap((lever) => leverLines(true, lever, levers, writing));
  const body = [
    ...(record.isClean
      ? []
      : ['// The phones were not new when this began. After «Reset backend» a test begins as this one does.']),
    ...(setting.answer === 'accept' ? [] : [`shim.answer(${quoted(setting.answer)});`]),
    ...first(false),
    `await page.goto(${quoted(start)});`,
    ...first(true),
    ...stepsLines(steps, writing),
    ...[...writing.counts]
      .filter(([name]) => COUNTED.has(name))
      .map(([name, count]) => `expect(shim.sent(${quoted(name)})).toHaveLength(${count});`),
  ];
  const own = Object.entries(setup).filter(([name]) => !['thinkMs', 'token'].includes(name));
  const lines = [
    `/** Recorded in the device lab, in ${HOSTS[host].title}. It needs the lab's own server: \`npm start\`, or a preview of it. */`,
    `import { expect, test } from '@sdhealth/native-shims/playwright';`,
    '',
    'test.use({',
    `  host: ${literal({ name: host, ...Object.fromEntries(own) })},`,
    `  locale: '${setting.language === 'zh' ? 'zh-CN' : 'en-US'}',`,
    `  colorScheme: '${setting.isDark ? 'dark' : 'light'}',`,
    // The lab's server keeps tests apart by these.
    ...Object.entries(SANDBOX_OPTIONS).map(([name, value]) => `  ${name}: ${quoted(value)},`),
    // The page's worker would answer in the place of the network, and take no part in what is set here.
    `  serviceWorkers: 'block',`,
    ...(hasTrouble(record) ? ['  // What is set here makes the page complain.', '  allowErrors: [/./],'] : []),
    '});',
    ...(writing.secrets.length > 0 ? ['', ...SECRETS] : []),
    '',
    `test(${quoted(`recorded in ${HOSTS[host].title}`)}, async ({ page, shim }) => {`,
    ...body.map((line) => `  ${line}`),
    '});',
  ];
  return `${lines.join('\n')}\n`;
}

const SECRETS = [
  '/** What was typed here is no value of the sample data, so it is not written down: the environment says it. */',
  'function typed(name: string): string {',
  '  const value = process.env[name];',
  '  if (value === undefined) throw new Error(name);',
  '  return value;',
  '}',
];

/** Tells if anything was set that a page's console speaks of. */
const hasTrouble = ({ levers, steps }: HostRecord): boolean =>
  [...levers, ...steps.flatMap((step) => (step.does === 'set' ? [step.lever] : []))].some(
    ({ kind }) => kind === 'backend' || kind === 'network',
  );
