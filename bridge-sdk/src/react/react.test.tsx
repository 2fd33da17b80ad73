import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backPressed, createBridge, getSteps, login, networkChanged, scanCode } from '../index.ts';
import { messagePortTransport } from '../transports/index.ts';
import { BridgeProvider, useBridge, useBridgeEvent, useSupport } from './index.ts';

const APP = 'Mozilla/5.0 (Linux; Android 14) SdHealthApp/1.5.0';
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0';

/** An app at the other end of a port: answers the handshake with these methods, keeps every other message. */
function makeApp(methods: Record<string, number>) {
  const { port1, port2 } = new MessageChannel();
  const received: Record<string, unknown>[] = [];
  port2.onmessage = ({ data }) => {
    const message: Record<string, unknown> = JSON.parse(data);
    if (message['method'] !== 'initialize') return received.push(message);
    const result = { protocol: '1.0', app: { name: 'SdHealth', version: '1.5.0' }, methods, events: ['backPressed'] };
    port2.postMessage(JSON.stringify({ jsonrpc: '2.0', id: message['id'], result }));
  };
  const send = (message: object) => port2.postMessage(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return { bridge: createBridge({ userAgent: APP, transport: messagePortTransport(port1) }), received, send, port2 };
}

let root: Root;
let page: HTMLElement;
let stop: () => void = () => {};
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  stop();
});

function Steps({ renders }: { renders?: unknown[] }) {
  const support = useSupport(getSteps);
  renders?.push(support);
  return <p>{support.ok ? `yes (${support.source})` : `${support.reason} (${support.source})`}</p>;
}

it('gives the known support at once, and the host’s answer when it has opened', async () => {
  const { bridge, port2 } = makeApp({ getSteps: 1 });
  stop = () => {
    bridge.dispose();
    port2.close();
  };
  act(() =>
    root.render(
      <BridgeProvider bridge={bridge}>
        <Steps />
      </BridgeProvider>,
    ),
  );
  expect(page.textContent).toBe('HOST_TOO_OLD (table)');
  await act(() => bridge.opened);
  expect(page.textContent).toBe('yes (host)');
});

it('renders no more often than the answer changes', async () => {
  const bridge = createBridge({ userAgent: BROWSER });
  stop = () => bridge.dispose();
  const renders: unknown[] = [];
  const tree = () => (
    <BridgeProvider bridge={bridge}>
      <Steps renders={renders} />
    </BridgeProvider>
  );
  act(() => root.render(tree()));
  await act(() => bridge.opened);
  act(() => root.render(tree()));
  expect(renders).toHaveLength(2);
  expect(new Set(renders).size).toBe(1);
});

it('gives the same support on a server', () => {
  const bridge = createBridge({ userAgent: BROWSER });
  stop = () => bridge.dispose();
  const html = renderToString(
    <BridgeProvider bridge={bridge}>
      <Steps />
    </BridgeProvider>,
  );
  expect(html).toBe('<p>UNSUPPORTED (user-agent)</p>');
});

it('calls the listener of the last render, answers for it, and stops with the component', async () => {
  const { bridge, received, send, port2 } = makeApp({ login: 1 });
  stop = () => {
    bridge.dispose();
    port2.close();
  };
  const calls: string[] = [];
  const Screen = ({ name }: { name: string }) => {
    useBridgeEvent(backPressed, () => {
      calls.push(name);
      return true;
    });
    return <p>{useBridge().host.name}</p>;
  };
  const show = (name?: string) =>
    act(() =>
      root.render(
        <StrictMode>
          <BridgeProvider bridge={bridge}>{name === undefined ? null : <Screen name={name} />}</BridgeProvider>
        </StrictMode>,
      ),
    );
  show('first');
  await bridge.opened;
  show('second');
  send({ id: 'a', method: 'backPressed', params: {} });
  await expect.poll(() => received).toEqual([{ jsonrpc: '2.0', id: 'a', result: { handled: true } }]);
  expect(calls).toEqual(['second']);
  show();
  send({ id: 'b', method: 'backPressed', params: {} });
  await expect.poll(() => received.at(-1)).toEqual({ jsonrpc: '2.0', id: 'b', result: { handled: false } });
  expect(calls).toEqual(['second']);
});

it('takes the nearest provider, and says clearly when there is none', () => {
  const outer = createBridge({ userAgent: BROWSER });
  const inner = createBridge({ userAgent: BROWSER, fallbacks: { login: async () => ({ outcome: 'done' }) } });
  stop = () => {
    outer.dispose();
    inner.dispose();
  };
  const Login = () => <i>{String(useSupport(login).ok)}</i>;
  act(() =>
    root.render(
      <BridgeProvider bridge={outer}>
        <Login />
        <BridgeProvider bridge={inner}>
          <Login />
        </BridgeProvider>
      </BridgeProvider>,
    ),
  );
  expect(page.textContent).toBe('falsetrue');
  expect(() => renderToString(<Login />)).toThrow('no <BridgeProvider>');
});

it('has types that know the payload', () => {
  const Typed = () => {
    useBridgeEvent(networkChanged, ({ type }) => {
      const word: 'none' | 'wifi' | '2g' | '3g' | '4g' | '5g' | 'online' | 'unknown' = type;
      return word;
    });
    return <p>{String(useSupport(scanCode).ok)}</p>;
  };
  const bridge = createBridge({ userAgent: BROWSER });
  stop = () => bridge.dispose();
  act(() =>
    root.render(
      <BridgeProvider bridge={bridge}>
        <Typed />
      </BridgeProvider>,
    ),
  );
  expect(page.textContent).toBe('false');
});
