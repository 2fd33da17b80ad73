/** Tests B14, B15, B16 of docs/faults.md: origins of accepted messages, of frames that may have a bridge, and of posted messages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTrustedFrame } from '../src/core/host-globals.ts';
import { frameTransport, isOrigin } from '../src/transports/frame.ts';
import { reactNativeTransport } from '../src/transports/react-native.ts';

const GOOD = 'https://good.example';
const FOREIGN_ORIGINS = [
  'null',
  '',
  ' ',
  '*',
  '/',
  'undefined',
  'about:blank',
  'https://',
  'good.example',
  '//good.example',
  'https:good.example',
  'http://good.example',
  'https://good.example/',
  'https://good.example/x',
  'https://good.example?',
  'https://good.example#',
  'https://good.example:443',
  'https://good.example:444',
  'https://good.example:80',
  'https://good.example.',
  'https://good.example.:443',
  'https://good.example.evil.example',
  'https://good.com.evil.com',
  'https://evilgood.example',
  'https://evil-good.example',
  'https://evil.example',
  'https://www.good.example',
  'https://sub.good.example',
  'https://good.example.com',
  'https://good.exampl',
  'https://good.examplee',
  'https://goodexample',
  'https://good-example',
  'https://good,example',
  'HTTPS://good.example',
  'https://GOOD.example',
  'https://Good.Example',
  'https://user@good.example',
  'https://good.example@evil.example',
  'https://good.example%40evil.example',
  'https://good.example%2eevil.example',
  'https://good.example\\evil.example',
  'https://good.example\u0000',
  'https://good.example\n',
  ' https://good.example',
  'https://good.example ',
  'https://gооd.example',
  'https://xn--gd-mmaa.example',
  'https://good。example',
  'https://ｇood.example',
  'ftp://good.example',
  'file://',
  'file:///good.example',
  'data:text/html,x',
  'javascript:1',
  'blob:https://good.example/1',
  'chrome-extension://good.example',
  'wss://good.example',
  'capacitor://localhost',
  'https://127.0.0.1',
  'https://localhost',
  'https://[::1]',
  'https://good.example,https://evil.example',
];

afterEach(() => {
  Reflect.deleteProperty(location, 'ancestorOrigins');
  Reflect.deleteProperty(window, 'parent');
});

const shellWindow = () => ({ postMessage: vi.fn() });
function emit(source: unknown, origin: string, data: unknown = 'text'): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('the list of foreign origins: has at least 60 entries', () =>
  expect(FOREIGN_ORIGINS.length).toBeGreaterThanOrEqual(60));

describe('a page in an iframe of its host', () => {
  test('B15: a page in an iframe when a message has a foreign origin or window: does not receive it', () => {
    const host = shellWindow();
    const onMessage = vi.fn();
    const onRefused = vi.fn();
    const names = { pageName: 'p', hostName: 'h' };
    const transport = frameTransport(host as unknown as Window, GOOD)(names, onMessage, onRefused);
    for (const origin of FOREIGN_ORIGINS) emit(host, origin);
    expect(onMessage).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledTimes(FOREIGN_ORIGINS.length);
    emit(shellWindow(), GOOD); // The allowed origin, but another window.
    expect(onMessage).not.toHaveBeenCalled();
    emit(host, GOOD);
    expect(onMessage).toHaveBeenCalledTimes(1);
    transport?.close();
    emit(host, GOOD);
    expect(onMessage).toHaveBeenCalledTimes(1);
  });

  test('B16: a page in an iframe when it posts: names the origin of its host, never "*"', () => {
    const host = shellWindow();
    const transport = frameTransport(host as unknown as Window, GOOD)({ pageName: 'p', hostName: 'h' }, () => {});
    transport?.post('text');
    expect(host.postMessage.mock.calls).toEqual([['text', GOOD]]);
    transport?.close();
  });

  test.each(['*', 'null', '', 'https://good.example/', 'https://good.example:443', 'HTTPS://good.example'])(
    'B16: a page in an iframe when its host’s origin is %j: throws TypeError',
    (origin) => {
      expect(isOrigin(origin)).toBe(false);
      expect(() => frameTransport(window, origin)).toThrow(TypeError);
    },
  );

  test('B16: the sources of the SDK: never post to "*"', () => {
    const folder = join(import.meta.dirname, '../src');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
    const sources = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    for (const source of sources)
      expect(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')).not.toMatch(/postMessage\([^)]*['"]\*['"]/);
  });
});

describe('B14: the channel of React Native', () => {
  const onMessage = vi.fn();
  const onRefused = vi.fn();
  let listen: (event: object) => void = () => {};
  let close = () => {};
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(globalThis, { ReactNativeWebView: { postMessage() {} } });
    const listening = vi.spyOn(window, 'addEventListener');
    const transport = reactNativeTransport({ pageName: 'p', hostName: 'h' }, onMessage, onRefused);
    const [, listener] = listening.mock.calls.find(([type]) => type === 'message') ?? [];
    listen = listener as unknown as typeof listen;
    close = () => transport?.close();
  });
  afterEach(() => {
    close();
    Reflect.deleteProperty(globalThis, 'ReactNativeWebView');
    vi.restoreAllMocks();
  });

  const app = { data: 'text', source: null, origin: '', isTrusted: false };
  test.each([
    ['this window', { source: window, origin: location.origin, isTrusted: true }],
    ['a frame', { source: shellWindow(), origin: GOOD, isTrusted: true }],
    ['a frame that was removed', { origin: GOOD, isTrusted: true }],
    ['a removed frame with an opaque origin', { origin: 'null', isTrusted: true }],
    ['a removed frame, in an engine that marks no message as trusted', { origin: GOOD }],
    ['a window, without origin and trust', { source: shellWindow() }],
    ['the browser, without source and origin', { isTrusted: true }],
  ])('React Native’s channel when a message comes from %s: refuses it', (_, from) => {
    listen({ ...app, ...from });
    expect([onMessage.mock.calls, onRefused.mock.calls.length]).toEqual([[], 1]);
  });

  test('React Native’s channel when the app’s message comes on window or document: receives it until closed', () => {
    window.dispatchEvent(new MessageEvent('message', { data: 'on the window' }));
    document.dispatchEvent(new MessageEvent('message', { data: 'on the document' }));
    expect([onMessage.mock.calls, onRefused.mock.calls]).toEqual([[['on the window'], ['on the document']], []]);
    close();
    window.dispatchEvent(new MessageEvent('message', { data: 'text' }));
    document.dispatchEvent(new MessageEvent('message', { data: 'text' }));
    expect(onMessage).toHaveBeenCalledTimes(2);
  });
});

describe('B14: a page in iframes', () => {
  const framedBy = (...ancestors: string[]) =>
    Object.defineProperty(location, 'ancestorOrigins', { value: ancestors, configurable: true });

  test.each(FOREIGN_ORIGINS)('a page in an iframe when an ancestor is %j: has no bridge', (origin) => {
    framedBy(origin);
    expect(isTrustedFrame({ origins: [GOOD] })).toBe(false);
    framedBy(location.origin, origin);
    expect(isTrustedFrame({ origins: [GOOD] })).toBe(false);
  });

  test('a page in an iframe when an ancestor’s origin is opaque: has no bridge, even if `null` is listed', () => {
    framedBy('null');
    expect(isTrustedFrame({ origins: ['null', GOOD] })).toBe(false);
    framedBy(GOOD, 'null');
    expect(isTrustedFrame({ origins: ['null', GOOD] })).toBe(false);
  });

  test('a page in an iframe when all ancestors are own or listed: has a bridge', () => {
    for (const frames of [[], [location.origin], [GOOD], [GOOD, location.origin]]) {
      framedBy(...frames);
      expect(isTrustedFrame({ origins: [GOOD] })).toBe(true);
    }
  });

  test('a page in an iframe when the engine has no ancestorOrigins: has no bridge', () => {
    const parent = {
      get location(): Location {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
    expect(isTrustedFrame({ origins: [GOOD] })).toBe(false);
  });
});
