// @vitest-environment node
/** Tests the app without a real channel: which answers are sent through a message's reply, and which to the receiver. */
import { afterEach, expect, test } from 'vitest';
import { parseJson } from '../src/json.ts';
import { type AnsweringApp, answering } from './answering.ts';
import type { Embedder } from './embedder.ts';

let app: AnsweringApp;
afterEach(() => app.dispose());

/** Starts a host that only records the messages for the page. */
function silentHost() {
  const requests: unknown[] = [];
  let notify = () => {};
  const embedder: Embedder = {
    pageErrors: [],
    open: async () => {},
    reload: async () => {},
    evaluate: async () => undefined,
    setChannel: async () => {},
    setCovered: async () => {},
    kill: async () => {},
    screenshot: async () => {},
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

test('a request when it has a reply: is answered through the reply and accepted through the receiver', async () => {
  const { until } = silentHost();
  const reply = await new Promise<string | undefined>((resolve) => app.receive(request('p.1'), resolve));
  expect(parseJson(reply ?? '')).toEqual({ jsonrpc: '2.0', id: 'p.1', result: { type: '5g' } });
  expect(await until(1)).toEqual([{ jsonrpc: '2.0', method: '$/accepted', params: { id: 'p.1' } }]);
});

test('a notification when it has a reply: settles the reply without a value', async () => {
  silentHost();
  const cancel = JSON.stringify({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'p.1' } });
  expect(await new Promise((resolve) => app.receive(cancel, resolve))).toBeUndefined();
});

test('the requests of a batch: are answered through the receiver', async () => {
  const { until } = silentHost();
  const batch = `[${request('p.1')},${request('p.2')}]`;
  expect(await new Promise((resolve) => app.receive(batch, resolve))).toBeUndefined();
  expect(await until(4)).toContainEqual({ jsonrpc: '2.0', id: 'p.2', result: { type: '5g' } });
});

test('an app when it hangs: ignores all messages', async () => {
  silentHost();
  app.hang();
  app.receive(request('p.1'));
  expect(app.traffic).toEqual([]);
});
