/** Tests B14: an iframe becomes a global under its name, but must never count as a host. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { connectNative } from '../src/hosts/connect-native.ts';
import { type Bridge, createBridge, getNetwork, getSteps, paySeq, scanCode } from '../src/index.ts';
import { manualClock } from '../src/testing/manual-clock.ts';
import { flutterTransport } from '../src/transports/poster.ts';
import { reactNativeTransport } from '../src/transports/react-native.ts';
import { PAY, settled } from './connected.ts';

/** Creates an iframe's window. A window of a foreign origin has only a few readable properties. */
function frame(kind: 'own' | 'foreign') {
  const postMessage = vi.fn();
  const window: object = new Proxy(
    {},
    {
      get(_, key): unknown {
        if (key === 'window' || key === 'self') return window;
        if (key === 'postMessage') return postMessage;
        // Returns the window's globals for its own iframe.
        if (kind === 'own') return key === 'messageHandlers' || key === 'sdhealthBridge' ? window : undefined;
        throw new DOMException(`Blocked a frame from reading ${String(key)}`, 'SecurityError');
      },
      has: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    },
  );
  return { window, postMessage };
}

const named: string[] = [];
function putFrame(name: string, window: unknown): void {
  Object.assign(globalThis, { [name]: window });
  named.push(name);
}
let bridge: Pick<Bridge, 'dispose'> | undefined;
afterEach(() => {
  bridge?.dispose();
  for (const name of named.splice(0)) Reflect.deleteProperty(globalThis, name);
});

const NAMES = ['webkit', 'messageHandlers', 'sdhealthBridge', 'sdhealthHost', 'ReactNativeWebView'];

test.each(NAMES.flatMap((name) => [[name, 'own'] as const, [name, 'foreign'] as const]))(
  'B14: the detected host when an iframe named %s has %s origin: stays the browser',
  async (name, kind) => {
    installHost('browser');
    const { window, postMessage } = frame(kind);
    putFrame(name, window);
    const opened = createBridge();
    bridge = opened;
    expect(opened.host).toMatchObject({ name: 'browser', platform: 2 });
    expect(opened.supports(getSteps)).toMatchObject({ ok: false, source: 'user-agent' });
    expect(await opened.call(getNetwork, {})).toEqual({ type: 'online' });
    expect(postMessage).not.toHaveBeenCalled();
  },
);

test.each([
  ['an object of this name without a function', { postMessage: 'text' }],
  ['an element', Object.assign(document.createElement('div'), { id: 'sdhealthHost' })],
  ['a number', 7],
  ['a text', 'sdhealthHost'],
])('B14: the detected host when the global sdhealthHost is %s: stays the browser', async (_, value) => {
  installHost('browser');
  putFrame('sdhealthHost', value);
  const opened = createBridge();
  bridge = opened;
  expect(opened.host.name).toBe('browser');
});

test.each(['webkit', 'sdhealthHost'])('B14: connectNative when an iframe is named %s: has no host', async (name) => {
  const { window, postMessage } = frame('foreign');
  putFrame(name, window);
  const native = await connectNative({ limits: { connectMs: 60 } });
  bridge = native;
  expect(await settled(native.call(getNetwork, {}))).toMatchObject({ code: 'HOST_GONE' });
  expect(postMessage).not.toHaveBeenCalled();
});

test('B14: the channel of React Native or Flutter when an iframe has its name: is not opened', () => {
  const { window } = frame('foreign');
  putFrame('ReactNativeWebView', window);
  putFrame('sdhealthHost', window);
  const names = { pageName: 'sdhealthBridge', hostName: 'sdhealthHost' };
  expect([reactNativeTransport, flutterTransport].map((open) => open(names, () => {}))).toEqual([undefined, undefined]);
});

test('B14: a payment when an iframe is named WeixinJSBridge: is HOST_GONE and has not happened', async () => {
  installHost('wechat');
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
  putFrame('WeixinJSBridge', frame('foreign').window);
  const opened = createBridge({ origins: ['https://shop.example'] });
  bridge = opened;
  const order = { ...PAY, payInfo: { package: 'prepay_id=1' } };
  expect(await settled(opened.call(paySeq, order))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false },
  });
});

test('B14: a signed call when an iframe is named WeixinJSBridge: is HOST_GONE, and nothing is signed', async () => {
  installHost('wechat');
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
  putFrame('WeixinJSBridge', frame('own').window);
  const clock = manualClock();
  const sign = vi.fn();
  const opened = createBridge({ sign, clock });
  bridge = opened;
  const ended = vi.fn();
  const call = settled(opened.call(scanCode, {}));
  void call.then(ended);
  // Advances repeatedly, as the timeout of three seconds starts only when the chunk of the vendor's library has loaded.
  await vi.waitFor(
    async () => {
      await clock.advance(3_000);
      expect(ended).toHaveBeenCalled();
    },
    { timeout: 10_000 },
  );
  expect(await call).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: false } });
  expect(sign).not.toHaveBeenCalled();
});
