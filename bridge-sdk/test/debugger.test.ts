/** Tests the debugger as on a phone: as a dialog over a page, and without secrets. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaksOf, SECRETS } from '../../scripts/vitest/secrets.ts';
import { type BridgeDebugger, type DebuggerOptions, openDebugger, openOnGesture } from '../src/debug/index.ts';
import { getNetwork, getSteps, hostMethod, login, openPage, scanCode } from '../src/index.ts';
import { makeRecorder } from '../src/recorder/index.ts';
import * as methods from '../src/rows/methods.ts';
import { type Connection, connectTo, handshake, outcome } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
let connection: Connection;
let open: BridgeDebugger | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = '<button id="before">page</button>';
});
afterEach(() => {
  open?.close();
  open = undefined;
  connection.bridge.dispose();
  connection.wire.remove();
  vi.useRealTimers();
});

async function openPanel(options: DebuggerOptions = {}): Promise<ShadowRoot> {
  open = await openDebugger(connection.bridge, { language: 'en', ...options });
  return root();
}
const hostElement = () => document.querySelector('[data-sdhealth-bridge-debugger]');
const root = () => hostElement()?.shadowRoot as ShadowRoot;
const buttonNamed = (name: string) =>
  Array.from(root().querySelectorAll('button')).find(
    (element) => element.textContent === name || element.getAttribute('aria-label') === name,
  );
async function press(name: string): Promise<void> {
  buttonNamed(name)?.click();
  await connection.tick(50);
}
/** Returns the text of a tab after opening every message. */
async function textOf(tab: string): Promise<string> {
  await press(tab);
  for (const details of root().querySelectorAll('details')) {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  }
  return root().querySelector('[role=tabpanel]')?.textContent ?? '';
}

describe('the debugger as a dialog', () => {
  test('the debugger when it is open: shows host, versions, handshake and health', async () => {
    connection = await connectTo(host);
    await openPanel();
    const dialog = root().querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(root().getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Bridge debugger');
    expect(await textOf('Host')).toMatch(
      /android-app.*SdHealth 2\.8\.0.*Connectionopen.*9 methods, 0 events.*Protocol1\.0/,
    );
    void outcome(connection.bridge.call(scanCode, {}));
    connection.wire.emit('not json');
    await connection.tick(1_000);
    expect(await textOf('Host')).toMatch(/Calls under way1.*Messages refusedmalformed 1/);
  });

  test('the debugger when its option language is set: uses it instead of the page’s language', async () => {
    connection = await connectTo(host);
    document.documentElement.lang = 'zh-CN';
    open = await openDebugger(connection.bridge);
    expect(root().querySelector('h2')?.textContent).toBe('桥接调试器');
    open?.close();
    document.documentElement.lang = '';
    await openPanel();
    expect(root().querySelector('h2')?.textContent).toBe('Bridge debugger');
  });

  test('the debugger when it is opened twice: is one dialog, and restores the focus on closing', async () => {
    connection = await connectTo(host);
    document.querySelector<HTMLElement>('#before')?.focus();
    const opened = await openDebugger(connection.bridge, { language: 'en' });
    expect(await openDebugger(connection.bridge)).toBe(opened);
    expect(root().activeElement?.textContent).toBe('Bridge debugger');
    await press('Close');
    expect(hostElement()).toBeNull();
    expect(document.activeElement?.id).toBe('before');
    const timers = vi.getTimerCount();
    const reopened = await openDebugger(connection.bridge);
    expect(reopened).not.toBe(opened);
    reopened.close();
    opened.close();
    expect(vi.getTimerCount()).toBe(timers);
  });

  test('the debugger when an arrow key, Home or End is pressed: selects the tab', async () => {
    connection = await connectTo(host);
    await openPanel();
    const selected = () => root().querySelector('[aria-selected=true]')?.textContent;
    const key = (name: string) =>
      root()
        .querySelector('[role=tablist]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    expect(selected()).toBe('Host');
    for (const [name, now] of [
      ['ArrowRight', 'Methods'],
      ['End', 'Errors'],
      ['ArrowRight', 'Host'],
      ['ArrowLeft', 'Errors'],
      ['Home', 'Host'],
    ] as const) {
      key(name);
      expect([selected(), root().activeElement?.textContent]).toEqual([now, now]);
    }
  });

  test('the debugger when its button is clicked: the page receives no click', async () => {
    connection = await connectTo(host);
    await openPanel();
    const onClick = vi.fn<() => void>();
    document.addEventListener('click', onClick);
    await press('Errors');
    document.removeEventListener('click', onClick);
    expect(onClick).not.toHaveBeenCalled();
  });
});

test("the debugger's methods when some are unsupported: have the reason in full sentences", async () => {
  connection = await connectTo(host, {}, null, '2.0.0');
  const openLocker = hostMethod<'openLocker', object, unknown>('openLocker', {
    params: () => undefined,
    result: () => undefined,
  });
  await openPanel({ methods: [openLocker] });
  const text = await textOf('Methods');
  const count = Object.keys(methods).length + 1;
  expect(text).toMatch(new RegExp(`^\\d+ of ${count} methods can be called here`));
  expect(text).toContain(
    'openLockerUNSUPPORTEDThis host cannot do it. Offer another way: supports() says so before the call. (by the table of versions)',
  );
  expect(text).toMatch(/HOST_TOO_OLDThis version of the app cannot do it\..* The app needs version \d/);
  expect(text).toContain('loginyes');
});

test("the debugger's messages when calls, answers and events pass: are listed, filtered and cleared", async () => {
  connection = await connectTo(host);
  await openPanel();
  expect(await textOf('Messages')).toContain('Nothing has passed since');
  const steps = connection.bridge.call(getSteps, { days: 1 });
  await connection.tick(30);
  connection.reply({ days: [{ date: '2026-11-20', steps: 4_711 }] });
  await steps;
  connection.wire.emit({ jsonrpc: '2.0', method: 'unheardOf', params: {} });
  const text = await textOf('Messages');
  expect(text).toMatch(/unheardOfevent.*←getStepsok · 30 ms.*4711.*→getSteps/s);
  const filter = root().querySelector('input') as HTMLInputElement;
  filter.value = 'STEPS';
  filter.dispatchEvent(new Event('input'));
  expect(Array.from(root().querySelectorAll('li:not([hidden]) .name'), ({ textContent }) => textContent)).toEqual([
    'getSteps',
    'getSteps',
  ]);
  await press('Clear');
  expect(root().querySelectorAll('li')).toHaveLength(0);
});

test("the debugger's errors when calls fail: have code, meaning, next step and mayHaveHappened", async () => {
  connection = await connectTo(host);
  await openPanel();
  const ends = [
    outcome(connection.bridge.call(getSteps, { days: 99 })),
    outcome(connection.bridge.call(getNetwork, {})),
  ];
  connection.reply({ type: 404 });
  await Promise.all(ends);
  const text = await textOf('Errors');
  expect(text).toContain('The params are not what the contract says. The page that calls has to be mended.');
  // Accepts errors without expectations, as in production rows.
  const isExplained = String(getSteps.params(0)).includes('\n');
  expect(text).toContain(isExplained ? '/days must be an integer, at least 1, at most 31' : '/days');
  expect(text).toContain('The host has certainly done nothing.');
  expect(text).toMatch(/getNetworkBAD_REPLY.*The host has to be mended.*It may have happened all the same/);
});

const TOKEN = 'tok-S3CRET-1';
const PHONE = '13912345678';
const ID_NUMBER = '11010519900307123X';
const ANSWER = 'insulin-dependent';
const SAMPLES = [TOKEN, encodeURIComponent(TOKEN), PHONE, ID_NUMBER, ANSWER, 'eyJhbGciOi.J9.x-y', 'li@example.com'];

/** Sends calls, errors and events that contain the secrets in every possible position. */
async function sendSecrets(): Promise<void> {
  const { bridge, wire, reply, last } = connection;
  const secretMethod = hostMethod<'getNetwork', object, unknown>('getNetwork', {
    params: () => undefined,
    result: () => undefined,
    secrets: ['/params/note', '/result'],
  });
  const quotingMethod = hostMethod<'scanCode', object, unknown>('scanCode', {
    params: (value) => (Object(value).bad ? `/bad\nnot ${ANSWER}` : undefined),
    result: () => `/${ANSWER}\nnot ${PHONE}`,
  });
  const ends = [outcome(bridge.call(login, {}))];
  reply({ outcome: 'done', token: TOKEN });
  await ends[0];
  const params = {
    note: ANSWER,
    patientName: '李雷',
    answers: [{ question: 1, value: ANSWER }],
    isAllergic: true,
    count: +PHONE,
  };
  ends.push(
    outcome(bridge.call(secretMethod, { ...params, text: `${PHONE} ${ID_NUMBER} 139 1234 5678 li@example.com` })),
  );
  wire.emit({ jsonrpc: '2.0', method: '$/progress', params: { id: last().id, value: ANSWER } });
  reply({ answer: ANSWER });
  ends.push(outcome(bridge.call(openPage, { url: `https://shop.example/?token=${TOKEN}&a=${ID_NUMBER}#/b?phone=1` })));
  reply({});
  ends.push(outcome(bridge.call(quotingMethod, { bad: true })), outcome(bridge.call(quotingMethod, {})));
  reply({ text: ANSWER });
  ends.push(outcome(bridge.call(getNetwork, {})));
  const data = { code: 'BAD_PARAMS', path: `/${ANSWER}`, needs: ANSWER, stack: TOKEN };
  wire.emit({ jsonrpc: '2.0', id: last().id, error: { code: 9, message: `${ANSWER} of ${PHONE}`, data } });
  wire.emit({ jsonrpc: '2.0', method: 'unheardOf', params: { note: ANSWER, token: TOKEN } });
  wire.emit({ jsonrpc: '2.0', id: 'nobody.1', result: ANSWER });
  wire.emit(JSON.stringify(ANSWER));
  await Promise.all(ends);
  await connection.tick(50);
}

describe('secrets in the debugger', () => {
  test('secrets in the debugger when messages contain them: are not shown and not shared', async () => {
    connection = await connectTo(
      host,
      {},
      handshake({ token: 'eyJhbGciOi.J9.x-y', methods: { ...handshake().methods, openPage: 1 } }),
    );
    const shared: File[] = [];
    await openPanel({ share: (file) => shared.push(file) });
    await sendSecrets();
    const texts = [await textOf('Host'), await textOf('Methods'), await textOf('Errors'), await textOf('Messages')];
    await press('Share');
    const logs = await Promise.all(shared.map((file) => file.text()));
    for (const text of [...texts, ...logs, root().innerHTML])
      for (const secret of [...SAMPLES, '李雷', '139 1234', '5678']) expect(text).not.toContain(secret);
    // Expects the data that a developer needs.
    expect(texts[3]).toMatch(/"outcome": "done"/);
    expect(texts[3]).toMatch(/https:\/\/shop\.example\/\?token=\[secret\]&a=\[number\]#\/b\?phone=\[secret\]/);
    expect(texts[2]).toContain('There is more text, which is hidden');
    expect(logs).toHaveLength(1);
    expect(logs[0]).toMatch(/^\{"bridgelog":1,.*\n(?:\{"at":\d+,.*\n){10,}$/);
    expect(buttonNamed('Share')?.ownerDocument).toBe(document);
  });

  test(`the debugger when page and host send ${SECRETS.length} secrets: copies and shares none of them`, async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const leaks: string[] = [];
    for (const secret of SECRETS) {
      connection = await connectTo(host, {}, { ...handshake(), app: { name: secret, version: secret } });
      const shared: File[] = [];
      await openPanel({ share: (file) => shared.push(file) });
      const call = outcome(connection.bridge.call(scanCode, {}));
      connection.reply({ text: secret });
      await call;
      void outcome(connection.bridge.call(openPage, { url: `https://shop.example/${secret}` }));
      connection.wire.emit({
        jsonrpc: '2.0',
        id: connection.last().id,
        error: { code: 9, message: secret, data: { path: secret } },
      });
      connection.wire.emit({ jsonrpc: '2.0', method: secret, params: { [secret]: secret } });
      await press('Copy these facts');
      await press('Messages');
      await press('Copy');
      await press('Share');
      const texts = [...copy.mock.calls.splice(0).flat(), ...(await Promise.all(shared.map((file) => file.text())))];
      leaks.push(...(texts.length === 3 ? [] : ['not copied']), ...leaksOf(texts.join('\n'), secret));
      open?.close();
      connection.bridge.dispose();
      connection.wire.remove();
    }
    copy.mockRestore();
    expect(leaks).toEqual([]);
  });

  test('the debugger when its options have a record and a mask: uses both', async () => {
    const flight = makeRecorder();
    connection = await connectTo(host, { recorder: flight.record });
    await openPanel({ flight, mask: (text) => text.split('wifi').join('***') });
    const call = connection.bridge.call(getNetwork, {});
    connection.reply({ type: 'wifi' });
    await call;
    expect(flight.entries()).toHaveLength(4);
    const text = await textOf('Messages');
    expect(text).toContain('initialize');
    expect(text).toContain('"type": "***"');
    await press('Clear');
    expect(flight.entries()).toHaveLength(0);
  });

  test('a call when the mask in the debugger’s options throws: still settles', async () => {
    connection = await connectTo(host);
    await openPanel();
    open?.close();
    await openPanel({
      mask: () => {
        throw new Error('no');
      },
    });
    const call = outcome(connection.bridge.call(getSteps, { days: 99 }));
    expect(await call).toMatchObject({ code: 'BAD_PARAMS' });
  });
});

describe("sharing the debugger's record", () => {
  test('sharing a record when the clipboard never answers: shows the text to copy by hand', async () => {
    connection = await connectTo(host);
    await openPanel();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => {}));
    await textOf('Messages');
    await press('Copy');
    await connection.tick(800);
    expect(writeText).toHaveBeenCalled();
    writeText.mockRestore();
    expect(root().querySelector('textarea')?.value).toMatch(/^\{"bridgelog":1/);
  });

  test('sharing a record when it fails: shows an error, and nothing when it is cancelled', async () => {
    connection = await connectTo(host);
    let error = new Error('no room');
    await openPanel({ share: () => Promise.reject(error) });
    await textOf('Messages');
    await press('Share');
    const readText = () => root().querySelector('[role=status]')?.textContent;
    expect(readText()).toBe('That did not work here');
    error = Object.assign(new Error('away'), { name: 'AbortError' });
    await press('Share');
    expect(readText()).toBe('');
  });

  test('sharing a record when the page may not copy: shows the text to copy by hand', async () => {
    connection = await connectTo(host);
    await openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await textOf('Messages');
    await press('Copy');
    const text = root().querySelector('textarea') as HTMLTextAreaElement;
    expect(text.value).toMatch(/^\{"bridgelog":1/);
    expect(text.closest('label')?.hidden).toBe(false);
    await press('Clear');
    expect(text.value).toBe('');
  });
});

describe("the debugger's gesture", () => {
  const touch = (type: string, pointerId: number, on: EventTarget = document.body) =>
    on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerId }));
  const tap = (fingers: number, on?: EventTarget) => {
    for (let id = 1; id <= fingers; id++) touch('pointerdown', id, on);
    for (let id = 1; id <= fingers; id++) touch('pointerup', id, on);
  };
  const isOpen = async () => {
    await vi.dynamicImportSettled();
    await connection.tick();
    return hostElement() !== null;
  };
  const close = () => buttonNamed('Close')?.click();

  test('the debugger’s gesture when taps, fingers and element fit: opens the debugger', async () => {
    connection = await connectTo(host);
    const button = document.querySelector('#before') as HTMLElement;
    const stop = openOnGesture(connection.bridge, { taps: 3, fingers: 2, on: button }, { language: 'en' });
    for (let i = 0; i < 3; i++) tap(1, button);
    for (let i = 0; i < 3; i++) tap(2);
    for (let i = 0; i < 2; i++) tap(2, button);
    expect(await isOpen()).toBe(false);
    tap(2, button);
    expect(await isOpen()).toBe(true);
    close();
    stop();
    for (let i = 0; i < 3; i++) tap(2, button);
    expect(await isOpen()).toBe(false);
  });

  test('the debugger’s gesture when the taps are too slow: does not open the debugger', async () => {
    connection = await connectTo(host);
    const stop = openOnGesture(connection.bridge, { taps: 2, withinMs: 100 });
    const pressAt = (timeStamp: number) => {
      document.body.dispatchEvent(
        Object.defineProperty(
          Object.assign(new Event('pointerdown', { bubbles: true }), { pointerId: 1 }),
          'timeStamp',
          {
            value: timeStamp,
          },
        ),
      );
      touch('pointercancel', 1);
    };
    pressAt(1_000);
    pressAt(1_101);
    expect(await isOpen()).toBe(false);
    pressAt(1_201);
    expect(await isOpen()).toBe(true);
    stop();
    open = await openDebugger(connection.bridge);
  });

  test('a gesture of the page when it starts the debugger: opens the debugger with the earlier messages', async () => {
    connection = await connectTo(host);
    let startDebugger = () => {};
    const onStop = vi.fn<() => void>();
    const stop = openOnGesture(
      connection.bridge,
      (start) => {
        startDebugger = start;
        return onStop;
      },
      { language: 'en' },
    );
    const call = connection.bridge.call(getNetwork, {});
    connection.reply({ type: 'wifi' });
    await call;
    startDebugger();
    expect(await isOpen()).toBe(true);
    expect(await textOf('Messages')).toContain('wifi');
    open = await openDebugger(connection.bridge);
    stop();
    expect(onStop).toHaveBeenCalledTimes(1);
  });
});
