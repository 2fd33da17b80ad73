import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp, createSSRApp, defineComponent, h, nextTick, ref } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { backPressed, createBridge, getLocation, getSteps, openShareSheet } from '../index.ts';
import { messagePortTransport } from '../transports/index.ts';
import { bridgeKey, provideBridge, useBridge, useBridgeEvent, useCall, usePending, useSupport } from './index.ts';

const APP = 'Mozilla/5.0 (Linux; Android 14) SdHealthApp/1.5.0';
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0';

/** Creates an app at the other end of a port. It answers the handshake and stores every other message. */
function makeApp() {
  const { port1, port2 } = new MessageChannel();
  const received: Record<string, unknown>[] = [];
  port2.onmessage = ({ data }) => {
    const message: Record<string, unknown> = JSON.parse(data);
    if (message['method'] !== 'initialize') return received.push(message);
    const methods = { getSteps: 1 };
    const result = { protocol: '1.0', app: { name: 'SdHealth', version: '1.5.0' }, methods, events: ['backPressed'] };
    port2.postMessage(JSON.stringify({ jsonrpc: '2.0', id: message['id'], result }));
  };
  const send = (message: object) => port2.postMessage(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return {
    bridge: createBridge({ userAgent: APP, transport: messagePortTransport(port1) }),
    received,
    send,
    port2,
  };
}

const stops: (() => void)[] = [];
let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  page.remove();
  localStorage.clear();
});

/** Creates a component that shows the text of these composables. */
const componentOf = (setup: () => () => unknown) =>
  defineComponent({
    setup: () => {
      const text = setup();
      return () => h('p', String(text()));
    },
  });

/** Mounts a component with these composables. With `markup`, as from a server, it hydrates. */
function mount(bridge: ReturnType<typeof createBridge>, setup: () => () => unknown, markup = '') {
  page.innerHTML = markup;
  const app = (markup ? createSSRApp : createApp)(componentOf(setup));
  const warnings: string[] = [];
  app.config.warnHandler = (text) => void warnings.push(text);
  provideBridge(bridge, app);
  app.mount(page);
  stops.push(() => app.unmount());
  return { app, warnings };
}

it('useSupport in Vue when the host opens: returns the known support first, then the host’s answer', async () => {
  const { bridge, port2 } = makeApp();
  stops.push(
    () => port2.close(),
    () => bridge.dispose(),
  );
  mount(bridge, () => {
    const steps = useSupport(getSteps);
    return () => (steps.value.ok ? `yes (${steps.value.source})` : `${steps.value.reason} (${steps.value.source})`);
  });
  expect(page.textContent).toBe('HOST_TOO_OLD (table)');
  await bridge.opened;
  await nextTick();
  expect(page.textContent).toBe('yes (host)');
});

it('useSupport in Vue when a server’s markup is hydrated: returns the server’s answer first, then the browser’s', async () => {
  const useShare = () => {
    const share = useSupport(openShareSheet);
    return () => String(share.value.ok);
  };
  const server = createBridge({ userAgent: BROWSER });
  const serverApp = createSSRApp(componentOf(useShare));
  serverApp.provide(bridgeKey, server);
  const markup = await renderToString(serverApp);
  expect(markup).toBe('<p>true</p>');
  const bridge = createBridge({ userAgent: BROWSER });
  stops.push(
    () => server.dispose(),
    () => bridge.dispose(),
  );
  const { warnings } = mount(bridge, useShare, markup);
  expect(warnings).toEqual([]);
  await nextTick();
  expect(page.textContent).toBe('false');
});

it('useSupport in Vue when params change: returns the answer for the new params', async () => {
  const bridge = createBridge({ userAgent: BROWSER });
  stops.push(() => bridge.dispose());
  const coordinates = ref<'wgs84' | 'gcj02'>('wgs84');
  mount(bridge, () => {
    const support = useSupport(getLocation, () => ({ coordinates: coordinates.value }));
    return () => String(support.value.ok);
  });
  expect(page.textContent).toBe('true');
  coordinates.value = 'gcj02';
  await nextTick();
  await nextTick();
  expect(page.textContent).toBe('false');
});

it('useCall in Vue when a call succeeds or fails: shows its state, and never rejects', async () => {
  const { bridge, received, send, port2 } = makeApp();
  stops.push(
    () => port2.close(),
    () => bridge.dispose(),
  );
  let run: ReturnType<typeof useCall<{ days: number }, unknown>>['run'] = async () => undefined;
  mount(bridge, () => {
    const steps = useCall(getSteps);
    run = steps.run;
    return () => (steps.state.value.status === 'failed' ? steps.state.value.error.code : steps.state.value.status);
  });
  expect(page.textContent).toBe('idle');
  await bridge.opened;
  const request = run({ days: 1 });
  await nextTick();
  expect(page.textContent).toBe('running');
  await expect.poll(() => received.length).toBe(1);
  send({ id: received[0]?.['id'], result: { days: [] } });
  expect(await request).toEqual({ days: [] });
  await nextTick();
  expect(page.textContent).toBe('done');
  expect(await run({ days: 400 })).toBeUndefined();
  await nextTick();
  expect(page.textContent).toBe('BAD_PARAMS');
});

it('usePending in Vue when an operation is settled: no longer lists it', async () => {
  const bridge = createBridge({ userAgent: BROWSER });
  stops.push(() => bridge.dispose());
  const open = { method: 'paySeq', key: 'PS1', startedAt: 1, page: 'earlier' };
  localStorage.setItem('sdhealth.bridge.pending', JSON.stringify([open]));
  let list: ReturnType<typeof usePending> | undefined;
  mount(bridge, () => {
    list = usePending();
    return () => list?.operations.value.map(({ key }) => key).join();
  });
  await nextTick();
  expect(page.textContent).toBe('PS1');
  list?.operations.value[0]?.settle();
  await nextTick();
  expect(page.textContent).toBe('');
});

it('useBridgeEvent in Vue when the component unmounts: stops answering the event', async () => {
  const { bridge, received, send, port2 } = makeApp();
  stops.push(
    () => port2.close(),
    () => bridge.dispose(),
  );
  const { app } = mount(bridge, () => {
    useBridgeEvent(backPressed, () => true);
    return () => useBridgeName(bridge);
  });
  await bridge.opened;
  send({ id: 'a', method: 'backPressed', params: {} });
  await expect.poll(() => received).toEqual([{ jsonrpc: '2.0', id: 'a', result: { handled: true } }]);
  app.unmount();
  stops.pop();
  send({ id: 'b', method: 'backPressed', params: {} });
  await expect.poll(() => received.at(-1)).toEqual({ jsonrpc: '2.0', id: 'b', result: { handled: false } });
});

const useBridgeName = ({ host }: ReturnType<typeof createBridge>) => host.name;

it('useBridge in Vue when no bridge is provided: throws', () => {
  const app = createApp(defineComponent({ setup: useBridge, render: () => h('p') }));
  app.config.warnHandler = () => undefined;
  expect(() => app.mount(page)).toThrow('no provideBridge()');
});
