// @vitest-environment node
/** Tests the app without a real channel: which answers use a message's reply, and which the receiver. */
import { afterEach, expect, test } from 'vitest';
import { parseJson } from '../src/json.ts';
import { type AnsweringApp, answering } from './answering.ts';
import type { Embedder } from './embedder.ts';

let app: AnsweringApp;
afterEach(() => app.dispose());

/** Starts a host that only notes the texts for the page. */
function silentHost() {
  const requests: unknown[] = [];
  let notify = () => {};
  const embedder: Embedder = {
    complaints: [],
    open: async () => {},
    reload: async () => {},
    evaluate: async () => undefined,
    setChannel: async () => {},
    cover: async () => {},
    kill: async () => {},
    picture: async () => {},
    close: async () => {},
    async send(text) {
      requests.push(parseJson(text));
      notify();
      return true;
    },
  };
  const until = async (count: number) => {
    while (requests.length < count) {
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
    return requests;
  };
  app = answering({ channel: 'handler-with-reply', backend: 'http://127.0.0.1:9' });
  app.attach(embedder);
  return { until };
}

const request = (id: string) => JSON.stringify({ jsonrpc: '2.0', id, method: 'getNetwork', params: {} });

test('a request is answered by its own reply, and accepted by the receiver', async () => {
  const { until } = silentHost();
  const reply = await new Promise<string | undefined>((resolve) => app.receive(request('p.1'), resolve));
  expect(parseJson(reply ?? '')).toEqual({ jsonrpc: '2.0', id: 'p.1', result: { type: '5g' } });
  expect(await until(1)).toEqual([{ jsonrpc: '2.0', method: '$/accepted', params: { id: 'p.1' } }]);
});

test('a message that asks nothing has its reply settled without a value', async () => {
  silentHost();
  const cancel = JSON.stringify({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'p.1' } });
  expect(await new Promise((resolve) => app.receive(cancel, resolve))).toBeUndefined();
});

test('the members of a batch are answered by the receiver', async () => {
  const { until } = silentHost();
  const batch = `[${request('p.1')},${request('p.2')}]`;
  expect(await new Promise((resolve) => app.receive(batch, resolve))).toBeUndefined();
  expect(await until(4)).toContainEqual({ jsonrpc: '2.0', id: 'p.2', result: { type: '5g' } });
});

test('an app that hangs ignores what it receives', async () => {
  silentHost();
  app.hang();
  app.receive(request('p.1'));
  expect(app.traffic).toEqual([]);
});
