/** Tests B14 of docs/faults.md: an iframe becomes a global under its name, but must never count as a host. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { connectNative } from '../src/hosts/connect-native.ts';
import { type Bridge, createBridge, getNetwork, getSteps, paySeq, scanCode } from '../src/index.ts';
import { manualClock } from '../src/testing/manual-clock.ts';
import { flutterTransport } from '../src/transports/poster.ts';
import { reactNativeTransport } from '../src/transports/react-native.ts';
import { outcome, PAY } from './connected.ts';

/** Creates an iframe's window. A window of a foreign origin has only a few readable properties. */
function frame(kind: 'own' | 'foreign') {
  const postMessage = vi.fn();
  const window: object = new Proxy(
    {},
    {
      get(_, key): unknown {
        if (key === 'window' || key === 'self') return window;
        if (key === 'postMessage') return postMessage;
        // An iframe of the page's origin exposes its globals.
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

const globalNames: string[] = [];
function defineGlobal(name: string, window: unknown): void {
  Object.assign(globalThis, { [name]: window });
  globalNames.push(name);
}
let bridge: Pick<Bridge, 'dispose'> | undefined;
afterEach(() => {
  bridge?.dispose();
  for (const name of globalNames.splice(0)) Reflect.deleteProperty(globalThis, name);
});

const NAMES = ['webkit', 'messageHandlers', 'sdhealthBridge', 'sdhealthHost', 'ReactNativeWebView'];

test.each(NAMES.flatMap((name) => [[name, 'own'] as const, [name, 'foreign'] as const]))(
  'B14: the detected host when an iframe named %s has %s origin: stays the browser',
  async (name, kind) => {
    installHost('browser');
    const { window, postMessage } = frame(kind);
    defineGlobal(name, window);
    const created = createBridge();
    bridge = created;
    expect(created.host).toMatchObject({ name: 'browser', platform: 2 });
    expect(created.supports(getSteps)).toMatchObject({ ok: false, source: 'user-agent' });
    expect(await created.call(getNetwork, {})).toEqual({ type: 'online' });
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
  defineGlobal('sdhealthHost', value);
  const created = createBridge();
  bridge = created;
  expect(created.host.name).toBe('browser');
});

test.each(['webkit', 'sdhealthHost'])('B14: connectNative when an iframe is named %s: has no host', async (name) => {
  const { window, postMessage } = frame('foreign');
  defineGlobal(name, window);
  const native = await connectNative({ limits: { connectMs: 60 } });
  bridge = native;
  expect(await outcome(native.call(getNetwork, {}))).toMatchObject({ code: 'HOST_GONE' });
  expect(postMessage).not.toHaveBeenCalled();
});

test('B14: the channel of React Native or Flutter when an iframe has its name: is not opened', () => {
  const { window } = frame('foreign');
  defineGlobal('ReactNativeWebView', window);
  defineGlobal('sdhealthHost', window);
  const names = { pageName: 'sdhealthBridge', hostName: 'sdhealthHost' };
  expect([reactNativeTransport, flutterTransport].map((open) => open(names, () => {}))).toEqual([undefined, undefined]);
});

test('B14: a payment when an iframe is named WeixinJSBridge: is HOST_GONE and has not happened', async () => {
  installHost('wechat');
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
  defineGlobal('WeixinJSBridge', frame('foreign').window);
  const created = createBridge({ origins: ['https://shop.example'] });
  bridge = created;
  const order = { ...PAY, payInfo: { package: 'prepay_id=1' } };
  expect(await outcome(created.call(paySeq, order))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false },
  });
});

test('B14: a signed call when an iframe is named WeixinJSBridge: is HOST_GONE, and nothing is signed', async () => {
  installHost('wechat');
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
  defineGlobal('WeixinJSBridge', frame('own').window);
  const clock = manualClock();
  const sign = vi.fn();
  const created = createBridge({ sign, clock });
  bridge = created;
  const ended = vi.fn();
  const call = outcome(created.call(scanCode, {}));
  void call.then(ended);
  // Advances repeatedly, because the timeout of three seconds starts only when the chunk of the vendor's library has loaded.
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
