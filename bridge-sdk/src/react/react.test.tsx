import { act, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  backPressed,
  createBridge,
  getLocation,
  getSteps,
  login,
  networkChanged,
  openShareSheet,
  paySeq,
  scanCode,
} from '../index.ts';
import { messagePortTransport } from '../transports/index.ts';
import { BridgeProvider, useBridge, useBridgeEvent, useCall, usePending, useSupport } from './index.ts';

const APP = 'Mozilla/5.0 (Linux; Android 14) SdHealthApp/1.5.0';
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0.0.0';

/** Creates an app at the other end of a port. It answers the handshake with these methods and stores every other message. */
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

it('useSupport in React when the host opens: returns the known support first, then the host’s answer', async () => {
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

it('useSupport in React when the host opens with an equal answer: does not render again', async () => {
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

it('useSupport in React when rendered on a server: returns the answer for the user agent', () => {
  const bridge = createBridge({ userAgent: BROWSER });
  stop = () => bridge.dispose();
  const html = renderToString(
    <BridgeProvider bridge={bridge}>
      <Steps />
    </BridgeProvider>,
  );
  expect(html).toBe('<p>UNSUPPORTED (user-agent)</p>');
});

it('useBridgeEvent in React when the component renders again and unmounts: calls the latest listener, then none', async () => {
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

it('useBridge in React when providers are nested: returns the nearest bridge, and throws without a provider', () => {
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

it('useBridgeEvent in React when the event declares its payload: the listener’s parameter has that type', () => {
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

const ORDER = { paySeq: 'PS1', redirectUrl: 'https://m.shop.example/paid', failUrl: 'https://m.shop.example/failed' };

it('useSupport in React when a server’s markup is hydrated: returns the server’s answer first, then the browser’s', async () => {
  const Share = () => <p>{String(useSupport(openShareSheet).ok)}</p>;
  const server = createBridge({ userAgent: BROWSER });
  const bridge = createBridge({ userAgent: BROWSER });
  stop = () => {
    server.dispose();
    bridge.dispose();
  };
  const treeOf = (item: typeof bridge) => (
    <BridgeProvider bridge={item}>
      <Share />
    </BridgeProvider>
  );
  act(() => root.unmount());
  page.innerHTML = renderToString(treeOf(server));
  expect(page.textContent).toBe('true');
  const mismatches: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(page, treeOf(bridge), { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect([mismatches, page.textContent]).toEqual([[], 'false']);
});

it('useSupport in React when it gets params: returns the answer for them', () => {
  const LocationSupport = ({ coordinates }: { coordinates: 'wgs84' | 'gcj02' }) => (
    <p>{String(useSupport(getLocation, { coordinates }).ok)}</p>
  );
  const bridge = createBridge({ userAgent: BROWSER });
  stop = () => bridge.dispose();
  for (const [coordinates, ok] of [
    ['wgs84', 'true'],
    ['gcj02', 'false'],
  ] as const) {
    act(() =>
      root.render(
        <BridgeProvider bridge={bridge}>
          <LocationSupport coordinates={coordinates} />
        </BridgeProvider>,
      ),
    );
    expect(page.textContent).toBe(ok);
  }
});

it('useCall in React when two calls overlap or one fails: shows the latest state, and never rejects', async () => {
  const { bridge, received, send, port2 } = makeApp({ getSteps: 1 });
  stop = () => {
    bridge.dispose();
    port2.close();
  };
  const states: ReturnType<typeof useCall<{ days: number }, unknown>>[] = [];
  const CallStatus = () => {
    const callState = useCall(getSteps);
    states.push(callState);
    return <p>{callState.status === 'failed' ? callState.error.code : callState.status}</p>;
  };
  act(() =>
    root.render(
      <BridgeProvider bridge={bridge}>
        <CallStatus />
      </BridgeProvider>,
    ),
  );
  await act(() => bridge.opened);
  const firstRun = states[0]?.run;
  let [older, newer] = [Promise.resolve<unknown>(0), Promise.resolve<unknown>(0)];
  act(() => {
    older = states[0]?.run({ days: 1 }) ?? older;
    newer = states[0]?.run({ days: 2 }) ?? newer;
  });
  expect(page.textContent).toBe('running');
  await expect.poll(() => received.length).toBe(2);
  const answer = (index: number) => send({ id: received[index]?.['id'], result: { days: [] } });
  await act(async () => {
    answer(0);
    await older;
  });
  expect(page.textContent).toBe('running');
  await act(async () => {
    answer(1);
    await newer;
  });
  expect(page.textContent).toBe('done');
  await act(async () => expect(await states[0]?.run({ days: 400 })).toBeUndefined());
  expect(page.textContent).toBe('BAD_PARAMS');
  expect(states.at(-1)?.run).toBe(firstRun);
});

it('usePending in React when an operation is added or settled: lists the pending ones, and none on a server', async () => {
  const { port1, port2 } = new MessageChannel();
  const bridge = createBridge({
    userAgent: BROWSER,
    transport: messagePortTransport(port1),
    origins: ['https://m.shop.example'],
  });
  stop = () => {
    bridge.dispose();
    port2.close();
    localStorage.clear();
  };
  const KEY = 'sdhealth.bridge.pending';
  const open = { method: paySeq.name, key: ORDER.paySeq, startedAt: 1, page: 'earlier' };
  localStorage.setItem(KEY, JSON.stringify([open]));
  const lists: ReturnType<typeof usePending>[] = [];
  const PendingOperations = () => {
    const pendingList = usePending();
    lists.push(pendingList);
    return <p>{pendingList.operations.map(({ key, state }) => `${key} ${state}`).join()}</p>;
  };
  const tree = (
    <BridgeProvider bridge={bridge}>
      <PendingOperations />
    </BridgeProvider>
  );
  expect(renderToString(tree)).toBe('<p></p>');
  act(() => root.render(tree));
  expect(page.textContent).toBe('PS1 unheard');
  act(() => {
    localStorage.setItem(KEY, JSON.stringify([open, { ...open, key: 'PS2' }]));
    window.dispatchEvent(new Event('storage'));
  });
  expect(page.textContent).toBe('PS1 unheard,PS2 unheard');
  act(() => lists.at(-1)?.operations[0]?.settle());
  expect(page.textContent).toBe('PS2 unheard');
});
