import type { HostName } from '@sdhealth/bridge-sdk';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../bridge-sdk/src/contract/index.ts';
import { drop, duplicate, type Fault, garbage, kill, late, silent, unknownId, wrongShape } from '../../../src/index.ts';
import type { FrameApi } from '../../messages.ts';
import type { Override, TesterAction } from '../../overrides.ts';
import { type ControlledPhone, type Controls, createControls } from './controls.ts';
import { overridesOfText, textOfOverrides } from './overrides-text.ts';
import { createControlsPanel } from './panel.ts';

const HOSTS: readonly HostName[] = ['wechat', 'ios-app', 'browser'];
const ORDER = { address: '/health/pecState/yj_gefmtj/O2101' };

const SCHEMAS = {
  'GET /api/list': {
    isBare: false,
    schema: {
      type: 'object',
      required: ['total', 'kind'],
      properties: {
        total: { type: 'integer', minimum: 0 },
        kind: { type: 'string', enum: ['food', 'care'] },
        note: { type: 'string', pattern: '\\S' },
        first: { anyOf: [{ type: 'null' }, { type: 'integer' }] },
      },
    },
  },
};

/** Lists the actions on the phones as `<host> <what> …`. */
let actions: string[];
let posted: { host: string | null; path: string; body: unknown }[];
let watched: string[];
/** The status of all answers of the backend. 0 turns it off. */
let refusal = 0;
let controls: Controls;
let panel: HTMLElement;

const record = (host: HostName, what: string, ...rest: unknown[]) =>
  void actions.push(
    [host, what, ...rest.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))].join(' '),
  );

const frameOf = (host: HostName): FrameApi => ({
  emit: async (event, payload) => record(host, 'emit', event, payload),
  back: () => record(host, 'back'),
  setDark: () => {},
  setShape: () => {},
  setLocation: (place) => record(host, 'place', place ?? 'none'),
  storage: () => ({ local: [], session: [], cookie: [] }),
  repeat: () => {},
  fault: (method, fault) => record(host, 'fault', method, fault ?? 'none'),
  release: (method, how, id = '') => record(host, 'release', method, how, id),
  cover: (isCovered) => record(host, 'cover', isCovered),
  session: (token) => record(host, 'session', token.replace(/\d+$/, '')),
  setNetwork: (network) => record(host, 'network', network),
  pageState: () => ({ address: '/health/' }),
  flightLog: () => undefined,
});

const phoneOf = (id: HostName): ControlledPhone => ({
  id,
  title: id,
  sandbox: `lab-${id}`,
  saveState: () => {},
  go: (address) => record(id, 'go', address),
  reload: () => record(id, 'reload'),
  updateAppearance: () => record(id, 'relook'),
  storeEntry: (name) => record(id, 'remember', name),
});

const send: typeof fetch = async (path, init) => {
  const { pathname } = new URL(String(path), 'http://lab.test');
  posted.push({
    host: new Headers(init?.headers).get(SANDBOX_HEADER),
    path: pathname.replace('/__fixtures/', ''),
    body: JSON.parse(String(init?.body ?? 'null')),
  });
  if (refusal) return new Response('', { status: refusal });
  if (pathname.endsWith('endpoints')) return Response.json(['GET /api/list', 'POST /api/pay/:id']);
  return Response.json(pathname.endsWith('order') ? ORDER : {});
};

beforeEach(() => {
  [actions, posted, watched] = [[], [], []];
  const phones = HOSTS.map(phoneOf);
  controls = createControls(() => phones, send, {
    onOverride: (does, override, hosts) => void watched.push(`${does} ${override.kind} ${hosts.length}`),
    onAction: (action, host) => void watched.push(`${action.does} ${host}`),
  });
  for (const host of HOSTS) controls.onOpen(host, frameOf(host));
  panel = createControlsPanel(controls, {
    schemas: async () => SCHEMAS,
    send,
    back: (phones) => void actions.push(`back ${phones}`),
    last: { name: 'export', draw: () => [] },
  });
  document.body.replaceChildren(panel);
});

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));
const called = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.closest('label')?.firstElementChild?.textContent ??
  element.textContent ??
  '';

/** Finds a control by its name, in the open group or in the head of the controls. */
function control<Part extends HTMLElement>(kind: new () => Part, name: string): Part {
  const match = [...panel.querySelectorAll('button,input,select,textarea')].find(
    (element) => element instanceof kind && called(element) === name && element.closest('[hidden]') === null,
  );
  if (!(match instanceof kind)) throw new Error(`There is no ${name} to see.`);
  return match;
}
const tap = async (name: string) => {
  control(HTMLButtonElement, name).click();
  await settled();
};
const choose = (name: string, value: string) => {
  const select = control(HTMLSelectElement, name);
  select.value = value;
  expect(select.value, name).toBe(value);
  select.onchange?.(new Event('change'));
};
const write = (name: string, text: string) => {
  control(HTMLTextAreaElement, name).value = text;
};
const chips = () => [...panel.querySelectorAll('.chip b')].map(({ textContent }) => textContent);
const alerts = () => [...panel.querySelectorAll('[role=alert]:not([hidden])')].map(({ textContent }) => textContent);

test('the groups of controls when one is opened: it is the only open group until Escape closes it', async () => {
  const open = () =>
    [...panel.querySelectorAll('section.group:not([hidden])')].map((element) => element.getAttribute('aria-label'));
  expect(open()).toEqual([]);
  await tap('Faults');
  await tap('Network');
  expect(open()).toEqual(['Network']);
  panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(open()).toEqual([]);
});

test('every control: has a name', () => {
  for (const element of panel.querySelectorAll('button,input,select,textarea'))
    expect(called(element).trim(), element.outerHTML).not.toBe('');
});

test('every event of the contract: is offered with a sample payload that the contract accepts', async () => {
  await tap('Events');
  const offered = [...control(HTMLSelectElement, 'Event of the contract').options].map(({ value }) => value);
  const rows = Object.values(contract).filter((row) => row.kind === 'event');
  expect(offered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  for (const { name, payload } of rows) {
    choose('Event of the contract', name);
    expect(
      payload(JSON.parse(control(HTMLTextAreaElement, 'What the event says, as JSON').value)),
      name,
    ).toBeUndefined();
  }
});

test('an event when its payload is invalid: is not sent, and the reason is shown beside the payload', async () => {
  await tap('Events');
  choose('Event of the contract', 'networkChanged');
  await tap('Fire');
  expect(actions).toEqual(['ios-app emit networkChanged {"type":"none"}']);
  for (const [text, words] of [
    ['{', 'This is no JSON'],
    ['{}', 'needs «type»'],
    ['{"type":5}', '«type» in «networkChanged» has to be a text, and is 5'],
  ] as const) {
    write('What the event says, as JSON', text);
    await tap('Fire');
    expect(alerts().join()).toContain(words);
    expect(control(HTMLTextAreaElement, 'What the event says, as JSON').value).toBe(text);
  }
  expect(actions).toHaveLength(1);
  choose('The controls are for', 'browser');
  write('What the event says, as JSON', '{"type":"4g"}');
  await tap('Fire');
  expect(panel.querySelector('output')?.textContent).toBe('No chosen phone has that');
});

test('an event of the phone when a tester triggers it: is sent in the form of each host', async () => {
  await tap('Events');
  await tap('Share menu');
  await tap('Back');
  await tap('Into the background');
  await tap('To the front');
  await tap('Session ended');
  expect(actions).toEqual([
    'wechat emit menu:share:appmessage {}',
    'ios-app emit shared {"channel":"friend"}',
    'back all',
    ...HOSTS.map((host) => `${host} cover true`),
    ...HOSTS.map((host) => `${host} cover false`),
    'ios-app session ',
  ]);
  expect(posted.map(({ host, path }) => `${host} ${path}`)).toEqual(HOSTS.map((host) => `lab-${host} expire-tokens`));
});

test('every fault of the shims when it is set for one call of one phone: is shown and can be removed', async () => {
  await tap('Faults');
  choose('The controls are for', 'ios-app');
  choose('Call whose answer goes wrong', 'paySeq');
  const faults: [Fault, words: string][] = [
    [late(3_000), '3000 ms late'],
    [drop(), 'drop'],
    [duplicate(), '2 times'],
    [garbage(), 'garbage'],
    [wrongShape(), 'wrong shape'],
    [unknownId(), 'unknown id'],
    [silent(), 'silent'],
    [kill(), 'kill'],
  ];
  expect([...control(HTMLSelectElement, 'What goes wrong').options].map(({ value }) => value)).toEqual(
    faults.map(([{ kind }]) => kind),
  );
  for (const [fault, words] of faults) {
    actions = [];
    choose('What goes wrong', fault.kind);
    await tap('Set');
    expect(actions).toEqual([`ios-app fault paySeq ${JSON.stringify(fault)}`]);
    expect(chips()).toEqual([`paySeq: ${words}`]);
    expect([controls.hostState('ios-app').faults, controls.hostState('wechat').faults]).toEqual([
      { paySeq: fault },
      {},
    ]);
    await tap(`Take away: paySeq: ${words}, iOS app`);
    expect(chips()).toEqual([]);
    // A killed host needs a new page.
    expect(actions.slice(1)).toEqual([
      'ios-app fault paySeq none',
      ...(fault.kind === 'kill' ? ['ios-app reload'] : []),
    ]);
  }
});

describe('answers', () => {
  beforeEach(() => tap('Answers'));

  test('a custom answer when it is set: is checked against the schema of the call', async () => {
    choose('Call that is answered', 'paySeq');
    expect(control(HTMLTextAreaElement, 'The answer, as JSON').value).toBe('{ "outcome": "paid" }');
    write('The answer, as JSON', '{"outcome":true}');
    await tap('Use this answer');
    expect(alerts()).toEqual(['«outcome» in the answer to «paySeq» has to be a text, and is true']);
    expect(controls.overrides).toEqual([]);
    write('The answer, as JSON', '{"outcome":"redirected"}');
    await tap('Use this answer');
    expect(controls.overrides).toMatchObject([
      { method: 'paySeq', fault: { kind: 'instead', result: { outcome: 'redirected' } } },
    ]);
  });

  test('a held call: is shown as waiting, and can be released or failed', async () => {
    choose('Call that is answered', 'getLocation');
    await tap('Hold its answer');
    controls.onHeld('ios-app', [{ method: 'getLocation', id: '1' }]);
    expect(chips()[0]).toBe('getLocation waits');
    await tap('Let go');
    await tap('Fail');
    expect(actions.filter((value) => value.includes('release'))).toEqual([
      'ios-app release getLocation answer 1',
      'ios-app release getLocation fail 1',
    ]);
    // A phone without a page has no held calls and receives no events.
    controls.onClose('ios-app');
    expect(chips().filter((words) => words?.includes('waits'))).toEqual([]);
    expect(await controls.act({ does: 'emit', event: 'resumed', payload: {} }, 'all')).toMatchObject({
      en: 'No chosen phone has that',
    });
  });
});

test('the network of a phone when it is changed: delays or fails requests, and an own app notifies its page', async () => {
  await tap('Network');
  choose('Network', 'offline');
  await tap('Set');
  expect(controls.network('wechat')).toEqual({ isOffline: true, delayMs: 0 });
  expect(actions).toContain('ios-app emit networkChanged {"type":"none"}');
  choose('Network', 'good');
  await tap('Set');
  expect([controls.overrides, controls.network('wechat').isOffline]).toEqual([[], false]);
  // A phone's own override has priority over an override for all phones.
  choose('Network', 'offline');
  await tap('Set');
  choose('The controls are for', 'wechat');
  choose('Network', 'good');
  await tap('Set');
  expect([controls.network('wechat').isOffline, controls.network('browser').isOffline]).toEqual([false, true]);
});

test('a control when it changes nothing: shows the reason', async () => {
  await tap('Events');
  const result = () => panel.querySelector('output')?.textContent;
  await tap('Into the background');
  choose('The controls are for', 'wechat');
  await tap('To the front');
  expect(result()).toContain('it is set for all phones');
  choose('The controls are for', 'all');
  await tap('To the front');
  expect([result(), controls.overrides]).toEqual(['', []]);
});

test('a setting when the backend refuses it: is reported, and sent again with the next setting', async () => {
  controls.restore([]);
  await settled();
  expect(posted.map(({ path, body }) => [path, body])).toEqual(HOSTS.map(() => ['faults', []]));
  refusal = 503;
  await tap('Backend');
  choose('The controls are for', 'wechat');
  await tap('Set');
  expect(alerts()).toEqual(['The backend has not accepted these settings. wechat: The backend answered 503']);
  expect(await controls.act({ does: 'log-in', mobile: '1' }, 'wechat')).toBe('The backend answered 503');
  expect(actions).toEqual([]);
  refusal = 0;
  await tap('Set');
  expect(alerts()).toEqual([]);
  expect(posted.at(-1)).toMatchObject({ host: 'lab-wechat', path: 'faults' });
});

test('the user’s answer when it is set for payments: applies to payments only', async () => {
  await tap('User');
  choose('Asked to pay, the user', 'cancel');
  expect(controls.hostState('ios-app').answers).toEqual({ payment: 'cancel' });
  choose('The controls are for', 'wechat');
  expect(control(HTMLSelectElement, 'Asked to pay, the user').value).toBe('');
  choose('The controls are for', 'all');
  expect(control(HTMLSelectElement, 'Asked to pay, the user').value).toBe('cancel');
  choose('Asked to pay, the user', '');
  expect(controls.overrides).toEqual([]);
});

test('a login and an order when a tester creates them: use the host’s login, and the order is opened', async () => {
  await tap('People');
  await tap('Log in');
  expect(actions).toEqual([
    'ios-app session native-13800138000-',
    ...['wechat', 'browser'].flatMap((host) => [`${host} remember sdhealth.had-session`, `${host} reload`]),
  ]);
  choose('The controls are for', 'ios-app');
  choose('Order', 'booked');
  await tap('Make and open it');
  expect(posted.at(-1)).toEqual({
    host: 'lab-ios-app',
    path: 'order',
    body: { status: 'booked', mobile: '13800138000' },
  });
  expect(actions.at(-1)).toBe(`ios-app go ${ORDER.address}`);
  expect(watched).toContain('order ios-app');
});

test('a fault of the backend when it is set for one or all endpoints: is sent, and again after a reset', async () => {
  await tap('Backend');
  await tap('Set');
  expect(posted).toHaveLength(HOSTS.length);
  expect(posted[0]?.body).toContainEqual({ match: 'GET /api/*', times: 1_000_000, kind: 'status', value: 500 });
  control(HTMLInputElement, 'Calls that go wrong').value = 'POST /api/pay/:id';
  choose('What the backend does', 'expired');
  await tap('Set');
  expect(posted.at(-1)?.body).toMatchObject([
    { match: 'POST /api/pay/*', kind: 'code', value: 20_205 },
    {},
    {},
    {},
    {},
  ]);
  control(HTMLInputElement, 'Calls that go wrong').value = 'pay';
  await tap('Set');
  expect(alerts().join()).toContain('a method and a path');
  posted = [];
  await controls.onReset('ios-app');
  expect(posted).toHaveLength(1);
});

test('the button for all overrides when it is pressed: removes every override', async () => {
  const all: Override[] = [
    { kind: 'cover', phones: 'ios-app' },
    { kind: 'network', network: 'slow', phones: 'all' },
    { kind: 'fault', method: '*', fault: { kind: 'drop' }, phones: 'all' },
    { kind: 'backend', endpoint: '*', trouble: 'error-500', phones: 'browser' },
  ];
  for (const override of all) controls.set(override);
  await settled();
  expect(chips()).toEqual([
    'in the background',
    'network: slow',
    'every answer: drop',
    'backend, all calls: error 500',
  ]);
  await tap('Put everything back');
  expect([controls.overrides, chips(), posted.at(-1)]).toEqual([
    [],
    [],
    { host: 'lab-browser', path: 'faults', body: [] },
  ]);
});

test('clock, theme and location when they are set for one or all phones: apply, and each is shown as a chip', async () => {
  await tap('Phone');
  choose('Theme of the host', 'dark');
  choose('Place', 'beijing');
  choose('The controls are for', 'ios-app');
  choose('Clock', 'midnight');
  choose('Safe area', 'full');
  choose('The controls are for', 'wechat');
  choose('Text size of WeChat', '8');
  expect(chips()).toEqual([
    'Theme of the host: dark',
    'Place: Beijing',
    'Clock: half a minute before midnight',
    'Safe area: full screen, under the status bar',
    'Text size of WeChat: 175 %',
  ]);
  expect(actions.at(-1)).toBe('wechat emit menu:setfont {"fontSize":"8"}');
  expect(actions.filter((line) => line.startsWith('ios-app'))).toEqual([
    'ios-app relook',
    'ios-app place {"latitude":39.9042,"longitude":116.4074}',
    'ios-app reload',
    'ios-app relook',
  ]);
  const ahead = controls.clockMs('ios-app');
  expect(new Date(Date.now() + ahead).toTimeString()).toMatch(/^23:59:[34]/);
  expect([controls.clockMs('ios-app'), controls.clockMs('wechat')]).toEqual([ahead, 0]);
  expect(controls.location('wechat')).toEqual({ latitude: 39.9042, longitude: 116.4074 });
  expect(overridesOfText(textOfOverrides(controls.overrides))).toEqual(controls.overrides);
  choose('The controls are for', 'ios-app');
  choose('Clock', '');
  expect(controls.clockMs('ios-app')).toBe(0);
  choose('Place', '');
  expect(panel.querySelector('output')?.textContent).toContain('it is set for all phones');
});

test('a custom answer of an endpoint when it is edited: is checked by its schema and sent to the backend', async () => {
  await tap('Backend');
  const call = control(HTMLInputElement, 'Whenever the page asks for');
  call.value = 'GET /api/list';
  call.onchange?.(new Event('change'));
  await settled();
  const json = control(HTMLTextAreaElement, 'The answer’s data, as JSON');
  expect(JSON.parse(json.value)).toEqual({ total: 0, kind: 'food' });
  const total = control(HTMLInputElement, 'total');
  total.value = '-1';
  total.onchange?.(new Event('change'));
  await tap('Use this answer');
  expect(alerts().join()).toContain('«total» in the answer to «GET /api/list» has to be 0 or more');
  expect(controls.overrides).toEqual([]);
  total.value = '7';
  total.onchange?.(new Event('change'));
  choose('kind', 'care');
  await tap('Use this answer');
  const body = { code: 0, data: { total: 7, kind: 'care' }, msg: 'ok' };
  expect(posted.at(-1)?.body).toEqual([{ match: 'GET /api/list', times: 1_000_000, kind: 'answer', value: body }]);
  expect(overridesOfText(textOfOverrides(controls.overrides))).toEqual(controls.overrides);
  expect(chips()).toEqual(['backend, list: answered by hand']);
  write('The answer’s data, as JSON', '{"total": 1, "kind": "care", "first": "x"}');
  await tap('Use this answer');
  expect(alerts().join()).toContain('«first»');
  expect(controls.overrides).toHaveLength(1);
});

test('overrides when they are read from an address: are the written overrides, without invalid entries', () => {
  const overrides: Override[] = [
    { kind: 'fault', method: 'paySeq', fault: { kind: 'late', ms: 5 }, phones: 'wechat' },
    { kind: 'backend', endpoint: 'POST /api/pay/:id', trouble: 'slow', phones: 'all' },
  ];
  expect(overridesOfText(textOfOverrides(overrides))).toEqual(overrides);
  for (const text of [
    '',
    'x',
    '{}',
    '[1,{"kind":"cover","phones":"nokia"},{"kind":"network","network":"5g","phones":"all"}]',
    // Refuses invalid overrides, as a link is untrusted and an exported test contains them.
    '[{"kind":"place","phones":"all","place":"atlantis"},{"kind":"clock","phones":"all","clock":"toString"}]',
    '[{"kind":"backend","endpoint":"GET /x\\nprocess.exit(7); //","trouble":"slow","phones":"all"}]',
    '[{"kind":"fault","method":"pay\\nprocess.exit(7); //","fault":{"kind":"drop"},"phones":"all"}]',
    '[{"kind":"fault","method":"paySeq","fault":{"kind":"late","ms":"5\\nprocess.exit(7)"},"phones":"all"}]',
  ])
    expect(overridesOfText(text)).toEqual([]);
});

test('an action when the backend refuses it: shows the backend’s message', async () => {
  const refusing = createControls(
    () => [phoneOf('ios-app')],
    async () => Response.json({ msg: 'No such order' }),
    { onOverride: () => {}, onAction: () => {} },
  );
  const action: TesterAction = { does: 'order', state: 'paid', mobile: '1' };
  expect(await refusing.act(action, 'all')).toBe('No such order');
});
